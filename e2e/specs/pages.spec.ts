import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';

const PAGES = [
  '/',
  '/empleos',
  '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
  '/empleos-de-cajero?page=2&sort=2',
  '/empleos-de-zzzznadaquever',
  '/empleos-por-estado',
  '/empleos-mas-buscados',
  '/Home/Mapa_del_Sitio',
  '/sueldos',
  '/buscar/ubicacion?q=cajero&l=juarez',
  '/login',
  '/cuenta/nueva',
  '/cuenta/recuperar-contrasena',
  '/aviso-privacidad',
  '/terminos-condiciones',
  '/acerca-de',
  '/preguntas-frecuentes',
  '/ayuda',
  '/descarga',
  '/nada/por-aqui',
];

for (const path of PAGES) {
  test(`${path} comes from the server and hydrates without a complaint`, async ({ page, request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).toContain('<h1');
    expect(html).toContain('"rendered":true');
    const complaints = watchConsole(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    // Effects that follow the hydration, and what they complain about, come before an idle moment.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const expected = answer.status() === 404 ? /status of 404/ : /^$/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('no script is asked for before what is to be read can be drawn', async ({ page }) => {
  await page.goto('/empleos-de-cajero');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const { styles, scripts } = await page.evaluate(() => {
    type Timing = PerformanceResourceTiming & { renderBlockingStatus: string };
    const files = performance.getEntriesByType('resource') as Timing[];
    return {
      styles: files
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ responseEnd }) => responseEnd),
      scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    };
  });
  expect(styles.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...styles));
});

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no/existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No encontramos la página que buscas.' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('every address that the code links to as a whole exists', async ({ request }) => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = ['shell', 'mfe-account', 'mfe-apply', 'mfe-cv', 'mfe-search', 'shared-kernel'].flatMap(
    (unit) =>
      readdirSync(path.join(root, unit, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
        .map((file) => path.join(root, unit, 'src', file)),
  );
  const addresses = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:href|to|action)(?:=|: )["'](\/[^"'#?]*)/g)].map(
        ([, address]) => address ?? '',
      ),
    ),
  );
  expect(addresses.size).toBeGreaterThan(10);
  const dead = await Promise.all(
    [...addresses].map(async (address) => ((await request.get(address)).status() === 404 ? [address] : [])),
  );
  expect(dead.flat()).toEqual([]);
});

test('legacy addresses move for good, with their query', async ({ request }) => {
  const answer = await request.get('/dashboard/postulaciones?x=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/postulaciones?x=1');
});

test('garbage in /rest is a 4xx with a code, never a stack', async ({ request }) => {
  for (const path of [
    '/rest',
    '/rest?server=nada&service=nada',
    '/rest?server=jobs&service=jobs&page=abc&smin=-1',
    '/api/job?jobID=;drop',
  ]) {
    const answer = await request.get(path);
    const body = await answer.text();
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(answer.status(), path).toBeLessThan(500);
    expect(body).toMatch(/"code"/);
    expect(body).not.toMatch(/\bat \S+:\d+:\d+/);
  }
});

test('pages come under a strict policy', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/'strict-dynamic'/);
  expect(policy).not.toMatch(/unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
