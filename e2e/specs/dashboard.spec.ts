import { expect, test, type Page } from '@playwright/test';
import { Frame } from '../pages/frame.ts';
import { scrollsSideways } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

/** Sum of the layout shifts of the page that nobody caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean }
      >)
        if (!entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}

test('a dashboard moves nothing as its blocks arrive; on a phone all suggestions can be seen, and its search opens in place', async ({
  page,
  context,
}) => {
  await signUpReady(context.request);
  const shifts = await watchShifts(page);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await new Frame(page).open('/dashboard');
    await expect(page.getByRole('region', { name: /^Tu CV está/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText('Aún no hay vistas de tu currículum.')).toBeVisible();
    // One that is seen counts 0.1 and more; below the fold it counts little.
    expect(await shifts(), `${viewport.width} px`).toBeLessThan(0.02);
    expect(await scrollsSideways(page)).toBe(false);
  }
  const suggested = page.getByRole('region', { name: 'Empleos sugeridos para ti' });
  await expect(suggested.getByRole('article')).toHaveCount(5);
  await suggested.getByRole('button', { name: 'Ver todas' }).press('Enter');
  await expect(suggested.getByRole('article').nth(5)).toBeVisible();
  await expect(suggested.getByRole('article').nth(5).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: /^¿Qué y dónde\?/ }).click();
  await page.getByRole('dialog').getByPlaceholder('Puesto, área laboral o empresa').fill('cajer');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5);
});
