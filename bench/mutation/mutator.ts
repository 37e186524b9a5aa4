import { KEYBOARD, SPELLING, inOneWord } from './letters.ts';
import type { LetterError } from './letters.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import {
  abbreviation,
  accents,
  gender,
  number,
  prepositions,
  runTogether,
  splitWord,
  synonym,
  wordOrder,
} from './wording.ts';
import type { WordingChange } from './wording.ts';

/** A title with its mutation. */
export type Mutation = { category: string; query: string };

const LETTER_ERRORS: Readonly<Record<string, LetterError>> = { ...SPELLING, ...KEYBOARD };

const once =
  (error: LetterError): WordingChange =>
  (words, random) =>
    inOneWord(words, error, random)?.words ?? null;

/** Letters a title needs before two errors still leave something to recognise. */
const LETTERS_FOR_TWO = 12;
const LONG_WORD = 9;

/** Two errors of letters: in different words, or in one long word that stands alone. */
const twice: WordingChange = (words, random) => {
  if (words.join('').length < LETTERS_FOR_TWO) return null;
  const names = Object.keys(LETTER_ERRORS);
  const change = (now: readonly string[], spared: ReadonlySet<number>) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const error = LETTER_ERRORS[random.pick(names)];
      const done = error && inOneWord(now, error, random, spared);
      if (done) return done;
    }
    return null;
  };
  const first = change(words, new Set());
  if (!first) return null;
  const second = change(first.words, new Set([first.at]));
  if (second) return second.words;
  return (words[first.at] ?? '').length >= LONG_WORD ? (change(first.words, new Set())?.words ?? null) : null;
};

const CHANGES: Readonly<Record<string, WordingChange>> = {
  accents,
  ...Object.fromEntries(Object.entries(LETTER_ERRORS).map(([name, error]) => [name, once(error)])),
  gender,
  number,
  abbreviation,
  synonym,
  'word order': wordOrder,
  'run together': runTogether,
  'split word': splitWord,
  prepositions,
  'two errors': twice,
};

/** Categories of errors, in the order of the table. */
export const CATEGORIES: readonly string[] = Object.keys(CHANGES);

/**
 * A title with an error of one category.
 * @param title as the source has it: lower case, words apart by spaces.
 * @param seed together with title and category it decides the error; the same three give the same answer for ever.
 * @returns null when the title offers no chance for such an error.
 */
export function mutate(title: string, category: string, seed: string): string | null {
  const change = CHANGES[category];
  if (!change) throw new Error(`No such category of errors: ${category}`);
  const random: Random = randomFrom(`${seed}/${category}/${title}`);
  const query = change(title.split(' '), random)?.join(' ') ?? null;
  return query === title ? null : query;
}

/** A title with an error of each category that it offers a chance for. */
export function listMutations(title: string, seed: string): Mutation[] {
  return CATEGORIES.flatMap((category) => {
    const query = mutate(title, category, seed);
    return query === null ? [] : [{ category, query }];
  });
}
