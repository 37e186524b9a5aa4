import { fold, isEmptyWord, queryWords, splitWords, toWordForm } from '../text/words.ts';
import { isAbbreviation, spelledOut } from '../text/abbreviations.ts';
import { isEmployer } from '../text/synonyms.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import { commonness } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';
import { textQuery } from './where.ts';

/** Keywords that are suggested at most. */
const MOST = 2;

/** Longer keywords are sentences: which of their words is the slip is a guess. */
const MAX_WORDS = 4;

/** Words that each may be a slip of, and keywords whose offers are counted, the likeliest of all. */
const MAX_CANDIDATES = 12;
const MAX_COUNTED = 12;

/** A slip of one letter: a neighbouring key, two letters swapped, one left out or too many. */
const ONE_LETTER = 1.2;

/** Offers that a word must have to be suggested: of a rare one, what was typed is as likely. */
const FREQUENT_WORD = 8;

/** Offers that a suggested keyword must have. */
const FEWEST_OFFERS = 3;

/** What a space too many costs. */
const EXTRA_SPACE = 0.3;

/**
 * Keywords that one may be a slip of although its words are correct: 'surgidor' of 'surtidor', 'bienes raides' of 'bienes
 * raíces'. A correct word is never replaced by itself, so these are only suggested, to searches that find nothing.
 * @returns the likeliest first; each is one letter or one space away and has offers in the country.
 */
export async function suggestKeywords(
  vocabulary: Vocabulary,
  reader: SearchReader,
  keyword: string,
): Promise<string[]> {
  const tokens = splitWords(keyword);
  if (tokens.length > MAX_WORDS) return [];
  const near = [...listSlips(vocabulary, tokens), ...listJoined(vocabulary, tokens)]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MAX_COUNTED);
  if (near.length === 0) return [];
  const offers = await reader.withTexts(
    near.map(({ words }) =>
      textQuery(queryWords(spelledOut(words).filter((word) => !isEmptyWord(word))), '', 'exact'),
    ),
  );
  const shown = new Map(keyword.split(/\s+/).map((word) => [fold(word), word.toLowerCase()]));
  return near
    .map(({ words, cost }, index) => ({ words, cost, offers: offers[index] ?? 0 }))
    .filter((one) => one.offers >= FEWEST_OFFERS)
    .sort((one, other) => one.cost - commonness(one.offers) - (other.cost - commonness(other.offers)))
    .slice(0, MOST)
    .map(({ words }) => words.map((word) => shown.get(word) ?? vocabulary.shown(word)).join(' '));
}

type Near = { words: readonly string[]; cost: number };

/** Keywords with one word taken for a frequent one that is a letter away. */
function listSlips(vocabulary: Vocabulary, tokens: readonly string[]): Near[] {
  return tokens.flatMap((token, at) => {
    if (isEmptyWord(token) || isAbbreviation(token) || isEmployer([toWordForm(token)])) return [];
    return vocabulary
      .candidates(token, MAX_CANDIDATES)
      .filter(
        ({ word, documents, cost }) =>
          cost <= ONE_LETTER &&
          documents >= FREQUENT_WORD &&
          !isEmptyWord(word) &&
          toWordForm(word) !== toWordForm(token),
      )
      .map(({ word, documents, cost }) => ({
        words: tokens.with(at, word),
        cost: cost - commonness(documents),
      }));
  });
}

/** Keywords with two words that stand beside each other written together. */
function listJoined(vocabulary: Vocabulary, tokens: readonly string[]): Near[] {
  return tokens.flatMap((token, at) => {
    const joined = token + (tokens[at + 1] ?? '');
    const documents = joined === token ? 0 : vocabulary.documents(joined);
    return documents >= FREQUENT_WORD
      ? [
          {
            words: [...tokens.slice(0, at), joined, ...tokens.slice(at + 2)],
            cost: EXTRA_SPACE - commonness(documents),
          },
        ]
      : [];
  });
}
