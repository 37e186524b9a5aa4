/** Working days of Mexico's federal holidays (Ley Federal del Trabajo, article 74), for the terms of the law. */

/** Day of the month of the n-th Monday of a month. @param month 1 to 12. */
function nthMonday(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((8 - first) % 7) + (nth - 1) * 7;
}

/** Whether the federal government changes on the first of October of a year: every six years since 2024. */
const isHandover = (year: number): boolean => year >= 2024 && (year - 2024) % 6 === 0;

function isHoliday(date: Date): boolean {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  const isDay = (wantedMonth: number, wantedDay: number): boolean =>
    month === wantedMonth && day === wantedDay;
  return (
    isDay(1, 1) ||
    isDay(2, nthMonday(year, 2, 1)) ||
    isDay(3, nthMonday(year, 3, 3)) ||
    isDay(5, 1) ||
    isDay(9, 16) ||
    isDay(11, nthMonday(year, 11, 3)) ||
    isDay(12, 25) ||
    (isDay(10, 1) && isHandover(year))
  );
}

/** Hours that Mexico City is behind UTC, all year. */
const OFFSET_HOURS = 6;

/**
 * The day that is a number of working days after an instant, in Mexico City.
 * @returns `YYYY-MM-DD`.
 * @example addWorkingDays(new Date('2026-11-25T18:00:00Z'), 20) // '2026-12-23'
 */
export function addWorkingDays(from: Date, days: number): string {
  const local = new Date(from.getTime() - OFFSET_HOURS * 3_600_000);
  const date = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isHoliday(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
