/** Reads values of a file that anybody may have written: what is of another type counts as not said. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of these fields that has a text, trimmed; empty without one. Numbers are texts too. */
export function readText(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (text !== '') return text;
  }
  return '';
}

/** The texts of a list. */
export const readTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => (typeof each === 'string' && each.trim() ? [each.trim()] : []))
    : [];

/** The objects of a list. */
export const readObjects = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((each: unknown) => isFields(each)) : [];

/** Without accents, case and marks, to compare what people wrote. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+]+/g, ' ')
    .trim();
