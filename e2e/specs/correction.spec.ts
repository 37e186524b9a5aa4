import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Reads the note of a misspelled search and goes back to what was written. */
async function readAndGoBack(page: Page): Promise<void> {
  await page.goto('/empleos-de-contavilidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos de contabilidad en México');
  const note = page.getByText(/Mostramos resultados de "contabilidad"/);
  await expect(note).toHaveText('Mostramos resultados de "contabilidad". Buscar "contavilidad"');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow, noindex');
  expect(await page.locator('a[href^="/empleo/oferta/"]').count()).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Buscar "contavilidad"' }).click();
  await expect(page).toHaveURL(/\/empleos-de-contavilidad\?literal=1$/);
  await expect(
    page.getByText('No se encontraron resultados listados con los parámetros especificados'),
  ).toBeVisible();
  await expect(page.getByText(/Mostramos resultados de/)).toHaveCount(0);
}

test('a misspelled search says what it shows, and searches literally on request', async ({ page }) => {
  await readAndGoBack(page);
});

test('words found as written carry no note', async ({ page }) => {
  await page.goto('/empleos-de-contabilidad');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('contabilidad');
  await expect(page.getByText(/ostramos resultados de/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the note and its link work all the same', async ({ page }) => {
    await readAndGoBack(page);
  });
});
