import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { reissue, Shipping } from '../../composer/dist/testing/index.js';
import { Search } from '../pages/search.ts';
import { watchConsole } from '../support/console-watch.ts';
import { copyReleases, type Releases } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

test.describe.configure({ mode: 'serial' });

const KEY = 'deploys-operator-key';
/** How often the teams ship while a tab is open: each of them twice, and each step of the tab once. */
const DEPLOYS = Number(process.env['E2E_DEPLOYS'] ?? 10);

let site: SiteProcess;
let releases: Releases;
let shipping: Shipping;
let shipped = 0;

test.beforeAll(async () => {
  releases = copyReleases();
  site = await SiteProcess.create({ RELEASES_DIR: releases.folder, OPERATOR_KEY: KEY });
  await site.start();
  shipping = await Shipping.start(site.url, KEY, Object.keys(releases.units));
});
test.afterAll(async () => {
  await site.remove();
  releases.remove();
});

/** Publishes and promotes a next release of one unit after the other. @returns the composition that is live then. */
async function deploy(): Promise<string> {
  const units = Object.keys(releases.units);
  const unit = units[shipped % units.length] ?? '';
  shipped += 1;
  const version = `0.1.${shipped}`;
  await shipping.publish(
    reissue(releases.units[unit] ?? '', { version, out: path.join(site.dataDir, 'next') }),
  );
  return (await shipping.promote(unit, version)).to;
}

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

/** Composition the page was opened with. */
const readComposition = (page: Page) =>
  page.evaluate(() => {
    const boot = document.querySelector('#boot')?.textContent ?? '{}';
    return (JSON.parse(boot) as { composition?: { id?: string } }).composition?.id;
  });

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis);

test(`an open tab keeps its composition, its code and its form through ${DEPLOYS} deploys`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + DEPLOYS * 15_000);
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const walking = await context.newPage();
  const typing = await context.newPage();
  const complaints = [walking, typing].map(watchConsole);
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('/releases/') && !answer.ok()) failed.push(answer.url());
  });

  await walking.goto('/');
  await ready(walking);
  await typing.goto('/cuenta/nueva');
  await ready(typing);
  const opened = await readComposition(walking);
  expect(opened).toBeTruthy();
  await typing.getByLabel('Nombre', { exact: true }).fill('Guadalupe');
  await Promise.all([walking, typing].map(mark));

  // Each step asks for code that the tab has not loaded yet, long after its release was replaced.
  const steps = [
    '/empleos-de-cajero',
    '/login',
    '/empleos-por-estado',
    '/cuenta/recuperar-contrasena',
    '/sueldos',
    '/aviso-privacidad',
    '/empleos-por-empresa',
    '/terminos-condiciones',
    '/empleos-por-categoria',
    '/',
  ];
  for (let count = 0; count < DEPLOYS; count += 1) {
    const live = await deploy();
    const html = await (await context.request.get('/')).text();
    expect(html).toContain(live);
    const to = steps[count % steps.length] ?? '/';
    await clickLink(walking, to);
    await expect(walking).toHaveURL(to);
    await expect(walking.getByRole('main').locator('h1')).toHaveCount(1);
    await typing.getByLabel('Apellidos').fill(`Hernández ${count}`);
    expect(await stayed(walking)).toBe(true);
    expect(await readComposition(walking)).toBe(opened);
  }

  await typing.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(typing.getByText('Este campo es requerido').first()).toBeVisible();
  await expect(typing.getByLabel('Nombre', { exact: true })).toHaveValue('Guadalupe');
  await expect(typing.getByLabel('Apellidos')).toHaveValue(`Hernández ${DEPLOYS - 1}`);
  expect(await stayed(typing)).toBe(true);
  expect(await readComposition(typing)).toBe(opened);
  expect(complaints).toEqual([[], []]);
  expect(failed).toEqual([]);

  const fresh = await context.newPage();
  await fresh.goto('/');
  expect(await readComposition(fresh)).not.toBe(opened);
  await context.close();
});

test('a withdrawn composition leaves tabs at their next navigation, but not over what is typed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const harmful = await deploy();
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const walking = await context.newPage();
  const typing = await context.newPage();
  for (const [page, address] of [
    [walking, '/'],
    [typing, '/cuenta/nueva'],
  ] as const) {
    await page.goto(address);
    await ready(page);
    expect(await readComposition(page)).toBe(harmful);
    await mark(page);
  }
  await typing.getByLabel('Nombre', { exact: true }).fill('Guadalupe');
  await deploy();
  await shipping.withdraw(harmful);

  // Tabs hear of it with the answers of the services: both make a call before they move on.
  const search = new Search(walking);
  await search.typeKeyword('caj');
  await expect(walking.getByRole('option').first()).toBeVisible();
  // What was typed into the search is not lost either.
  await clickLink(walking, '/empleos-por-empresa');
  await expect(walking).toHaveURL('/empleos-por-empresa');
  await expect(search.keyword).toHaveValue('caj');
  expect(await stayed(walking)).toBe(true);
  await search.keyword.fill('');
  await clickLink(walking, '/empleos-por-estado');
  await expect(walking).toHaveURL('/empleos-por-estado');
  await ready(walking);
  await walking.waitForFunction(() => !('stayed' in globalThis));
  expect(await readComposition(walking)).not.toBe(harmful);

  await typing.getByLabel('Correo electrónico').fill('una@ejemplo.com');
  const withdrawn = typing.waitForResponse((answer) => 'x-composition-withdrawn' in answer.headers());
  await typing.getByLabel('Apellidos').fill('Hernández');
  await withdrawn;
  await expect(typing.getByLabel('Nombre', { exact: true })).toHaveValue('Guadalupe');
  expect(await stayed(typing)).toBe(true);
  // Leaving the form is the person's own wish; what it held is no reason any more at the navigation after.
  await clickLink(typing, '/empleos-por-estado');
  await expect(typing.getByRole('main').locator('h1')).toContainText('estado');
  expect(await stayed(typing)).toBe(true);
  await clickLink(typing, '/sueldos');
  await typing.waitForFunction(() => !('stayed' in globalThis));
  await ready(typing);
  expect(await readComposition(typing)).not.toBe(harmful);
  await context.close();
});

/** Follows a link of the page itself, as its router does. */
async function clickLink(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, to);
}
