/// <reference lib="dom" />
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA, and what the house asks of names and landmarks besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of accessibility that a page breaks, by id, each with one element that breaks it. */
export async function findAxeViolations(page: Page): Promise<Record<string, string>> {
  try {
    // Evaluated through the debugger, so the page's own policy stays as strict as it is.
    await page.evaluate(axe.source);
    return await page.evaluate(async (rules) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run('html', { runOnly: rules, resultTypes: ['violations'] });
      return Object.fromEntries(
        violations.map(({ id, nodes }) => [id, String(nodes[0]?.html ?? '').slice(0, 120)]),
      );
    }, RULES);
  } catch {
    // A page that goes elsewhere meanwhile.
    return {};
  }
}
