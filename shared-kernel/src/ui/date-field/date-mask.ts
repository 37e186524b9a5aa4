/** How much of a date is asked for. */
export type DatePrecision = 'day' | 'month';

const ISO = { day: /^(\d{4})-(\d{2})-(\d{2})$/, month: /^(\d{4})-(\d{2})$/ } as const;

/** Text to show for a value: ISO dates become 'dd / mm / aaaa', anything else is shown as it is. */
export function toMask(value: string, precision: DatePrecision): string {
  const parts = ISO[precision].exec(value);
  return parts ? parts.slice(1).reverse().join(' / ') : value;
}

/** Puts the separators into what was typed; a single digit before a typed one is a day or month of its own. */
export function applyMask(typed: string, precision: DatePrecision): string {
  const groups = typed.split(/\D+/);
  const digits = groups
    .map((group, at) => (at < groups.length - 1 && group.length === 1 ? `0${group}` : group))
    .join('')
    .slice(0, precision === 'day' ? 8 : 6);
  const cuts = precision === 'day' ? [2, 4] : [2];
  const parts: string[] = [];
  let from = 0;
  for (const cut of [...cuts, digits.length]) {
    if (digits.length > from) parts.push(digits.slice(from, Math.min(cut, digits.length)));
    from = cut;
  }
  return parts.filter(Boolean).join(' / ');
}

/** How months begin in Spanish, in order. */
const MONTHS = /\b(?:(ene)|(feb)|(mar)|(abr)|(may)|(jun)|(jul)|(ago)|(se[pt])|(oct)|(nov)|(dic))[a-z]*/;

/** The year that two digits stand for: none of a date that is written down lies ahead. */
function toYear(year: string, now: Date): string {
  if (year.length === 4) return year;
  return `${Number(year) > now.getFullYear() % 100 ? '19' : '20'}${year}`;
}

/**
 * Reads a whole date as people write or paste it: `1/1/90`, `01-01-1990`, `1990-08-15`, `15 de agosto de 1990`; for a
 * month also `8/21` and `agosto 2021`, and that of a whole date.
 * @returns its ISO date; null for anything else and for days that do not exist.
 */
export function readWritten(typed: string, precision: DatePrecision, now = new Date()): string | null {
  const numbers = typed
    .toLowerCase()
    .replace(MONTHS, (...found: unknown[]) => ` ${found.slice(1, 13).findIndex(Boolean) + 1} `);
  const groups = numbers.match(/\d+/g) ?? [];
  const isYearFirst = groups[0]?.length === 4;
  const [year = '', month = '', day] = isYearFirst ? groups : groups.toReversed();
  const isDate = groups.length === 3 && /^\d{1,2}$/.test(day ?? '');
  if (!isDate && !(precision === 'month' && groups.length === 2)) return null;
  if (!/^\d{1,2}$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const parts = [precision === 'day' ? (day ?? '') : '', month].map((part) => part && part.padStart(2, '0'));
  return fromMask(parts.join('') + toYear(year, now), precision);
}

/**
 * What a form holds of a typed date: its ISO date once it is complete, else the mask as far as it was typed.
 * @example readDate('1/2/90', 'day') // '1990-02-01'
 */
export function readDate(typed: string, precision: DatePrecision): string {
  const masked = applyMask(typed, precision);
  return fromMask(masked, precision) ?? readWritten(typed, precision) ?? masked;
}

/** ISO date of a complete mask that names a day of the calendar; null otherwise. */
export function fromMask(mask: string, precision: DatePrecision): string | null {
  const digits = mask.replace(/\D/g, '');
  if (digits.length !== (precision === 'day' ? 8 : 6)) return null;
  const year = digits.slice(-4);
  const month = digits.slice(-6, -4);
  const day = precision === 'day' ? digits.slice(0, 2) : '01';
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const iso = `${year}-${month}-${day}`;
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null;
  return precision === 'day' ? iso : iso.slice(0, 7);
}
