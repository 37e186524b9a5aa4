import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, request as requests, test, type Page } from '@playwright/test';
import { ChambaCommand } from '../support/chamba-command.ts';
import { watchConsole } from '../support/console-watch.ts';
import { signUpReady } from '../support/ready-candidate.ts';
import { SiteProcess } from '../support/site-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const OPERATOR_KEY = 'operator-key-of-the-tests';
const RESULTS = '/empleos-de-auxiliar';

/** A public site: what candidates see, with no setting for testers or developers. */
let site: SiteProcess;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'chamba-compose-'));
  site = await SiteProcess.create({ OPERATOR_KEY });
  await site.start();
});
test.afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

type Boot = {
  testers?: boolean;
  composition: { id: string; custom: boolean; overrides?: Record<string, { kind: string; wanted: string }> };
};

async function readBoot(page: Page): Promise<Boot> {
  return JSON.parse((await page.locator('#boot').textContent()) ?? '') as Boot;
}

async function logIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await ready(page);
  const main = page.getByRole('main');
  await main
    .getByLabel(/correo/i)
    .first()
    .fill(email);
  await main.locator('input[type=password]').fill(password);
  await main
    .getByRole('button', { name: /iniciar sesión|entrar|ingresar/i })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

test('compose shows a site with a local build, marks it with a badge, and calls that site', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  const compose = new ChambaCommand(['compose', '--remote', 'mfe-cv=local', '--site', site.url]);
  try {
    const url = await compose.url();
    const shown = await compose.line('overrides');
    expect(Object.keys(shown['overrides'] as object)).toEqual(['mfe-cv']);
    await page.goto(url + RESULTS);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/auxiliar/i);
    await expect(page.getByText('1 cambio')).toBeVisible();
    const { composition } = await readBoot(page);
    expect(composition.custom).toBe(true);
    expect(composition.overrides?.['mfe-cv']?.kind).toBe('local');

    // Accounts are those of the site.
    const there = await requests.newContext({ baseURL: site.url });
    const { email, password } = await signUpReady(there);
    await there.dispose();
    await logIn(page, url, email, password);
    await page.goto(`${url}/curriculo`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Guadalupe');
    // The browser of the tests lets no service worker in, and says so.
    expect(complaints.filter((text) => !text.startsWith('Service Worker'))).toEqual([]);
  } finally {
    expect(await compose.stop()).toBe(0);
  }
});

test('compose says what it lacks', async () => {
  const none = new ChambaCommand(['compose', '--remote', 'mfe-cv=nowhere', '--site', site.url]);
  await expect(none.line('url')).rejects.toThrow(/ended/);
  expect((await none.line('error'))['error']).toMatchObject({
    code: 'remote',
    message: expect.stringContaining('nowhere does not exist'),
  });
  const unpublished = new ChambaCommand(['compose', '--remote', 'mfe-search=9.9.9', '--site', site.url]);
  await expect(unpublished.line('url')).rejects.toThrow(/ended/);
  expect((await unpublished.line('error'))['error']).toMatchObject({
    code: 'gateway',
    message: expect.stringContaining('mfe-search=9.9.9: '),
  });
  // Nobody answers there: tests beside it would say something about the site's version.
  const silent = new ChambaCommand(['compose', '--remote', 'mfe-cv=http://localhost:1', '--site', site.url]);
  await expect(silent.line('url')).rejects.toThrow(/ended/);
  expect((await silent.line('error'))['error']).toMatchObject({
    code: 'remote',
    message: expect.stringContaining('mfe-cv is not shown from http://localhost:1'),
  });
});

