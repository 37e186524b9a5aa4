import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Response } from '@playwright/test';
import { newCandidate } from '../support/candidate.ts';
import { copyReleases, type Releases } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

const RESULTS = '/empleos-de-cajero';
const FAILURE = 'Hay un problema para cargar este contenido.';
let releases: Releases;
let site: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = copyReleases();
  site = await SiteProcess.create({ RELEASES_DIR: releases.folder, ALLOW_OVERRIDES: 'true' });
  await site.start();
});
test.afterAll(async () => {
  await site.remove();
  releases.remove();
});

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
const getVersion = (unit: string) => /([^/]+)-[0-9a-f]{12}$/.exec(releases.units[unit] ?? '')?.[1] ?? '';
/** Address of a page in a tester's composition in which a unit has a fault. */
const faulty = (address: string, unit: string, kind: string) =>
  `${site.url}${address}?composition=${unit}@${getVersion(unit)}&fault=${unit}:${kind}`;

/** Notes on the page that it was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
const wasNotReloaded = (page: Page) => page.evaluate(() => 'notReloaded' in globalThis);

for (const kind of ['load', 'render']) {
  test(`a page whose unit has a fault (${kind}) says so inside the frame, and Reintentar brings it`, async ({
    page,
  }) => {
    await page.goto(faulty(RESULTS, 'mfe-search', kind));
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await mark(page);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Empleos de cajero/ })).toBeVisible();
    expect(await wasNotReloaded(page)).toBe(true);
  });
}

test('a unit that hangs on the server costs its own rendering there: the browser shows the page', async ({
  page,
}) => {
  const answer = await page.goto(faulty(RESULTS, 'mfe-search', 'hang'));
  expect(await answer?.text()).not.toContain('Empleos de cajero en');
  await expect(page.getByRole('heading', { level: 1, name: /Empleos de cajero/ })).toBeVisible();
  const next = await page.request.get(site.url + RESULTS);
  expect(await next.text()).toContain('Empleos de cajero en');
});

test('a page whose sagas throw while it loads says so, names the unit, and Reintentar brings it', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(faulty(RESULTS, 'mfe-search', 'saga'));
  await expect(page.getByText(FAILURE)).toBeVisible();
  const report = `unit=mfe-search version=${getVersion('mfe-search')} kind=saga`;
  expect(said.some((line) => line.includes(report))).toBe(true);
  await mark(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Empleos de cajero/ })).toBeVisible();
  expect(await wasNotReloaded(page)).toBe(true);
});

test('a slow unit comes late and whole', async ({ page }) => {
  await page.goto(faulty(RESULTS, 'mfe-search', 'slow'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Empleos de cajero/ })).toBeVisible();
});

for (const kind of ['load', 'render']) {
  test(`a part of another unit with a fault (${kind}) leaves its fallback, and is back after a navigation`, async ({
    page,
  }) => {
    await page.goto(site.url + RESULTS);
    const offer = await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href');
    await page.goto(faulty(offer ?? '', 'mfe-apply', kind));
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Postularme' }).first();
    await expect(link).toHaveAttribute('href', offer ?? '');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Preguntas frecuentes/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Preguntas frecuentes/i })).toBeVisible();
    await page.goBack();
    // What the unit itself puts there leads visitors to the log-in.
    await expect(link).toHaveAttribute('href', /^\/login\?returnUrl=/);
  });
}

test('a chunk that does not arrive is asked for again, by itself and by Reintentar', async ({ page }) => {
  await page.goto('/acerca-de');
  await ready(page);
  await mark(page);
  let failures = 0;
  let broken = 1;
  await page.route('**/releases/mfe-account/**/page-login.js', (route) => {
    if (broken === 0) return route.continue();
    broken -= 1;
    failures += 1;
    return route.abort();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' });
  // The keyboard fetches nothing ahead of the click.
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(failures).toBe(1);

  broken = 1_000;
  await page.route('**/releases/mfe-account/**/page-restore*.js', (route) =>
    broken > 0 ? route.abort() : route.continue(),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /contraseña/ })
    .first()
    .dispatchEvent('click');
  await expect(page.getByText(FAILURE)).toBeVisible();
  broken = 0;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(FAILURE)).toBeHidden();
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toBeVisible();
  expect(await wasNotReloaded(page)).toBe(true);
});

