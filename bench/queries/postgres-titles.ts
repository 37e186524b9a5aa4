import type { Queryable } from '@chamba/database';
import type { TitleSearch } from './judged.ts';

/** PostgreSQL full text as its manual shows it: Spanish stems of title, place and employer, all words, by rank. */
export async function postgresTitles(db: Queryable): Promise<TitleSearch> {
  await db.query(
    `create temporary table peer_title as select title,
      setweight(to_tsvector('spanish', title), 'A') ||
      setweight(to_tsvector('spanish', concat_ws(' ', cityname, statename, companyname)), 'B') as document from offer`,
  );
  await db.query('create index on peer_title using gin (document)');
  return async (query) => {
    const { rows } = await db.query<{ title: string }>(
      `select title from peer_title, websearch_to_tsquery('spanish', $1) query where document @@ query
        order by ts_rank(document, query) desc limit 10`,
      [query],
    );
    return rows.map(({ title }) => title);
  };
}
