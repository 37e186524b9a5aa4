import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Reads the note of a misspelled search that offers are found for too, and goes to these alone. */
async function readAndGoBack(page: Page): Promise<void> {
  await page.goto('/empleos-de-emfermera');
  const note = page.getByText(/También mostramos empleos de "enfermera"/);
  await expect(note).toHaveText('También mostramos empleos de "enfermera". Buscar solo "emfermera"');
  await page.getByRole('link', { name: 'Buscar solo "emfermera"' }).click();
  await expect(page).toHaveURL(/\/empleos-de-emfermera\?literal=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('emfermera');
  await expect(page.getByText(/ostramos empleos de/)).toHaveCount(0);
}

test('a misspelled search says what it shows, and leads to no search that finds nothing', async ({
  page,
}) => {
  await page.goto('/empleos-de-contavilidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos de contabilidad en México');
  await expect(page.getByText(/Mostramos los de/)).toHaveText(
    'No encontramos empleos de "contavilidad". Mostramos los de "contabilidad".',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'nofollow, noindex');
  expect(await page.locator('a[href^="/empleo/oferta/"]').count()).toBeGreaterThan(5);
});

test('what was written can be searched for alone', async ({ page }) => {
  await readAndGoBack(page);
});

test('words found as written carry no note', async ({ page }) => {
  await page.goto('/empleos-de-contabilidad');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('contabilidad');
  await expect(page.getByText(/ostramos (?:los|empleos) de/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the note and its link work all the same', async ({ page }) => {
    await readAndGoBack(page);
  });
});
