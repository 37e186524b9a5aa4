import { expect, test, type Locator } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { Account } from '../pages/account.ts';
import { scrollsSideways, findViolations, findViolationsInBothThemes } from '../support/axe.ts';
import { newCandidate } from '../support/candidate.ts';

/** Pages of a signed-in candidate, including the steps of the sign-up. */
const SIGNED_IN = [
  '/',
  '/empleos-de-cajero/en-jalisco',
  '/dashboard',
  '/postulaciones',
  '/curriculo',
  '/cuenta/nueva/datos-de-contacto',
  '/cuenta/nueva/profesion',
  '/cuenta/nueva/experiencia',
  '/cuenta/nueva/educacion',
  '/cuenta/nueva/listo',
  '/cuenta/configuracion',
  '/menu',
  '/apariencia',
];
const PAGES = [
  '/',
  '/empleos-de-cajero/en-jalisco',
  '/buscar/ubicacion?q=cajero&l=juarez',
  '/login',
  '/cuenta/nueva',
  '/acerca-de',
  '/nada',
  '/dashboard/activar/1.used',
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, in both themes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}

test('an offer is accessible, in both themes', async ({ page }) => {
  await page.goto('/empleos-de-cajero/en-jalisco');
  const href = await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('the pages of a candidate are accessible in both themes, and fit in 320 px', async ({ page }) => {
  test.setTimeout(180_000);
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.goto('/empleos-de-cajero/en-jalisco');
  const offer = await page.locator('main a[href^="/empleo/oferta/"]').first().getAttribute('href');
  await page.goto('/cuenta/nueva');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await new Account(page).create(newCandidate());
  for (const path of [...SIGNED_IN, offer ?? '']) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolationsInBothThemes(page), path).toEqual([]);
    if (path === '/') {
      // What is opened from the header of the home page does not take its colours.
      await page.getByRole('button', { name: 'Revisa tu correo electrónico' }).click();
      await expect(page.getByRole('dialog', { name: 'Revisa tu correo electrónico' })).toBeVisible();
      expect(await findViolationsInBothThemes(page), 'mail card').toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    // A phone lays out again some moments after it is turned.
    await expect.poll(() => scrollsSideways(page), path).toBe(false);
  }
});

/** Contrast of a text with what is behind it. Axe calls equal colours undecided, which is no violation. */
const measureContrast = (text: Locator) =>
  text.evaluate(async (element) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Element, options: unknown) => Promise<AxeResults> };
    };
    const { passes, violations, incomplete } = await axe.run(element, { runOnly: ['color-contrast'] });
    const [found] = [...passes, ...violations, ...incomplete].flatMap(({ nodes }) => nodes);
    const data = found?.any[0]?.data as { contrastRatio?: number } | undefined;
    return data?.contrastRatio ?? 0;
  });

test('the heading of the mail card on the home page can be read in both themes', async ({ page }) => {
  await page.goto('/cuenta/nueva');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await new Account(page).create(newCandidate());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: 'Revisa tu correo electrónico' }).click();
    const heading = page
      .getByRole('dialog', { name: 'Revisa tu correo electrónico' })
      .getByRole('heading', { name: 'Revisa tu correo electrónico' });
    await expect(heading).toBeVisible();
    expect(await findViolations(page, '[role="dialog"]'), colorScheme).toEqual([]);
    expect(await measureContrast(heading), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test('the domains offered at the log-in stand in one line each', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  const domains = page.getByRole('group', { name: 'Completar el correo' }).getByRole('button');
  await expect(domains.first()).toBeVisible();
  for (const domain of await domains.all()) {
    const lines = await domain.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, await domain.innerText()).toBe(1);
  }
});
