import { withoutAccents } from '@chamba/kernel/routes';
import { spelledOut } from './abbreviations.ts';
import { isHeardFiller } from './filler-words.ts';
import { isEmployer, widen } from './synonyms.ts';
import { toWordForm } from './word-form.ts';

export { toWordForm };

/** Words that say nothing about a vacancy. */
const STOP_WORDS = new Set(
  'a al ante con de del desde e el en es la las lo los o para por que se sin sobre su sus u un una y empleo empleos trabajo trabajos vacante vacantes'.split(
    ' ',
  ),
);

/** Whether a folded word says nothing about a vacancy. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Most words of a search that count. */
const MAX_WORDS = 12;

/** Lower case without accents, one space between words; ñ becomes n as in addresses. */
export function fold(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** Folded words of a text, in order. */
export function splitWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Lexemes of a text to be indexed: the form of every significant word, abbreviations spelled out. */
export function toLexemes(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of spelledOut(splitWords(text))) {
    if (STOP_WORDS.has(word)) continue;
    found.add(toWordForm(word));
    // A search address cannot carry the signs of C# and C++.
    const bare = word.replace(/[+#]+/g, '');
    if (bare !== word && bare !== '') found.add(bare);
  }
  return found;
}

/** Words of a title that is indexed as a whole too. */
const MAX_WHOLE_TITLE = 3;

/** A short title as one lexeme, its word forms in any order; none for a longer one. */
export const wholeTitle = (forms: readonly string[]): string[] =>
  forms.length === 0 || forms.length > MAX_WHOLE_TITLE ? [] : [forms.toSorted().join('_')];

/** Lexemes that must all be there. */
export type Lexemes = readonly string[];

/** A word of a search, or several that mean one thing. */
export type QueryWord = {
  /** As written, abbreviations spelled out. */
  words: readonly string[];
  /** Any of these is what was asked for. */
  exact: readonly Lexemes[];
  /** Any of these is near enough to come after it, in groups of which the first means the same and each next is farther. */
  wide: readonly (readonly Lexemes[])[];
  /**
   * Of an employer: the work that it is known for, the nearest first. Others that offer it are not the employer, so they
   * are no answer. Of work that is looked for beside it, titles with any of these come first; of the employer alone they
   * are what comes near it.
   */
  hints?: readonly Lexemes[];
};

/** One word as written, taken as it is. */
const literalWord = (word: string): QueryWord => ({ words: [word], exact: [[toWordForm(word)]], wide: [] });

/** Whether a folded word of a search says nothing about a vacancy, in any offer or in a search alone. */
export const isEmptyWord = (word: string): boolean => STOP_WORDS.has(word) || isHeardFiller(word);

/**
 * Significant words of a keyword, abbreviations spelled out. None where it only says that work is looked for
 * ('trabajo', 'busco empleo urgente'): such a search has no keyword, and means everything.
 */
export function distinctiveWords(keyword: string): string[] {
  const significant = [...new Set(spelledOut(splitWords(keyword)))].filter((word) => !STOP_WORDS.has(word));
  return significant.filter((word) => !isHeardFiller(word)).slice(0, MAX_WORDS);
}

/**
 * Words as the index is asked for them: phrases that mean one thing are taken together and widened.
 * @param reach `same` to widen by what means the same alone.
 */
export function queryWords(words: readonly string[], reach: 'near' | 'same' = 'near'): QueryWord[] {
  const forms = words.map(toWordForm);
  const widened = widen(forms, reach).map(({ places, wide }): QueryWord & { places: readonly number[] } => ({
    words: places.map((place) => words[place] ?? ''),
    exact: [places.map((place) => forms[place] ?? '')],
    wide,
    places,
  }));
  const free = new Set(forms.keys());
  for (const { places } of widened) for (const place of places) free.delete(place);
  return [
    ...widened.map(({ words: own, exact, wide }): QueryWord =>
      exact.every(isEmployer)
        ? { words: own, exact, wide: [], hints: wide.flat() }
        : { words: own, exact, wide },
    ),
    ...words.filter((_, place) => free.has(place)).map(literalWord),
  ];
}

/** What a search leaves out: what comes near it stays in, as drivers do for 'no uber'. */
export const toUnwantedWords = (phrase: string): QueryWord[] => queryWords(distinctiveWords(phrase), 'same');

/** A keyword as the index is asked for it. @param literal no widening. */
export function toQueryWords(keyword: string, literal = false): QueryWord[] {
  const words = distinctiveWords(keyword);
  return literal ? words.map(literalWord) : queryWords(words);
}
