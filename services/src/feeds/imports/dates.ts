import { DAY_MS, fromLocalClock, localDay } from '../../model/clock.ts';

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MEXICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?( ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i;
const MAIL_INSTANT =
  /^([a-z]{3},? )?\d{1,2} [a-z]{3,9} \d{4}( \d{2}:\d{2}(:\d{2})?)?( (UTC|GMT|Z|[+-]\d{4}))?$/i;

/** A date as a source writes it: the instant, and whether only the day was said. */
export type ReadDate = { at: Date; isDay: boolean };

function parseDay(year: number, month: number, day: number): ReadDate | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return exists ? { at: fromLocalClock(at), isDay: true } : null;
}

/**
 * Reads a date: ISO 8601, as in mails (RFC 822), or day/month/year. A day alone, and a time without its zone, are those
 * of Mexico City.
 * @returns null if it is not a date, or not one of the calendar.
 */
export function readDate(text: string): ReadDate | null {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (year) return parseDay(Number(year), Number(month), Number(day));
  const [, ofMonth, ofYear, inYear] = MEXICAN_DAY.exec(text) ?? [];
  if (inYear) return parseDay(Number(inYear), Number(ofYear), Number(ofMonth));
  const [, , , iso] = ISO_INSTANT.exec(text) ?? [];
  const isIso = ISO_INSTANT.test(text);
  const isMail = MAIL_INSTANT.test(text);
  if (!isIso && !isMail) return null;
  const hasZone = isIso ? iso !== undefined : /(UTC|GMT|Z|[+-]\d{4})$/i.test(text);
  const written = isIso
    ? text
        .replace(' ', 'T')
        .replace(/ ?UTC$/i, 'Z')
        .replace(/ /g, '')
    : text;
  const ms = Date.parse(hasZone ? written : isIso ? `${written}Z` : `${written} UTC`);
  if (Number.isNaN(ms)) return null;
  if (isIso && !dayExists(text)) return null;
  const at = hasZone ? new Date(ms) : fromLocalClock(new Date(ms));
  return { at, isDay: isMail && !/\d:\d/.test(text) };
}

/** Whether the calendar has the day that an ISO instant starts with. */
function dayExists(text: string): boolean {
  const [, year, month, day] = ISO_DAY.exec(text.slice(0, 10)) ?? [];
  return parseDay(Number(year), Number(month), Number(day)) !== null;
}

/** The last instant that a date still covers: the end of the day when only the day was said. */
export const getEnd = ({ at, isDay }: ReadDate): Date => (isDay ? new Date(at.getTime() + DAY_MS - 1) : at);

/** The day of an instant on the calendar of Mexico City, as YYYY-MM-DD. */
export const dayInMexico = (instant: Date): string =>
  new Date(localDay(instant) * DAY_MS).toISOString().slice(0, 10);
