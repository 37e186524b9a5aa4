import { expect, test, type Page } from '@playwright/test';
import { offers, signUpReady } from '../support/ready-candidate.ts';

/** What the page does once it is there is loaded by then, too. */
async function open(page: Page, address: string): Promise<void> {
  const last = page.waitForResponse('**/releases/shell/**/after-load.js');
  await page.goto(address);
  await last;
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

async function retry(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await button.focus();
  await page.keyboard.press('Enter');
}

const focused = (page: Page) => page.locator(':focus');

test('an offer that fails again keeps the focus on Reintentar; one that comes gives it to its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/empleos-de-vendedor');
  let calls = 0;
  await page.route('**/api/job?*', async (route) => {
    calls += 1;
    await route.abort();
  });
  const link = page.locator('main [data-job] a').first();
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  const before = calls;
  await retry(page);
  await expect.poll(() => calls).toBeGreaterThan(before);
  await expect(focused(page)).toHaveText('Reintentar');
  await page.unroute('**/api/job?*');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(focused(page)).toHaveText(title);
  expect(await focused(page).evaluate(({ tagName }) => tagName)).toBe('H1');
});

test('what comes after Reintentar has the focus: results, an offer beside them, a list, a page', async ({
  page,
}) => {
  await open(page, '/');
  await page.route(/\/rest\?.*service=jobs(&|$)/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buscar empleo' }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page);
  await expect(page.locator('[data-job]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.route('**/api/job?*', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/empleos-de-cajero');
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page);
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  expect(await focused(page).evaluate(({ tagName }) => tagName)).toBe('H2');

  await page.route('**/categories', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Empleos por categoría' }).click();
  await expect(page.getByText('Ocurrió un error al cargar los filtros')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Ventas' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.route('**/releases/mfe-account/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Hay un problema para cargar este contenido.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión', level: 1 })).toBeFocused();
});

test('a candidate who asks again for the vacancies they opened is led to them', async ({ page, context }) => {
  await signUpReady(context.request);
  const [offer] = await offers(context.request);
  await open(page, offer?.url ?? '');
  await open(page, '/postulaciones');
  await page.route('**/api/job?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('tab', { name: 'Visitadas' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page);
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeFocused();
});
