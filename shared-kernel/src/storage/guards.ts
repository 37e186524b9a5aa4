/** Guards for values of storage. */
export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a guard of a list from the guard of its items. */
export function isListOf<Item>(
  guard: (value: unknown) => value is Item,
): (value: unknown) => value is Item[] {
  return (value): value is Item[] => Array.isArray(value) && value.every(guard);
}
