import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('home shows its lists, and its form finds vacancies', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Empleos por estado' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Jalisco/ })).toBeVisible();
  await page.goto('/buscar?q=cajero&l=Guadalajara%2C+Jalisco');
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-jalisco\/ciudad-de-guadalajara$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cajero/i);
  expect(await page.locator('a[href^="/empleo/oferta/"]').count()).toBeGreaterThan(5);
});

test('a keyword without a place is asked for it, and one tap searches the whole country', async ({
  page,
}) => {
  await page.goto('/buscar?q=cajero&l=');
  const message = page.getByText('Ingresa una ubicación para completar tu búsqueda.');
  await expect(message.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('input[name="q"]').filter({ visible: true })).toHaveValue('cajero');
  await page.getByRole('link', { name: 'Buscar en todo México' }).click();
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-mexico$/);
});

test('a place that may be several is chosen from a list, with the keyword kept', async ({ page }) => {
  await page.goto('/buscar?q=cajero&l=juarez');
  await expect(page).toHaveURL(/\/buscar\/ubicacion\?q=cajero&l=juarez/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige una ubicación');
  await expect(page.getByRole('main').getByText('Hay varias para «juarez».')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Juárez, Chihuahua' }).click();
  await expect(page).toHaveURL(/\/empleos-de-cajero\/en-chihuahua\/ciudad-de-juarez$/);
});

test('facets, pages and offers are plain links', async ({ page }) => {
  await page.goto('/empleos-en-jalisco');
  const before = await page.getByRole('status').first().textContent();
  const facet = page.locator('a[href*="smin="]').first();
  await page.goto((await facet.getAttribute('href')) ?? '');
  expect(await page.getByRole('status').first().textContent()).not.toBe(before);
  await page.goto('/empleos-en-jalisco?page=2');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow, noindex');
  const offer = page.locator('a[href^="/empleo/oferta/"]').first();
  const title = (await offer.textContent()) ?? '';
  await page.goto((await offer.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.trim());
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
});

test('legal pages read', async ({ page }) => {
  for (const path of ['/aviso-privacidad', '/terminos-condiciones']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500);
  }
});
