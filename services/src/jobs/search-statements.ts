import { ARRIVED } from './index-offer.ts';
import type { Queryable } from '@chamba/database';
import type { SampleClock } from '../model/clock.ts';
import type { SearchQuery } from './search-query.ts';
import {
  ageConditions,
  and,
  baseConditions,
  companyConditions,
  facetConditions,
  lexemeQuery,
  salaryConditions,
  traitConditions,
  whereAll,
  Values,
} from './where.ts';

/**
 * Ids of a page. By relevance titles that hold every word come first, newest first, then the rest likewise; a title
 * outranks a body without computing a rank for every match.
 */
export async function pageIds(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  hits: number,
): Promise<number[]> {
  const { all, tiers } = query.text;
  let offset = (query.page - 1) * hits;
  if (all === '' || query.byDate) return slice(db, query, clock, all, offset, hits);
  const ids: number[] = [];
  for (const [index, tier] of tiers.entries()) {
    const newest = index === 0 && query.walk > 0 ? await walked(db, query, offset, hits) : null;
    const found = newest ?? (await slice(db, query, clock, tier, offset, hits - ids.length));
    ids.push(...found);
    if (ids.length === hits || index === tiers.length - 1) break;
    // What the page skips of this tier it must not skip again of the next.
    if (found.length > 0 || offset === 0) offset = 0;
    else offset -= await count(db, query, clock, tier);
  }
  return ids;
}

/**
 * Ids of titles that have one frequent word, looked for among the newest offers only.
 * @returns null when these do not have enough of them.
 */
async function walked(
  db: Queryable,
  query: SearchQuery,
  offset: number,
  limit: number,
): Promise<number[] | null> {
  const { rows } = await db.query<{ id: number }>(
    `select id from (select id, published from offer_ix order by published desc, id desc limit $1) newest
      where offer_lexemes(id) @@ $2::tsquery order by published desc, id desc limit $3 offset $4`,
    [query.walk * (offset + limit), query.text.tiers[0], limit, offset],
  );
  return rows.length === limit ? rows.map(({ id }) => id) : null;
}

function allConditions(query: SearchQuery, clock: SampleClock, text: string, values: Values): string[] {
  return [
    ...baseConditions(query, text, values),
    ...companyConditions(query, values),
    ...facetConditions(query, values),
    ...salaryConditions(query, values),
    ...traitConditions(query, values),
    ...ageConditions(query, clock.storedToday, values),
  ];
}

async function slice(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  text: string,
  offset: number,
  limit: number,
): Promise<number[]> {
  const values = new Values();
  const where = whereAll(allConditions(query, clock, text, values));
  // With a keyword the planner must not walk the date index: for a rare word that reads the whole catalogue.
  const isByIndex = lexemeQuery(query, text) === '' && query.company === null;
  const order = isByIndex ? 'published desc, id desc' : 'published + 0 desc, id desc';
  const sql = `select id from offer_ix ${where} order by ${order} limit ${values.add(limit)} offset ${values.add(offset)}`;
  return (await db.query<{ id: number }>(sql, values.list)).rows.map((row) => row.id);
}

async function count(db: Queryable, query: SearchQuery, clock: SampleClock, text: string): Promise<number> {
  const values = new Values();
  const where = whereAll(allConditions(query, clock, text, values));
  const sql = `select count(*)::int as offers from offer_ix ${where}`;
  return (await db.query<{ offers: number }>(sql, values.list)).rows[0]?.offers ?? 0;
}

/** Offers of a search that stand on a page by their placement: the newest of each kind. */
export async function placedIds(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  most: number,
): Promise<{ premium: number[]; social: number[] }> {
  const values = new Values();
  const lists = ['premium', 'social'].map((placement) => {
    const where = whereAll(allConditions(query, clock, and(query.text.all, `'pl:${placement}'`), values));
    return `array(select id from offer_ix ${where} order by published + 0 desc, id desc limit ${most}) as ${placement}`;
  });
  const { rows } = await db.query<{ premium: number[]; social: number[] }>(
    `select ${lists.join(', ')}`,
    values.list,
  );
  return rows[0] ?? { premium: [], social: [] };
}

/** Offers of the country that answer to each of some texts, in the language of tsquery. */
export async function countTexts(db: Queryable, texts: readonly string[]): Promise<number[]> {
  const each = texts.map(
    (_, at) => `(select count(*)::int from offer_ix where offer_lexemes(id) @@ $${at + 1}::tsquery)`,
  );
  const { rows } = await db.query<{ offers: number[] }>(`select array[${each.join(', ')}] as offers`, texts);
  return rows[0]?.offers ?? [];
}

/** Offers of a search that came in after an instant, in seconds since 2020. */
export async function countSince(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  seconds: number,
): Promise<number> {
  if (query.impossible) return 0;
  const values = new Values();
  const conditions = allConditions(query, clock, query.text.all, values);
  conditions.push(`${ARRIVED} > ${values.add(seconds)}`);
  const sql = `select count(*)::int as offers from offer_ix ${whereAll(conditions)}`;
  return (await db.query<{ offers: number }>(sql, values.list)).rows[0]?.offers ?? 0;
}