test('compose fails when a source ends while the command runs, whatever the command says', async () => {
  test.setTimeout(120_000);
  const [release = ''] = readdirSync(path.join(root, 'build/releases/mfe-cv'));
  const folderOfRelease = path.join(root, 'build/releases/mfe-cv', release);
  const server = createServer((asked, answer) => {
    const file = path.join(folderOfRelease, new URL(asked.url ?? '/', 'http://localhost').pathname);
    if (existsSync(file)) answer.setHeader('access-control-allow-origin', '*').end(readFileSync(file));
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const outcome = new Promise<number | null>((resolve) => {
    const child = spawn(
      process.execPath,
      [
        path.join(root, 'composer/bin/chamba.mjs'),
        ...['compose', '--remote', `mfe-cv=http://127.0.0.1:${port}`, '--site', site.url],
        ...['--', process.execPath, '-e', `fetch('http://127.0.0.1:${port}/stop').catch(() => undefined)`],
      ],
      { cwd: root, stdio: 'ignore' },
    );
    child.once('close', resolve);
  });
  server.prependListener('request', ({ url }) => {
    if (url !== '/stop') return;
    server.close();
    server.closeAllConnections();
  });
  expect(await outcome).toBe(1);
});

test('a tester link opens a public site for published compositions, and for nothing else', async ({
  page,
}) => {
  const answer = await page.request.post(`${site.url}/admin/testers`, {
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    data: { hours: 1, who: 'prueba' },
  });
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Composición' })).toBeVisible();
  const { composition, testers } = await readBoot(page);
  expect({ testers, custom: composition.custom }).toEqual({ testers: true, custom: false });

  await page.goto(`${site.url}${RESULTS}?composition=${composition.id}`);
  await ready(page);
  expect((await readBoot(page)).composition.id).toBe(composition.id);

  const refused = await page.goto(`${site.url}${RESULTS}?composition=mfe-search@http://localhost:3000`);
  expect(refused?.status()).toBe(403);
  await expect(page.getByText('Este sitio solo acepta versiones publicadas.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a lo publicado' }).click();
  await ready(page);
  expect((await readBoot(page)).composition.custom).toBe(false);
});

test('candidates see no trace of testers: the same bytes, headers and files', async ({ page }) => {
  const seen = async (address: string) => {
    const answer = await page.request.get(site.url + address);
    const html = (await answer.text()).replace(/nonce="[^"]+"/g, '').replace(/"now":\d+/, '');
    const headers = Object.entries(answer.headers())
      .filter(([name]) => name !== 'date')
      .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, '')]);
    return { html, headers };
  };
  await page.request.get(site.url + RESULTS);
  const plain = await seen(RESULTS);
  expect(plain.html).not.toMatch(/tester|override/i);
  for (const asked of ['composition=mfe-search@http://localhost:3000', 'channel=beta']) {
    const other = await seen(`${RESULTS}?${asked}`);
    expect(other.headers.map(([name]) => name)).toEqual(plain.headers.map(([name]) => name));
    expect(other.html.match(/id="boot".*"state"/s)?.[0]).toEqual(
      plain.html.match(/id="boot".*"state"/s)?.[0],
    );
  }
  const files: string[] = [];
  page.on('request', (asked) => files.push(asked.url()));
  await page.goto(`${site.url}${RESULTS}?composition=mfe-search@9.9.9&composicion=1`);
  await ready(page);
  expect(files.filter((file) => /\/panel\./.test(file))).toEqual([]);
});

test('a recorded session is replayed without services, and what it lacks is named', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const file = path.join(folder, 'session.jsonl');
  const there = await requests.newContext({ baseURL: site.url });
  const { email, password } = await signUpReady(there);
  await there.dispose();

  const walk = async (visit: Page, origin: string, login: string): Promise<string[]> => {
    await visit.goto(origin + RESULTS);
    await ready(visit);
    const cards = await visit.getByRole('main').getByRole('article').allTextContents();
    await logIn(visit, origin, login, password);
    await visit.goto(`${origin}/postulaciones`);
    await ready(visit);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Mis postulaciones');
    return cards;
  };

  const record = new ChambaCommand(['record', '--out', file, '--site', site.url]);
  const first = await walk(page, await record.url(), email);
  expect(await record.stop()).toBe(0);
  expect(first.length).toBeGreaterThan(0);
  const text = readFileSync(file, 'utf8');
  for (const secret of [email, password, 'Guadalupe', 'Hernández', '3312345678', '1994-05-17'])
    expect(text.includes(secret), secret).toBe(false);

  const replay = new ChambaCommand(['replay', file]);
  const url = await replay.url();
  const [person = ''] = (await replay.line('people'))['people'] as string[];
  const context = await browser.newContext();
  const again = await walk(await context.newPage(), url, person);
  expect(again).toEqual(first);
  await context.newPage().then((visit) => visit.goto(`${url}/empleos-de-astronauta`));
  await context.close();
  expect(await replay.stop()).toBe(3);
  const misses = (await replay.line('misses'))['misses'] as Array<{ call: string }>;
  expect(misses.some(({ call }) => call.includes('q=astronauta'))).toBe(true);
});

test('dev shows what is saved at once, and components keep their state', async ({ page }) => {
  test.setTimeout(240_000);
  // A copy inside the repository: its packages are found from there, and the sources stay as they are.
  const copy = path.join(root, '.cache/e2e-dev/mfe-search');
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(root, 'mfe-search'), copy, {
    recursive: true,
    filter: (source) => !/[\\/](?:dist|coverage)(?:[\\/]|$)/.test(source.slice(root.length)),
  });
  const dev = new ChambaCommand(['dev', copy, '--site', site.url]);
  try {
    const url = await dev.url();
    await page.goto(url);
    await ready(page);
    expect((await readBoot(page)).composition.overrides?.['mfe-search']?.kind).toBe('address');
    const input = page.getByRole('main').locator('input').first();
    await expect(page.getByText('Empleos con sueldo a la vista').first()).toBeVisible();
    await input.fill('cajero nocturno');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    const hero = path.join(copy, 'src/home/hero.tsx');
    writeFileSync(
      hero,
      readFileSync(hero, 'utf8').replace('Empleos con sueldo a la vista', 'Guardado apenas'),
    );
    await expect(page.getByText('Guardado apenas').first()).toBeVisible();
    await expect(input).toHaveValue('cajero nocturno');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    const sheet = path.join(copy, 'src/home/hero.module.css');
    writeFileSync(sheet, `${readFileSync(sheet, 'utf8')}\n.lead { letter-spacing: 3px; }\n`);
    await expect(page.getByText('Guardado apenas').first()).toHaveCSS('letter-spacing', '3px');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  } finally {
    await dev.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
