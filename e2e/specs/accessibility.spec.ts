import { expect, test } from '@playwright/test';
import { scrollsSideways, violationsOf } from '../support/axe.ts';

const PAGES = ['/', '/empleos-de-cajero/en-jalisco', '/login', '/cuenta/nueva', '/acerca-de', '/nada'];

for (const theme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

test('an offer is accessible, in both themes', async ({ page }) => {
  await page.goto('/empleos-de-cajero/en-jalisco');
  const href = await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(href ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});
