import type { Queryable } from '@chamba/database';
import { isAbbreviation } from '../text/abbreviations.ts';
import { isEmployer } from '../text/synonyms.ts';
import { isEmptyWord, toLexemes, toWordForm, wholeTitle } from '../text/words.ts';
import { commonness } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Offers that a title must have: of the only one that is called so, the words are as likely to be others. */
const FEWEST_OFFERS = 10;

/** Words that one may be a slip of. */
const MAX_CANDIDATES = 6;

/** A correct word of Spanish is a slip of one letter at most. */
const ONE_LETTER = 1.15;

/** The longest keyword that is compared: the index knows no longer titles as a whole. */
const MAX_WORDS = 3;

type Title = { words: readonly string[]; cost: number };

/**
 * The frequent title that a keyword of several words is a few letters away from: 'promotor venas' is 'promotor ventas'.
 * For a keyword that no offer has all words of: only then may a correct Spanish word be a slip, and only of the word
 * that completes a title which many offers have; 'cuidar niños' is near none.
 * @param tokens the keyword's words, folded.
 * @returns the words of that title, in the order of the keyword; null where it is near none.
 */
export async function readFrequentTitle(
  db: Queryable,
  vocabulary: Vocabulary,
  tokens: readonly string[],
): Promise<readonly string[] | null> {
  const distinctive = tokens.filter((token) => !isEmptyWord(token));
  if (distinctive.length < 2 || distinctive.length > MAX_WORDS) return null;
  let titles: Title[] = [{ words: [], cost: 0 }];
  for (const token of tokens) {
    const options = [{ word: token, cost: 0 }, ...listSlips(vocabulary, token)];
    titles = titles.flatMap(({ words, cost }) =>
      options.map((option) => ({ words: [...words, option.word], cost: cost + option.cost })),
    );
  }
  const near = titles.flatMap((title) =>
    wholeTitle([...toLexemes(title.words.join(' '))]).map((form) => ({ ...title, lexeme: `e:${form}` })),
  );
  const { rows } = await db.query<{ word: string; documents: number }>(
    'select word, documents from lexeme where word = any($1::text[]) and documents >= $2',
    [[...new Set(near.map(({ lexeme }) => lexeme))], FEWEST_OFFERS],
  );
  const documents = new Map(rows.map((row) => [row.word, row.documents]));
  const rank = ({ lexeme, cost }: Title & { lexeme: string }): number =>
    cost - commonness(documents.get(lexeme) ?? 0);
  const [best] = near
    .filter(({ lexeme }) => documents.has(lexeme))
    .sort((one, other) => rank(one) - rank(other));
  return best && best.words.join(' ') !== tokens.join(' ') ? best.words : null;
}

/** Words that a word may be a slip of, with what that costs. */
function listSlips(vocabulary: Vocabulary, token: string): { word: string; cost: number }[] {
  if (isEmptyWord(token) || isAbbreviation(token) || isEmployer([toWordForm(token)])) return [];
  const most = vocabulary.isSpanish(token) ? ONE_LETTER : Infinity;
  return vocabulary.candidates(token, MAX_CANDIDATES).filter(({ cost }) => cost <= most);
}
