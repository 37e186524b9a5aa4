import { tidy } from '../text.ts';
import type { ReadJob, Row } from '../types.ts';
import { withoutDuration } from './dates.ts';
import { toEntries, type Entry } from './entries.ts';
import { readLabelled, readTable } from './labelled.ts';
import { companyScore, titleScore } from './lexicon.ts';
import { isPlace, withoutPlace } from './place.ts';
import { toText } from './to-text.ts';

const SEPARATORS: readonly RegExp[] = [
  /\s+[|•·]\s+/,
  /\s+[–—]\s+/,
  /\s+-\s+/,
  /\s+@\s+/,
  /\s+at\s+/,
  /\s+en\s+(?=\p{Lu})/u,
  /\s*:\s+/,
  /,\s+/,
  /\s+\/\s+/,
];

const LEGAL_TAIL = /,\s*(S\.?\s?A\.?|S\.?\s?de\s?R\.?\s?L\.?|S\.?\s?C\.?|A\.?\s?C\.?|Inc|LLC|Ltd)/g;
const MARK = '\u0000';

const cut = (text: string): string => tidy(withoutDuration(withoutPlace(tidy(text))));

/** Two texts out of one, where a sign between them says so. */
function splitOnce(text: string): [string, string] | null {
  const safe = text.replace(LEGAL_TAIL, `${MARK} $1`);
  for (const separator of SEPARATORS) {
    const parts = safe
      .split(separator)
      .map((part) => tidy(part.replaceAll(MARK, ',')))
      .filter(Boolean);
    if (parts.length < 2) continue;
    const [first = '', ...others] = parts;
    const second = others.find((part) => !isPlace(part)) ?? '';
    if (second === '' || isPlace(first) || !/\p{L}{2}/u.test(second)) continue;
    const isPair =
      titleScore(first) + titleScore(second) > 0 || companyScore(first) + companyScore(second) > 0;
    const isSure = !separator.source.includes(',');
    if (isPair || isSure) return [first, second];
  }
  return null;
}

/** The two texts that name a job, without where it was. */
function splitHeads(heads: readonly string[]): [string, string] {
  const toTexts = (all: readonly string[]): string[] => all.map(cut).filter((text) => /\p{L}{2}/u.test(text));
  const named = toTexts(heads.filter((head) => !isPlace(tidy(head)))).filter((text) => !isPlace(text));
  // An employer that is called like a place.
  const texts = named.length < 2 && splitOnce(named[0] ?? '') === null ? toTexts(heads) : named;
  const [first = '', second = ''] = texts;
  if (texts.length >= 2) {
    // `Puesto, Empresa` and the place, or a department, on a line of its own.
    const pair =
      titleScore(second) + companyScore(second) === 0 && texts.length === 2 ? splitSure(first) : null;
    return pair ?? [first, second];
  }
  return splitOnce(first) ?? [first, ''];
}

const splitSure = (text: string): [string, string] | null => {
  const pair = splitOnce(text);
  if (!pair) return null;
  const [one, other] = pair;
  return (titleScore(one) > 0 && companyScore(other) > 0) || (companyScore(one) > 0 && titleScore(other) > 0)
    ? pair
    : null;
};

/** How much more the first of two texts is the title than the second. */
const leaning = ([first, second]: readonly [string, string]): number =>
  Math.min(3, titleScore(first)) -
  companyScore(first) -
  (Math.min(3, titleScore(second)) - companyScore(second));

const hasBoth = (heads: readonly string[]): boolean => {
  const [first, second] = splitHeads(heads);
  return first !== '' && second !== '';
};

function fromEntries(entries: readonly Entry[]): ReadJob[] {
  const pairs = entries.map(({ heads }) => splitHeads(heads));
  const full = pairs.filter(([, second], index) => second !== '' && !entries[index]?.inherits);
  const total = full.reduce(
    (sum, pair) => sum + Math.sign(leaning(pair)) * Math.min(3, Math.abs(leaning(pair))),
    0,
  );
  const isTitleFirst = total >= 0;
  let employer = '';
  return entries.map(({ span, details, inherits }, index) => {
    const [first, second] = pairs[index] ?? ['', ''];
    const own = leaning([first, second]);
    // One that says the contrary of all others clearly is written the other way.
    const titleFirst = Math.abs(own) >= 2.5 ? own > 0 : isTitleFirst;
    let [jobtitle, company] = titleFirst ? [first, second] : [second, first];
    if (second === '')
      [jobtitle, company] = companyScore(first) > titleScore(first) ? ['', first] : [first, ''];
    if (inherits && second === '') [jobtitle, company] = [first, employer];
    employer = company || employer;
    return { jobtitle, company, span, description: toText(details) };
  });
}

/** The jobs of a part about experience. */
export function readJobs(rows: readonly Row[]): ReadJob[] {
  const table = readTable(rows) ?? readLabelled(rows);
  const jobs = table
    ? table.map(({ title, company, span, details }) => ({
        jobtitle: title,
        company,
        span,
        description: details,
      }))
    : fromEntries(toEntries(rows, { single: false, enough: hasBoth }));
  return jobs.filter(({ jobtitle, company }) => jobtitle !== '' || company !== '');
}
