import type { Queryable } from '@chamba/database';
import { fold, toQueryWords } from '../text/words.ts';
import type { QueryWord } from '../text/words.ts';
import { withKnownWork } from './weigh-words.ts';
import { textQuery } from './where.ts';

/** Titles offered at most. */
const MAX_RELATED = 8;

/** Titles of more words are phrases of one offer, not searches. */
const MAX_TITLE_WORDS = 4;

/** Number of newest offers whose titles are read: enough to find the frequent ones, whatever the size of the catalogue. */
const LOOKED_AT = 1_000;

/**
 * Frequent titles that share the words of a keyword, without the keyword itself, most offers first.
 * @param words of the keyword as it was understood.
 */
export async function relatedTitles(
  db: Queryable,
  keyword: string,
  words: readonly QueryWord[] = toQueryWords(keyword),
): Promise<string[]> {
  const own = fold(keyword);
  if (words.length === 0) return [];
  // Any one word of the keyword is enough: related is wider than found.
  const query = withKnownWork(words)
    .map((word) => `(${textQuery([word], 't:', 'wide')})`)
    .join(' | ');
  const { rows } = await db.query<{ title: string }>(
    `select min(o.title) as title from (
        select id from offer_ix where offer_lexemes(id) @@ $1::tsquery order by published + 0 desc limit $2) newest
      join offer o on o.id = newest.id
      group by lower(o.title) having count(*) > 1 order by count(*) desc, 1 limit 60`,
    [query, LOOKED_AT],
  );
  return rows
    .map((row) => row.title)
    .filter((title) => title.split(' ').length <= MAX_TITLE_WORDS && fold(title) !== own)
    .slice(0, MAX_RELATED);
}
