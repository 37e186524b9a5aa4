import { expect, test } from '@playwright/test';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';

const COMPANY = '/empleos/bolsa-de-trabajo-panaderia-demo-concha-feliz';
const PAGES = [
  '/empleos-por-empresa',
  '/buscar-empleos-por-empresa',
  '/buscar-empleos-por-letra-p',
  '/buscar-empleos-por-letra-w',
  '/buscar-empleos-en-panaderia',
  `${COMPANY}#empresa`,
];

test('from the footer over the list to an employer, its profile and an offer of it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Empleos por empresa' }).click();
  await expect(page).toHaveURL('/empleos-por-empresa');
  const employer = page.getByRole('main').getByRole('link', { name: /Panadería Demo Concha Feliz/ });
  await expect(employer).toContainText('Empresa de demostración');
  await employer.click();
  await expect(page).toHaveURL(COMPANY);
  const header = page.getByRole('region', { name: 'Empresa', exact: true });
  await expect(header).toContainText('Empresa de demostración');
  await header.locator('summary').click();
  await expect(header.getByRole('heading', { name: 'Evaluaciones' })).toBeVisible();
  await page.goto((await page.locator('main [data-job] a').first().getAttribute('href')) ?? '');
  const block = page.getByRole('region', { name: 'Panadería Demo Concha Feliz' });
  await expect(block.getByRole('meter')).toHaveCount(5);
  await block.getByRole('link', { name: 'Ver perfil y evaluaciones' }).click();
  await expect(page).toHaveURL(`${COMPANY}#empresa`);
  await expect(header.getByRole('heading', { name: 'Evaluaciones' })).toBeVisible();
});

test('a name is searched for, with suggestions, and pictures are there', async ({ page }) => {
  await page.goto('/buscar-empleos-por-empresa');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.getByRole('searchbox', { name: 'Nombre de la empresa' }).fill('ajolote');
  const suggestion = page.getByRole('main').getByRole('link', { name: /Software Demo Ajolote Curioso/ });
  await expect(suggestion).toBeVisible();
  await expect
    .poll(() => suggestion.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Buscar empresa' }).click();
  await expect(page).toHaveURL('/buscar-empleos-en-ajolote');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ajolote');
  await expect(suggestion).toBeVisible();
});

test('narrow screens go back to the list by a bar of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buscar-empleos-por-letra-c');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('link', { name: 'Regresar' }).click();
  await expect(page).toHaveURL('/empleos-por-empresa');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/buscar-empleos-por-letra-c');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Regresar' })).toBeHidden();
});

test('the pages are accessible in both themes, and fit in 320 px', async ({ page }) => {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const path of PAGES) {
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

  test('list, letter, search, results and offer read', async ({ page }) => {
    await page.goto('/empleos-por-empresa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos por empresa');
    await expect(page.getByRole('link', { name: 'Bimbo' })).toHaveAttribute(
      'href',
      '/empleos/bolsa-de-trabajo-bimbo',
    );
    await page.getByRole('link', { name: 'Empresas que empiezan con P' }).click();
    await expect(page).toHaveURL('/buscar-empleos-por-letra-p');
    await expect(page.getByRole('main').getByRole('link', { name: /Panadería Demo/ })).toBeVisible();
    await page.getByLabel('Nombre de la empresa').fill('Concha Panadería');
    await page.getByRole('button', { name: 'Buscar empresa' }).click();
    await expect(page).toHaveURL('/buscar-empleos-en-concha-panaderia');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Panadería Demo/ })
      .click();
    await expect(page).toHaveURL(COMPANY);
    await page.locator('main [data-job] a').first().click();
    const block = page.getByRole('region', { name: 'Panadería Demo Concha Feliz' });
    await expect(block).toContainText('Empresa de demostración');
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(2);
    await block.getByRole('link', { name: 'Ver perfil y evaluaciones' }).click();
    await expect(page.getByRole('heading', { name: 'Evaluaciones' })).toBeVisible();
  });

  test('a letter without employers says so', async ({ page }) => {
    const answer = await page.goto('/buscar-empleos-por-letra-w');
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('No hay resultados para la busqueda.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow, noindex');
    expect((await page.goto('/buscar-empleos-por-letra-xyz'))?.status()).toBe(404);
  });
});
