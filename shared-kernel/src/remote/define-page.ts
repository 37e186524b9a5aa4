import type { Page } from './types.ts';

/** Types a page module's default export; returns it as given. */
export function definePage(page: Page): Page {
  return page;
}