test('a withdrawn composition is left at the next navigation, never over a form that holds something', async ({
  page,
}) => {
  const candidate = newCandidate();
  let withdrawn = false;
  const named = new Set<string | undefined>();
  const isCall = ({ pathname }: URL) => /^\/(rest|cache-rest|api)(\/|$)/.test(pathname);
  await page.route(isCall, async (route) => {
    named.add(route.request().headers()['x-composition']);
    const answer = await route.fetch();
    const headers = { ...answer.headers(), ...(withdrawn ? { 'x-composition-withdrawn': '1' } : {}) };
    await route.fulfill({ response: answer, headers });
  });
  await page.goto('/cuenta/nueva');
  await ready(page);
  await mark(page);
  const email = page.getByRole('main').getByLabel('Correo electrónico');
  withdrawn = true;
  await email.fill(candidate.email);
  const checked = page.waitForResponse(
    (answer: Response) => answer.headers()['x-composition-withdrawn'] === '1',
  );
  await email.blur();
  await checked;
  expect([...named]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);

  // Over a form that holds something nothing is loaded anew.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Términos/ })
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /Términos/i })).toBeVisible();
  expect(await wasNotReloaded(page)).toBe(true);

  // Nothing is held any more: the next navigation comes from the server.
  await page.getByRole('contentinfo').getByRole('link', { name: /Aviso/ }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /Aviso/i })).toBeVisible();
  expect(await wasNotReloaded(page)).toBe(false);
});

test('failures and measures are reported by unit and version, without what was typed', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/beacon') bodies.push(request.postData() ?? '');
  });
  await page.goto(faulty(RESULTS, 'mfe-search', 'render'));
  await expect(page.getByText(FAILURE)).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.goto('about:blank');
  const key = readFileSync(path.join(site.dataDir, 'operator.key'), 'utf8').trim();
  const status = async () => {
    const answer = await page.request.get(`${site.url}/admin/status`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { units } = (await answer.json()) as {
      units: Record<
        string,
        Array<{
          version: string;
          pageViews: number;
          errors: Array<{ name: string; kind: string }>;
          vitals: object;
        }>
      >;
    };
    return units['mfe-search']?.[0];
  };
  await expect
    .poll(async () => (await status())?.errors.map(({ kind, name }) => `${kind} ${name}`))
    .toContain('render MadeFault');
  const reported = await status();
  expect(reported?.version).toBe(getVersion('mfe-search'));
  expect(reported?.pageViews).toBeGreaterThan(0);
  expect(Object.keys(reported?.vitals ?? {})).toContain('TTFB');
  expect(bodies.join('')).not.toContain('cajero');
  expect((await page.request.get(`${site.url}/admin/status`)).status()).toBe(401);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('files of releases come from it, pages from the site', async ({ page }) => {
    await page.goto('/acerca-de');
    await ready(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The first page came before the worker.
    await page.goto('/');
    await ready(page);
    await page.waitForFunction(async () => {
      const cache = await caches.open('releases-1');
      return (await cache.keys()).some(({ url }) => url.includes('/releases/shell/'));
    });
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    const readNonce = async (loaded: Promise<Response | null>): Promise<string | undefined> =>
      /'nonce-([^']+)'/.exec((await loaded)?.headers()['content-security-policy'] ?? '')?.[1];
    const first = await readNonce(page.reload());
    await ready(page);
    const second = await readNonce(page.reload());
    await ready(page);
    // The site gives each page it makes a nonce of its own.
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
    const files = answers.filter((response) => response.url().includes('/releases/'));
    expect(files.length).toBeGreaterThan(0);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('releases-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept.every((file) => file.startsWith('/releases/'))).toBe(true);
  });
});
