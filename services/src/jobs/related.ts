import type { Queryable } from '../store/index.ts';
import { fold, queryWordsOf } from './words.ts';
import { textQuery } from './where.ts';

/** Titles offered at most. */
const MOST = 8;

/** Titles of more words are phrases of one offer, not searches. */
const LONGEST_TITLE = 4;

/** Frequent titles that share the words of a keyword, without the keyword itself, most offers first. */
export async function relatedTitles(db: Queryable, keyword: string): Promise<string[]> {
  const own = fold(keyword);
  const words = queryWordsOf(keyword);
  if (words.length === 0) return [];
  // Any one word of the keyword is enough: related is wider than found.
  const query = words.map((word) => `(${textQuery([word], 't:')})`).join(' | ');
  const { rows } = await db.query<{ title: string }>(
    `select lower(o.title) as title from offer_ix i join offer o on o.id = i.id
      where offer_lexemes(i.id) @@ $1::tsquery and lower(o.title) <> $2
      group by 1 having count(*) > 1 order by count(*) desc, 1 limit 60`,
    [query, keyword.toLowerCase()],
  );
  return rows
    .map((row) => row.title)
    .filter((title) => title.split(' ').length <= LONGEST_TITLE && fold(title) !== own)
    .slice(0, MOST);
}
