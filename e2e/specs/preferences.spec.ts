import { expect, test } from '@playwright/test';
import { Preferences } from '../pages/preferences.ts';
import { Search } from '../pages/search.ts';
import { findViolations } from '../support/axe.ts';

test('the theme is chosen once, for all pages, or follows the system', async ({ page }) => {
  const preferences = new Preferences(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await preferences.open();
  expect(await preferences.shownTheme).toBe('light');
  await preferences.chooseTheme('Oscura');
  expect(await preferences.shownTheme).toBe('dark');
  expect(await findViolations(page)).toEqual([]);

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
  const logos = () => asked.filter((path) => path.includes('/logos/'));
  const titleFont = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily);

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
  expect(logos()).toEqual([]);
  expect(await titleFont()).not.toContain('Bricolage');
  await expect(page.locator('link[as="font"]')).toHaveCount(0);
  expect(asked.filter((path) => path.includes('page-states'))).toEqual([]);

  await preferences.open();
  await preferences.dataSaver.click();
  await page.goto('/empleos-por-empresa');
  await page.waitForLoadState('networkidle');
  expect(logos()).not.toEqual([]);
  expect(await titleFont()).toContain('Bricolage');
});

test.describe('a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });
  test('saves data without the preference', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-saver', '');
    await expect(page.locator('link[as="font"]')).toHaveCount(0);
  });
});
