import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

const PHONE = { width: 390, height: 844 };

async function openResume(page: Page): Promise<void> {
  await page.goto('/curriculo');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

test('a résumé is downloaded, shown by a link without scripts, and not found once the link has ended', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const { email } = await signUpReady(context.request);
  await openResume(page);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(dialog.getByText('PDF clásico')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar: PDF en dos columnas' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^CV-[\w-]+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog.getByText('Listo, descargamos tu CV.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compartir' }).click();
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await dialog.getByLabel('Tu enlace').inputValue();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  const stranger = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const shown = await stranger.newPage();
  const answer = await shown.goto(link);
  expect(answer?.status()).toBe(200);
  const headers = answer?.headers() ?? {};
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
  await expect(shown.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown.content()).not.toContain(email);

  await openResume(page);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(dialog.getByText(/Abierto 1 vez/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Terminar el enlace/ }).click();
  await dialog.getByRole('button', { name: 'Sí, terminar' }).click();
  await expect(dialog.getByText('El enlace ya no abre tu CV.')).toBeVisible();
  const gone = await shown.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(shown.getByText('Este enlace ya no muestra ningún CV')).toBeVisible();
  await stranger.close();
});

test('on paper a résumé has nothing of the site around it', async ({ page, context }) => {
  await signUpReady(context.request);
  await openResume(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Descargar', 'Historial'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const navigation of await page.getByRole('navigation').all()) await expect(navigation).toBeHidden();
});
