/**
 * Every page of the design system: how each state looks in both themes and on a phone, and what axe says of it. A change
 * that is meant is accepted by `npx playwright test -c e2e design-system --update-snapshots`, and reviewed as pictures.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findViolationsInBothThemes, scrollsSideways } from '../support/axe.ts';
import { isHeadlessShell } from '../support/chromium-path.ts';
import { useScreenshotStyle } from '../support/screenshot-style.ts';

const STORIES = '.stories.tsx';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Fields of dates show days from today on. */
const TODAY = new Date('2026-03-17T12:00:00-06:00');
/** A component that is a landmark is on its page once for each state. */
const IGNORED = ['landmark-unique'];

const pages = readdirSync(path.resolve(import.meta.dirname, '../../shared-kernel/src/ui'), {
  recursive: true,
})
  .map((file) => path.basename(String(file)))
  .filter((file) => file.endsWith(STORIES))
  .map((file) => file.slice(0, -STORIES.length))
  .sort();

// Styles of the test are no part of the policy; api-page.spec and the gateway's tests hold the policy.
test.use({ bypassCSP: true });

/** Waits until the stories, those in frames too, are drawn with their fonts. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  const frames = await page.locator('iframe').all();
  for (const frame of frames) await expect(frame.contentFrame().locator('main')).toBeVisible();
  for (const frame of page.frames())
    await frame.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
}

/** Compares the page with its accepted picture, in the browser that the pictures are made with. */
async function expectAccepted(page: Page, picture: string): Promise<void> {
  if (isHeadlessShell()) await expect.soft(page).toHaveScreenshot(`${picture}.png`, { fullPage: true });
}

test('there are pages to compare', () => {
  expect(pages).toContain('job-card');
  expect(pages.length).toBeGreaterThanOrEqual(40);
});

for (const name of pages)
  test(`${name} looks as it was accepted, and axe finds nothing`, async ({ page, context }) => {
    await useScreenshotStyle(context);
    await page.clock.setFixedTime(TODAY);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    await page.goto(`/dev/ui/${name}?bare`);
    await settle(page);
    await expectAccepted(page, `${name}-desktop-light`);
    await page.setViewportSize(PHONE);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await settle(page);
      await expectAccepted(page, `${name}-phone-${colorScheme}`);
    }
    expect.soft(await findViolationsInBothThemes(page, 'html', IGNORED)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
