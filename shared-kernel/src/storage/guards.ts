/**
 * Guard of a text.
 * @example readTab('returnUrl', isText) // string | null
 */
export const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Guard of a finite number.
 * @example readLocal('resendAt', isNumber) // number | null
 */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Guard of an object with fields; no list.
 * @example isRecord(kept) && isText(kept['jobid'])
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a guard of a list from the guard of its items.
 * @example readLocal('recentSearches', isListOf(isText)) // string[] | null
 */
export function isListOf<Item>(
  guard: (value: unknown) => value is Item,
): (value: unknown) => value is Item[] {
  return (value): value is Item[] => Array.isArray(value) && value.every(guard);
}
