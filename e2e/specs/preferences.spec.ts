import { expect, test } from '@playwright/test';
import { Preferences } from '../pages/preferences.ts';
import { Search } from '../pages/search.ts';
import { violationsOf } from '../support/axe.ts';

test('the theme is chosen once, for all pages, or follows the system', async ({ page }) => {
  const preferences = new Preferences(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await preferences.open();
  expect(await preferences.shownTheme).toBe('light');
  await preferences.chooseTheme('Oscura');
  expect(await preferences.shownTheme).toBe('dark');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/empleos-de-cajero', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#101614');

  await preferences.open();
  await expect(page.getByRole('radio', { name: 'Oscura' })).toBeChecked();
  await preferences.chooseTheme('Automática');
  expect(await preferences.shownTheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('saving data leaves out logos, the display font and pages fetched ahead', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const heavy = () => asked.filter((path) => path.includes('/logos/') || path.endsWith('.woff2'));

  const preferences = new Preferences(page);
  await preferences.open();
  await preferences.dataSaver.click();
  await expect(preferences.dataSaver).toBeChecked();
  asked.length = 0;
  await page.goto('/empleos-por-empresa');
  await new Search(page).ready();
  await page.mouse.wheel(0, 2_000);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Empleos por estado' });
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(heavy()).toEqual([]);
  expect(asked.filter((path) => path.includes('page-states'))).toEqual([]);

  await preferences.open();
  await preferences.dataSaver.click();
  await page.goto('/empleos-por-empresa');
  await page.waitForLoadState('networkidle');
  expect(heavy()).not.toEqual([]);
});

test.describe('a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });
  test('need not be told', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-saver', '');
    await expect(page.locator('link[as="font"]')).toHaveCount(0);
  });
});
