import { withoutAccents } from '@chamba/kernel/routes';
import { DAY_MS, HOUR_MS, fromLocalClock, localDay } from '../../model/clock.ts';

/** A date as a source writes it: the instant, and whether only the day was said. */
export type ReadDate = { at: Date; isDay: boolean };

/** Names of the months in both languages; three letters of one are enough. */
const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];

const WEEKDAYS =
  /\b(?:lun(?:es)?|mar(?:tes)|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r?s?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?,?/g;

const TIME =
  /(?:t| |,|^)(?:a las? )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.? ?m\b\.?)?(?: ?(?:hrs?|horas?)\b\.?)?(?: ?(z|utc|gmt|[ecmp][sd]t)(?![a-z]))?(?: ?([+-])(\d{2}):?(\d{2})?)?(?: ?\([^)]*\)| ?\[[^\]]*\])?$/;

/** Hours that zones with a name are behind of Greenwich. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  edt: 4,
  est: 5,
  cdt: 5,
  cst: 6,
  mdt: 6,
  mst: 7,
  pdt: 7,
  pst: 8,
};

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const NAMED_MONTH = /^(\d{1,2})[-/. ]+([a-z]+)[-/. ]+(\d{4}|\d{2})$/;
const MONTH_FIRST = /^([a-z]+)[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;
const YEAR_AND_NAME = /^(\d{4})[-/. ]+([a-z]+)[-/. ]+(\d{1,2})$/;
/** Seconds or milliseconds since 1970, between 2001 and 2286. */
const EPOCH = /^\d{10}(?:\d{3})?$/;

const toMonth = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex((names) => names.some((whole) => whole.startsWith(name))) + 1;

/** Midnight of a day as if of Greenwich; null where the calendar has no such day. */
function toDay(year: number, month: number, day: number): Date | null {
  const at = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at : null;
}

/** The day that a text without a time names. */
function readDay(text: string): Date | null {
  const [, y = '', m = '', d = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (y !== '') return toDay(Number(y), Number(m), Number(d));
  const [, first = '', second = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  if (year !== '') {
    // Day first, as in Mexico, unless it can only be the other way round.
    const isAmerican = Number(second) > 12 && Number(first) <= 12;
    const [day, month] = isAmerican ? [second, first] : [first, second];
    return toDay(Number(year), Number(month), Number(day));
  }
  const [, day = '', name = '', inYear = ''] = NAMED_MONTH.exec(text) ?? [];
  if (inYear !== '') return toDay(Number(inYear), toMonth(name), Number(day));
  const [, before = '', dayAfter = '', yearAfter = ''] = MONTH_FIRST.exec(text) ?? [];
  if (yearAfter !== '') return toDay(Number(yearAfter), toMonth(before), Number(dayAfter));
  const [, yearBefore = '', between = '', last = ''] = YEAR_AND_NAME.exec(text) ?? [];
  return yearBefore === '' ? null : toDay(Number(yearBefore), toMonth(between), Number(last));
}

/** Milliseconds since midnight, less those that the zone is ahead of Greenwich; null where there is no such time. */
function readTime(match: RegExpExecArray): { ms: number; hasZone: boolean } | null {
  const [, hours = '', minutes = '', seconds = '0', half, zone, sign, zoneHours = '0', zoneMinutes = '0'] =
    match;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || Number(zoneHours) > 14) return null;
  const behind = sign
    ? (Number(zoneHours) + Number(zoneMinutes) / 60) * (sign === '-' ? 1 : -1)
    : (ZONES[zone ?? ''] ?? 0);
  const ms = (hour + behind) * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1_000;
  return { ms, hasZone: zone !== undefined || sign !== undefined };
}

/**
 * Reads a date as people and programs write it: ISO 8601, as in mails (RFC 822), day/month/year, in words in Spanish or
 * English, with or without a time, or as the seconds since 1970. A day alone, and a time without its zone, are those of
 * Mexico City; 11/12/2026 is in December.
 * @returns null if it is not a date, or not one of the calendar.
 */
export function readDate(text: string): ReadDate | null {
  const said = withoutAccents(text.normalize('NFKC').toLowerCase())
    // Some systems write direction marks into their dates.
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .replace(/^\s*(?:publicad[oa]|fecha de publicacion|vence|vigencia|hasta)(?: el)?\s*:?\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (said.length > 80) return null;
  if (EPOCH.test(said))
    return { at: new Date(Number(said) * (said.length === 10 ? 1_000 : 1)), isDay: false };
  const time = TIME.exec(said);
  const day = readDay(
    (time ? said.slice(0, time.index) : said)
      .replace(WEEKDAYS, ' ')
      .replace(/\b(?:de|del|a las?|dia|the|of)\b|[,]/g, ' ')
      .replace(/(?<=\d)(?:st|nd|rd|th|ro|o|[º°])(?![a-z])/g, ' ')
      .replace(/(?<=\d) ?(?:z|utc|gmt)$/, ' ')
      .replace(/(?<=[a-z])\. ?/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ?([-/]) ?/g, '$1')
      .trim(),
  );
  if (!day) return null;
  if (!time) return { at: fromLocalClock(day), isDay: true };
  const clock = readTime(time);
  if (!clock) return null;
  const at = new Date(day.getTime() + clock.ms);
  return { at: clock.hasZone ? at : fromLocalClock(at), isDay: false };
}

/** The last instant that a date still covers: the end of the day when only the day was said. */
export const getEnd = ({ at, isDay }: ReadDate): Date => (isDay ? new Date(at.getTime() + DAY_MS - 1) : at);

/** The day of an instant on the calendar of Mexico City, as YYYY-MM-DD. */
export const dayInMexico = (instant: Date): string =>
  new Date(localDay(instant) * DAY_MS).toISOString().slice(0, 10);
