import { TOO_OLD, TOO_YOUNG } from './messages.ts';
import { pad } from './text.ts';

/**
 * Reads a date typed as dd/mm/aaaa.
 * @returns `YYYY-MM-DD`, or null when it is no day of the calendar (31/02, 29/02 of a common year) or before 1900.
 * @example parseDate('1/2/1990') // '1990-02-01'
 */
export function parseDate(text: string): string | null {
  const [, day, month, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []).map(Number);
  if (!day || !month || !year || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/**
 * Writes `YYYY-MM-DD` as dd/mm/aaaa; empty for anything else.
 * @example showDate('1990-02-01') // '01/02/1990'
 */
export function showDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : '';
}

/** Fewest years at which the Federal Labour Law (article 22 bis) lets a person work. */
const MINIMUM_AGE = 15;
const MAXIMUM_AGE = 100;

/**
 * Message for a date of birth outside of the age of candidates; null when it passes.
 * @param birth `YYYY-MM-DD`.
 * @param today of the same form.
 * @example birthError('2020-05-01', '2026-11-25') // TOO_YOUNG
 */
export function birthError(birth: string, today: string): string | null {
  const yearsAgo = (years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (birth > yearsAgo(MINIMUM_AGE)) return TOO_YOUNG;
  return birth < yearsAgo(MAXIMUM_AGE) ? TOO_OLD : null;
}
