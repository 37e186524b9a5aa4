import { expect, type Page } from '@playwright/test';

/** First page of the behavioural test; its result, once it is finished. */
export const BEHAVIOURAL_TEST = '/curriculo/test-conductual';

/** Time from the first step that the service holds for enough to have read the test, in ms. */
const LEAST_MS = 10_000;

/** Ticks words by keyboard, from the first box on. */
export async function choose(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.getByRole('checkbox', { name: word, exact: true }).focus();
    await page.keyboard.press('Space');
  }
}

/**
 * Finishes the test at its last step.
 * @param began when the first step was answered, in ms: the service refuses who is faster than can be read.
 */
export async function finish(page: Page, began: number): Promise<void> {
  await page.getByLabel('¿Cómo trabajas mejor?').fill('En equipo y con metas claras.');
  await expect.poll(() => Date.now() - began, { timeout: 2 * LEAST_MS }).toBeGreaterThan(LEAST_MS);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('heading', { name: 'Tu prueba conductual' })).toBeVisible();
}

/** Answers the whole test on a page, from its first step to the result. */
export async function answer(page: Page, expected: readonly string[], own: readonly string[]): Promise<void> {
  await page.goto(`${BEHAVIOURAL_TEST}/1`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await choose(page, expected);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`${BEHAVIOURAL_TEST}/2`);
  const began = Date.now();
  await choose(page, own);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`${BEHAVIOURAL_TEST}/3`);
  await finish(page, began);
}
