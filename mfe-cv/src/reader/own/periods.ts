import type { Moment, Span } from '../types.ts';

const MONTHS = Array.from({ length: 12 }, (_none, index) =>
  new Intl.DateTimeFormat('es-MX', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, index)),
  ),
);

const DATE = `(?:(?:${MONTHS.join('|')}) de )?\\d{4}`;
const RANGE = new RegExp(`^(${DATE}) a (${DATE}|la fecha)$`);
const ONE_SIDE = new RegExp(`^(?:(desde|hasta) )?(${DATE})$`);

function toMoment(text: string): Moment {
  const month = MONTHS.findIndex((name) => text.startsWith(name)) + 1;
  return { year: Number(text.slice(-4)), month: month > 0 ? month : null };
}

/** A period as files of ours word it (`formatJobPeriod`, `formatStudyPeriod`); null for every other text. */
export function periodIn(text: string): Span | null {
  if (text === 'a la fecha') return { start: null, end: null, isCurrent: true };
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from && to) {
    const isCurrent = to === 'la fecha';
    return { start: toMoment(from), end: isCurrent ? null : toMoment(to), isCurrent };
  }
  const [, side, date] = ONE_SIDE.exec(text) ?? [];
  if (!date) return null;
  const moment = toMoment(date);
  return {
    start: side === 'hasta' ? null : moment,
    end: side === 'desde' ? null : moment,
    isCurrent: false,
  };
}
