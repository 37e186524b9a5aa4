/** Response header of a page that may be kept for reading offline. */
export const OFFLINE_HEADER = 'x-offline';

/** How a page is kept for reading offline. */
export type KeepRule = {
  /** Route the page belongs to, `unit/route`. */
  kind: string;
  /** How many pages of this kind a device keeps; the ones used least recently go first. */
  keep: number;
};

/**
 * Writes the value of `OFFLINE_HEADER`.
 * @example serializeKeepRule({ kind: 'mfe-search/results', keep: 20 }) // 'mfe-search/results;20'
 */
export function serializeKeepRule({ kind, keep }: KeepRule): string {
  return `${kind};${keep}`;
}

/**
 * Reads the value of `OFFLINE_HEADER`.
 * @returns null when it is missing or invalid.
 * @example parseKeepRule('mfe-search/results;20') // { kind: 'mfe-search/results', keep: 20 }
 */
export function parseKeepRule(header: string | null): KeepRule | null {
  const [, kind, keep] = /^([\w./-]+);([1-9]\d{0,3})$/.exec(header ?? '') ?? [];
  return kind && keep ? { kind, keep: Number(keep) } : null;
}
