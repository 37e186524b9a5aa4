import { fileURLToPath } from 'node:url';
import { readCsv } from '../store/gzip-csv.ts';
import { bareWord } from '../feeds/title-spelling.ts';
import { showTitle } from '../feeds/title.ts';
import { splitWords } from '../text/words.ts';
import { SUBCATEGORY_STEP } from '../catalogue/categories.ts';
import { classify } from '../catalogue/classify.ts';
import { computeWeights } from './judged-titles.ts';
import type { JudgedTitle } from './judged-titles.ts';

/** How a shown title compares with the forms that are right. */
export type Verdict = 'right' | 'incomplete' | 'wrong';

const PREPOSITIONS = new Set(['de', 'en', 'a']);

/** Whether only accents, capitals or prepositions of `form` are missing from `shown`. */
function lacksOnly(shown: string, form: string): boolean {
  const have = shown.replace(/\.$/, '').split(' ');
  let next = 0;
  for (const word of form.split(' ')) {
    const given = have[next] ?? '';
    // A word may lack its accents or its capitals, never have others.
    const lacks =
      bareWord(given) === bareWord(word) &&
      [...given].every((letter, index) => isWeaker(letter, word[index]));
    if (given === word || lacks) next += 1;
    else if (!PREPOSITIONS.has(word)) return false;
  }
  return next === have.length;
}

/** Whether a letter is the right one, or the right one without its accent or its capital. */
const isWeaker = (given: string, right = ''): boolean =>
  given === right ||
  given === right.toLowerCase() ||
  given === bareWord(right) ||
  (right !== right.toLowerCase() && given === bareWord(right).toUpperCase());

/** Judges a shown title by the forms that are right. */
export function judge(shown: string, forms: readonly string[]): Verdict {
  if (forms.includes(shown)) return 'right';
  return forms.some((form) => lacksOnly(shown, form)) ? 'incomplete' : 'wrong';
}

/** Shares of titles, and of the offers they stand for. */
export type TitleMeasure = Record<Verdict, { titles: number; offers: number }> & {
  misses: { title: string; shown: string; form: string; verdict: Verdict }[];
};

/** Measures `showTitle` on judged titles. */
export function measureTitles(sample: readonly JudgedTitle[], show = showTitle): TitleMeasure {
  const weights = computeWeights(sample);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = () => ({ titles: 0, offers: 0 });
  const measure: TitleMeasure = { right: share(), incomplete: share(), wrong: share(), misses: [] };
  sample.forEach(({ title, answers }, index) => {
    const shown = show(title);
    const verdict = judge(shown, answers);
    measure[verdict].titles += 1 / sample.length;
    measure[verdict].offers += (weights[index] ?? 0) / total;
    if (verdict !== 'right') measure.misses.push({ title, shown, form: answers[0] ?? '', verdict });
  });
  return measure;
}

/** Precision and coverage of the categories, over titles and over the offers they stand for. */
export type CategoryMeasure = {
  /** Of the titles classified, the share whose category (subcategory) is right. */
  category: { titles: number; offers: number };
  subcategory: { titles: number; offers: number };
  /** Share that is classified at all. */
  coverage: { titles: number; offers: number };
  /** Share that the judges gave a category, the most that honest coverage can reach. */
  classifiable: { titles: number; offers: number };
  misses: { title: string; given: string; right: string }[];
};

/** A subcategory as the judged sets write it: `category.number`, or `none`. */
export const subcategoryKey = (id: number): string =>
  id === 0 ? 'none' : `${Math.floor(id / SUBCATEGORY_STEP)}.${id % SUBCATEGORY_STEP}`;

/** Measures `classify` on judged titles, in the form in which they are shown. */
export function measureCategories(sample: readonly JudgedTitle[]): CategoryMeasure {
  const weights = computeWeights(sample);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = { classified: [0, 0], category: [0, 0], subcategory: [0, 0], classifiable: [0, 0] };
  const misses: CategoryMeasure['misses'] = [];
  sample.forEach(({ title, answers }, index) => {
    const key = subcategoryKey(classify(splitWords(showTitle(title))));
    const add = (name: keyof typeof sums): void => {
      sums[name][0] = (sums[name][0] ?? 0) + 1;
      sums[name][1] = (sums[name][1] ?? 0) + (weights[index] ?? 0);
    };
    if (answers[0] !== 'none') add('classifiable');
    if (key !== 'none') {
      add('classified');
      if (answers.includes(key)) add('subcategory');
      if (answers.some((answer) => answer.split('.')[0] === key.split('.')[0])) add('category');
    }
    if (!answers.includes(key)) misses.push({ title, given: key, right: answers.join('|') });
  });
  const part = (name: keyof typeof sums, of: readonly [number, number]) => ({
    titles: (sums[name][0] ?? 0) / of[0],
    offers: (sums[name][1] ?? 0) / of[1],
  });
  const classified = [sums.classified[0] ?? 0, sums.classified[1] ?? 0] as const;
  const all = [sample.length, total] as const;
  return {
    category: part('category', classified),
    subcategory: part('subcategory', classified),
    coverage: part('classified', all),
    classifiable: part('classifiable', all),
    misses,
  };
}

const FILES = ['empleo-gob-mx-2018-08.csv.gz', 'empleo-gob-mx-2020-08.csv.gz'];

/** Share of the offers of the shipped files to which `classifyWords` gives a subcategory. */
export async function classifiedShare(
  classifyWords: typeof classify,
): Promise<{ offers: number; share: number }> {
  let offers = 0;
  let classified = 0;
  for (const file of FILES) {
    const path = fileURLToPath(new URL(`../../data/${file}`, import.meta.url));
    for await (const row of readCsv(path)) {
      offers += 1;
      if (classifyWords(splitWords(showTitle(row['offer'] ?? ''))) > 0) classified += 1;
    }
  }
  return { offers, share: classified / offers };
}
