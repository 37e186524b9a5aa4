import { CATEGORY_LEXICON } from './category-lexicon.ts';
import { SUBCATEGORY_STEP } from './categories.ts';

type Phrase = { subcategory: number; words: readonly string[] };

/** Phrases by the first letters of their first word, so that a title looks at few of them. */
const phrases: Map<string, Phrase[]> = new Map();
for (const [key, list] of CATEGORY_LEXICON) {
  const [category = 0, number = 0] = key.split('.').map(Number);
  for (const phrase of list.split(',')) {
    const words = phrase.trim().split(' ');
    const start = (words[0] ?? '').slice(0, 2);
    const known = phrases.get(start) ?? [];
    known.push({ subcategory: category * SUBCATEGORY_STEP + number, words });
    phrases.set(start, known);
  }
}

const fits = (word: string, pattern: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/**
 * The subcategory that a title's words settle.
 * @param words folded words of the title, in order.
 * @returns subcategory id, or 0 when no phrase fits or the best ones contradict each other.
 */
export function classify(words: readonly string[]): number {
  let best = { length: 0, position: Infinity, subcategory: 0 };
  words.forEach((word, position) => {
    for (const phrase of phrases.get(word.slice(0, 2)) ?? []) {
      if (!fits(word, phrase.words[0] ?? '')) continue;
      if (!phrase.words.every((pattern) => words.some((candidate) => fits(candidate, pattern)))) continue;
      const length = phrase.words.length;
      if (length > best.length || (length === best.length && position < best.position)) {
        best = { length, position, subcategory: phrase.subcategory };
      }
    }
  });
  return best.subcategory;
}
