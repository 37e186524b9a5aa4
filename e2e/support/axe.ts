import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const RULES_OF_LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose outcome depends on the colours of the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe (WCAG 2.2 A and AA, and names of landmarks) on the page; returns each violation in one line.
 * @param within selector of the part that is looked at, where the rest is known.
 * @param ignored ids of rules that the page breaks by what it is for.
 * @param rules ids or tags of the rules that are asked.
 */
export async function findViolations(
  page: Page,
  within = 'html',
  ignored: readonly string[] = [],
  rules: readonly string[] = RULES_OF_LEVELS,
): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  // Right after the theme changed, colours are still on their way.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(underWay.map(({ finished }) => finished.catch(() => undefined)));
  });
  // Evaluated through the debugger, so the page's own policy stays as strict as it is; once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(axePath, 'utf8'));
  const results = await page.evaluate(
    async ([part, rules]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: string, options: unknown) => Promise<AxeResults> };
      };
      return axe.run(part, {
        runOnly: rules,
        resultTypes: ['violations'],
        // Best practice: people who jump from landmark to landmark have to distinguish them, and a heading stays a heading.
        ...(rules.includes('wcag2a') && {
          rules: { 'landmark-unique': { enabled: true }, 'aria-allowed-role': { enabled: true } },
        }),
      });
    },
    [within, [...rules]] as const,
  );
  return results.violations
    .filter(({ id }) => !ignored.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/**
 * What axe finds on the page in the light theme, and of its colours in the dark one: both have the same elements, so the
 * other rules have nothing new to say. Leaves the page in the dark theme.
 * @param within selector of the part that is looked at.
 * @returns each violation in one line that begins with the theme.
 */
export async function findViolationsInBothThemes(
  page: Page,
  within = 'html',
  ignored: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
    const rules = colorScheme === 'light' ? RULES_OF_LEVELS : COLOUR_RULES;
    const violations = await findViolations(page, within, ignored, rules);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** True when the page can be scrolled sideways. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
