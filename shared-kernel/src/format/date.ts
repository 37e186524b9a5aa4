/** Months as they are written in dates, January first. */
export const SHORT_MONTHS = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Hours that Mexico City is behind UTC: 6 all year since the end of daylight saving in October 2022. Counted here
 * and not by the machine's time zone, so that server and browser write the same day.
 */
const OFFSET = 6;

/** The day in Mexico City of an instant, as days since 1970. A plain `YYYY-MM-DD` is that day itself. */
function dayNumber(date: string | number | Date): number {
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)) return Math.floor(Date.parse(date) / DAY);
  return Math.floor((new Date(date).getTime() - OFFSET * HOUR) / DAY);
}

function writeDay(day: number): string {
  const date = new Date(day * DAY);
  return `${date.getUTCDate()} ${SHORT_MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * When something was kept, in Mexico City: 'hoy a las 10:32', 'ayer a la 1:05', 'el 21 nov 2026 a las 18:40'.
 * @param at epoch ms.
 * @param now the instant to count from.
 * @example formatKept(Date.parse('2026-11-21T16:32:00Z'), Date.parse('2026-11-21T20:00:00Z')) // 'hoy a las 10:32'
 */
export function formatKept(at: number, now: number): string {
  const age = dayNumber(now) - dayNumber(at);
  const day = age <= 0 ? 'hoy' : age === 1 ? 'ayer' : `el ${writeDay(dayNumber(at))}`;
  const clock = new Date(at - OFFSET * HOUR);
  const hours = clock.getUTCHours();
  return `${day} a la${hours === 1 ? '' : 's'} ${hours}:${String(clock.getUTCMinutes()).padStart(2, '0')}`;
}

/**
 * A day in Mexico City, `21 nov 2026`; empty for what is no date.
 * @example formatDate('2026-11-21') // '21 nov 2026'
 */
export function formatDate(date: string | number | Date): string {
  const day = dayNumber(date);
  return Number.isNaN(day) ? '' : writeDay(day);
}

/**
 * When an offer was published: 'Hoy', 'Ayer', 'Hace 3 días' (up to 30), then the date. A date to come counts as today.
 * @param now the instant to count from; a page passes the one it was rendered at.
 * @returns an empty text for what is no date.
 * @example formatPublished(job.datepublish || job.dateactive, now) // 'Hace 3 días'
 */
export function formatPublished(date: string | number | Date, now: string | number | Date): string {
  const day = dayNumber(date);
  const age = dayNumber(now) - day;
  if (Number.isNaN(age)) return '';
  if (age <= 0) return 'Hoy';
  if (age === 1) return 'Ayer';
  return age <= 30 ? `Hace ${age} días` : writeDay(day);
}
