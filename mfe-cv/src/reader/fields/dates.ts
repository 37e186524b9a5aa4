import { fold } from '../text.ts';
import type { Moment, Span } from '../types.ts';

const MONTHS: ReadonlyArray<readonly string[]> = [
  ['enero', 'january', 'ene', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['abril', 'april', 'abr', 'apr'],
  ['mayo', 'may'],
  ['junio', 'june', 'jun'],
  ['julio', 'july', 'jul'],
  ['agosto', 'august', 'ago', 'aug'],
  ['septiembre', 'setiembre', 'september', 'sept', 'sep', 'set'],
  ['octubre', 'october', 'oct'],
  ['noviembre', 'november', 'nov'],
  ['diciembre', 'december', 'dic', 'dec'],
];

const NAMES = MONTHS.flat().sort((a, b) => b.length - a.length);
const MONTH = `(?:${NAMES.join('|')})\\b\\.?`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const NUMBER = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';

/** A date in one of the ways people write it, the longer ones first. */
const POINT = [
  `(?:${DAY}\\s+(?:de\\s+)?)?${MONTH}\\s*(?:(?:de|del|of)\\s+)?[,/.-]?\\s*(?:de\\s+|del\\s+)?${YEAR}`,
  `${MONTH}\\s*[-/'’´]\\s*\\d{2}(?!\\d)`,
  `${DAY}(?:\\s?[/-]\\s?|\\.)${NUMBER}(?:\\s?[/-]\\s?|\\.)${YEAR}`,
  `${YEAR}[/.-](?:0[1-9]|1[0-2])(?:[/.-]${DAY})?(?!\\d)`,
  `${NUMBER}(?:\\s?[/-]\\s?|\\.)${YEAR}`,
  YEAR,
].join('|');

const NOW =
  'actualidad|actualmente|actual|a la fecha|la fecha|fecha actual|fecha|presente|present|current|currently|now|hoy|vigente|en curso|ongoing|today|to date|date|al dia de hoy';
const UNTIL =
  '\\s*(?:-{1,3}|–|—|~|→|/|\\ba\\b|\\bal\\b|\\bhasta(?:\\s+(?:la|el))?\\b|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\by\\b)\\s*';
const SINCE = '(?:\\b(?:desde|de|del|from|since|a partir de)\\s+(?:el\\s+)?)?';

const RANGE = new RegExp(`${SINCE}(?<![\\d/])(${POINT})(?!\\d)${UNTIL}(?:(${POINT})(?!\\d)|(?:${NOW})\\b)`);
/** `enero - junio 2019`: the year of both stands once. */
const MONTHS_OF_YEAR = new RegExp(`${SINCE}\\b(${MONTH})${UNTIL}(${MONTH})\\s*(?:(?:de|del)\\s+)?(${YEAR})`);
const TO_DATE = new RegExp(`(?<![\\d/])(${POINT})(?!\\d)\\s+(?:a la fecha|a la actualidad|al presente)`);
const SINCE_ONLY = new RegExp(`\\b(?:desde|since|a partir de)\\s+(?:el\\s+)?(${POINT})(?!\\d)`);
const SINGLE = new RegExp(`(?<![\\d/.-])(${POINT})(?![\\d/-])`);
const DURATION =
  /\(?\b(?:\d{1,2}\s*(?:anos?|years?|yrs?|mes(?:es)?|months?|mos?)\b\.?\s*(?:,|y|and)?\s*){1,2}\)?/;

const isPlausible = (year: number): boolean => year >= 1950 && year <= 2049;

/** A date that one of the patterns has found, in folded letters. */
function toMoment(text: string): Moment | null {
  const years = text.match(new RegExp(YEAR));
  const name = NAMES.find((each) => new RegExp(`(?:^|[^a-z])${each}(?:[^a-z]|$)`).test(text));
  const byName = name ? MONTHS.findIndex((names) => names.includes(name)) + 1 : null;
  if (!years) {
    const short = /(\d{2})\s*$/.exec(text)?.[1];
    if (short === undefined || byName === null) return null;
    const year = Number(short) + (Number(short) > 60 ? 1900 : 2000);
    return { year, month: byName };
  }
  const year = Number(years[0]);
  if (byName !== null) return { year, month: byName };
  const numbers = text.replace(/\s/g, '').split(/[/.-]/);
  const index = numbers.findIndex((part) => part === years[0]);
  // Day, month and year; or the year first.
  const month = index > 0 ? numbers[index - 1] : numbers[index + 1];
  return isPlausible(year) ? { year, month: month ? Number(month) : null } : null;
}

/** A span and where it stands in the text. */
export type FoundSpan = { span: Span; from: number; to: number };

const at = (match: RegExpExecArray): { from: number; to: number } => ({
  from: match.index,
  to: match.index + match[0].length,
});

/** From when to when, where a text says both or that it goes on; null for a text that does not. */
export function findSpan(text: string): FoundSpan | null {
  const folded = fold(text);
  if (!/\d{2}/.test(folded)) return null;
  const shared = MONTHS_OF_YEAR.exec(folded);
  if (shared) {
    const [, first = '', last = '', year = ''] = shared;
    const start = toMoment(`${first} ${year}`);
    const end = toMoment(`${last} ${year}`);
    if (start && end) return { span: { start, end, isCurrent: false }, ...at(shared) };
  }
  const range = RANGE.exec(folded) ?? TO_DATE.exec(folded);
  if (range) {
    const [, first = '', last] = range;
    const start = toMoment(first);
    const end = last === undefined ? null : toMoment(last);
    if (start && (!end || !isBefore(end, start)))
      return { span: { start, end, isCurrent: end === null }, ...at(range) };
  }
  const since = SINCE_ONLY.exec(folded);
  const start = since?.[1] === undefined ? null : toMoment(since[1]);
  return since && start ? { span: { start, end: null, isCurrent: true }, ...at(since) } : null;
}

const isBefore = (one: Moment, other: Moment): boolean =>
  one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1));

/** A single date, as of a degree or a course. */
export function findMoment(text: string): { moment: Moment; from: number; to: number } | null {
  const match = SINGLE.exec(fold(text));
  const moment = match?.[1] === undefined ? null : toMoment(match[1]);
  return match && moment ? { moment, ...at(match) } : null;
}

/** A text without the date that was found in it, without its brackets and without how long it was. */
export function withoutSpan(text: string, { from, to }: { from: number; to: number }): string {
  return `${text.slice(0, from)} ${text.slice(to)}`
    .replace(/\(\s*[·,;-]?\s*\)/g, ' ')
    .replace(/\[\s*\]/g, ' ');
}

/** Whether a text says how long something was, and nothing else. */
export function isDuration(text: string): boolean {
  const folded = fold(text);
  const match = DURATION.exec(folded);
  return match !== null && folded.replace(match[0], '').replace(/[^a-z]/g, '') === '';
}

/** A text without `(2 años 3 meses)`. */
export function withoutDuration(text: string): string {
  const match = DURATION.exec(fold(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}
