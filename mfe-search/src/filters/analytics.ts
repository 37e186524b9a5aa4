import type { FacetKey } from './facets.ts';

declare global {
  interface Window {
    /** Queue that a tag manager of the operator reads. */
    dataLayer?: Array<Record<string, unknown>>;
  }
}

/** Records that a filter was applied or cleared; `value` is the item's id, several joined with commas. */
export function recordFilter(action: 'apply' | 'clear', facet: FacetKey, value: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'filter', action, facet, value });
}
