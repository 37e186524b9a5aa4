import { expect, test, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { scrollsSideways, findViolationsInBothThemes } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';
import { watchConsole } from '../support/console-watch.ts';

const RESULT = '/sueldos?monto=12%2C000&tipo=bruto&anio=2025&zona=general';

/** Address of the first offer of a search that states its pay and hours. */
async function offerAddress(page: Page): Promise<string> {
  await page.goto('/empleos-de-cajero/en-jalisco');
  return (await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href')) ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('gross pay comes to net pay with its working', async ({ page }) => {
    await page.goto('/sueldos');
    await page.getByLabel('Sueldo al mes').fill('12,000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/\/sueldos\?tipo=bruto&monto=12%2C000&anio=2026&zona=general#resultado$/);
    // 420.95 + 10.88 % × 4,831.48 = 946.62 of tax; 307.19 of social security.
    await expect(page.getByRole('heading', { name: '$10,746.19 netos al mes' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^ISR de 2026/ })).toContainText('$420.95');
    await expect(page.getByLabel('Sueldo al mes')).toHaveValue('12,000');
  });

  test('another year has other tables, and net comes back to gross', async ({ page }) => {
    await page.goto('/sueldos');
    await page.locator('label', { hasText: 'De neto a bruto' }).click();
    await page.getByLabel('Sueldo al mes').fill('5738.78');
    await page.getByLabel('Año de las tablas').selectOption('2018');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByRole('heading', { name: '$6,000.00 brutos al mes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'ISR de 2018' })).toContainText('$288.33');
  });

  test('an offer shows its pay by the hour, and how it was reckoned', async ({ page }) => {
    await page.goto(await offerAddress(page));
    await expect(page.getByText(/^\$[\d,]+ netos al mes$/)).toBeVisible();
    await page.getByText('Cómo lo calculamos').click();
    // The sample is of August 2018 and of August 2020, and is compared with the minimum of its own year.
    await expect(page.getByText(/^Salario mínimo general de (2018|2020)$/)).toBeVisible();
    await expect(
      page.getByText(
        /^(\$88\.36 al día × 30\.4 = \$2,686\.14|\$123\.22 al día × 30\.4 = \$3,745\.89) al mes/,
      ),
    ).toBeVisible();
  });
});

test('a reckoning follows another without a reload', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/sueldos');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Sueldo al mes').fill('10000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('heading', { name: '$9,557.42 netos al mes' })).toBeVisible();
  await page.getByLabel('Año de las tablas').selectOption('2018');
  await page.getByLabel('Sueldo al mes').fill('6000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('heading', { name: '$5,738.78 netos al mes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '$9,557.42 netos al mes' })).toBeVisible();
  await expect(page.getByLabel('Sueldo al mes')).toHaveValue('10000');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('invalid input is reported beside its field and stays as typed', async ({ page }) => {
  for (const [typed, message] of [
    ['doce mil', 'Escribe solo números'],
    ['-500', 'mayor que 0'],
    ['0', 'mayor que 0'],
    ['12000,50', 'Usa coma para los miles'],
    ['99999999999', 'hasta $10,000,000'],
  ] as const) {
    const answer = await page.goto(`/sueldos?monto=${encodeURIComponent(typed)}&tipo=bruto`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel('Sueldo al mes')).toHaveValue(typed);
  }
  await page.goto('/sueldos?monto=12000&anio=2027');
  await expect(page.getByText('No tenemos tablas publicadas de 2027.')).toBeVisible();
});

test('the pages of pay are accessible in both themes and fit a phone', async ({ page }) => {
  const offer = await offerAddress(page);
  for (const path of ['/sueldos', RESULT, '/sueldos?monto=x&anio=2027', offer]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    if (path === offer) await page.getByText('Cómo lo calculamos').click();
    expect(await findViolationsInBothThemes(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => scrollsSideways(page), path).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('the menu of a candidate leads to the page, marked as new', async ({ page }) => {
  await page.goto('/cuenta/nueva');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await new Account(page).create(newCandidate());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.getByRole('button', { name: /Guadalupe/ }).click();
  const item = page.getByRole('link', { name: /Sueldos/ });
  await expect(item).toContainText('Nuevo');
  await item.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sueldos' })).toBeVisible();
});
