import { expect, test } from '@playwright/test';
import { Directories } from '../pages/directories.ts';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';

const LISTINGS = [
  '/empleos-por-estado',
  '/empleos-por-ciudad',
  '/empleos-por-categoria',
  '/empleos-mas-buscados',
  '/empleos-por-contratacion',
  '/Home/Mapa_del_Sitio',
];

test('from the footer over every list to the offers it counted', async ({ page }) => {
  const directories = new Directories(page);
  await page.goto('/');
  await directories.openFromFooter('Empleos por estado');
  const offers = await directories.readCount('Jalisco');
  expect(offers).toBeGreaterThan(0);
  for (const name of [
    'Empleos por ciudad',
    'Empleos por categoría',
    'Empleos más buscados',
    'Empleos por contratación',
    'Empleos por empresa',
    'Empleos por estado',
  ])
    await directories.switchTo(name);
  await directories.link('Jalisco').click();
  await expect(page).toHaveURL('/empleos-en-jalisco');
  await expect(page.getByRole('main')).toContainText(offers.toLocaleString('es-MX'));
});

test('a list that cannot be had says so, and comes with another try', async ({ page }) => {
  const directories = new Directories(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.route('**/categories', (route) => route.fulfill({ status: 500, json: {} }));
  await directories.openFromFooter('Empleos por categoría');
  await expect(page.getByText('Ocurrió un error al cargar los filtros')).toBeVisible();
  await page.unroute('**/categories');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(directories.link('Ventas')).toBeVisible();
});

test('the lists are accessible in both themes, and fit in 320 px', async ({ page }) => {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const path of LISTINGS) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    expect(await findViolationsInBothThemes(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists lead to results', async ({ page }) => {
    const directories = new Directories(page);
    await directories.open('/empleos-por-ciudad');
    await directories.unfold('Jalisco');
    await directories.content.locator('details[open] a').first().click();
    await expect(page).toHaveURL(/^[^?]*\/empleos-en-jalisco\/ciudad-de-/);
    await directories.open('/empleos-por-contratacion');
    await directories.link('Tiempo completo').click();
    await expect(page).toHaveURL('/empleos?tft=1');
    await directories.open('/Home/Mapa_del_Sitio');
    await directories.link('Empleos en Jalisco').click();
    await expect(page).toHaveURL('/empleos-en-jalisco');
  });
});

test('search engines find every list and search, and what each page is', async ({ request, baseURL }) => {
  const readPlaces = async (path: string): Promise<string[]> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
  };
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const parts = await readPlaces(new URL(index).pathname);
  expect(parts.length).toBeGreaterThan(4);
  const sampled: string[] = [];
  for (const part of parts) sampled.push(...(await readPlaces(new URL(part).pathname)).slice(0, 2));
  for (const url of [...sampled, ...LISTINGS.map((path) => `${baseURL}${path}`)]) {
    const { pathname } = new URL(url);
    const answer = await request.get(pathname);
    const html = await answer.text();
    expect(answer.status(), pathname).toBe(200);
    expect(html, pathname).not.toContain('name="robots"');
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], pathname).toMatch(
      new RegExp(`^https?://[^/]+${pathname.replaceAll('/', '\\/')}$`),
    );
    expect(html, pathname).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, pathname).toMatch(/<meta property="og:image" content="http[^"]+\/icons\/share\.png"/);
  }
  for (const path of LISTINGS) {
    const html = await (await request.get(path)).text();
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(data), path).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});
