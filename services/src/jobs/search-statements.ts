import type { Queryable } from '../store/index.ts';
import type { SampleClock } from './clock.ts';
import type { PackedGroup } from './counts.ts';
import type { SearchQuery } from './search-query.ts';
import {
  ageConditions,
  and,
  facetConditions,
  lexemeQuery,
  placeConditions,
  salaryConditions,
  textQuery,
  whereAll,
  Values,
} from './where.ts';

const HITS_LEXEMES = (values: Values, tsquery: string): string =>
  `offer_lexemes(id) @@ ${values.add(tsquery)}::tsquery`;

/** State under which the totals of the country stand. */
const WHOLE_COUNTRY = -1;

type Text = { all: string; title: string };

function textsOf(query: SearchQuery): Text {
  return { all: textQuery(query.words, ''), title: textQuery(query.words, 't:') };
}

/** Conditions of everything but the facets; `text` is the tsquery to use for the keyword. */
function base(query: SearchQuery, text: string, values: Values): string[] {
  const lexemes = lexemeQuery(query, text);
  return [...(lexemes ? [HITS_LEXEMES(values, lexemes)] : []), ...placeConditions(query, values)];
}

/** Whether the totals table answers the packed groups: no keyword, no city, nothing that only columns know. */
const isCounted = (query: SearchQuery): boolean =>
  query.words.length === 0 &&
  query.lexemes.length === 0 &&
  query.city === 0 &&
  query.age === 0 &&
  (!query.salary || query.salary.bands !== null);

/** The rows of the totals tables that a search's place adds up: the country's own, or those of its states. */
function totalsOf(query: SearchQuery, values: Values): string {
  return `where state = any(${values.add(query.states.length > 0 ? query.states : [WHOLE_COUNTRY])}::int[])`;
}

/** Offers of a search by packed key, without the facets that the key itself tells. */
export async function packedGroups(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<PackedGroup[]> {
  const values = new Values();
  if (isCounted(query)) {
    const place = totalsOf(query, values);
    const isSum = query.states.length > 1;
    return readGroups(
      db,
      `select packed, ${isSum ? 'sum(offers) as offers' : 'offers'} from facet_total ${place} ${isSum ? 'group by packed' : ''}`,
      values,
    );
  }
  const conditions = [
    ...base(query, textsOf(query).all, values),
    ...ageConditions(query, clock.storedToday, values),
  ];
  if (query.salary && !query.salary.bands) conditions.push(...salaryConditions(query, values));
  return readGroups(
    db,
    `select packed, count(*) as offers from offer_ix ${whereAll(conditions)} group by packed`,
    values,
  );
}

/** Reads groups as one text: thousands of small rows take longer to hand over than to count. */
async function readGroups(db: Queryable, sql: string, values: Values): Promise<PackedGroup[]> {
  const { rows } = await db.query<{ groups: string | null }>(
    `select string_agg(packed || ' ' || offers, ',') as groups from (${sql}) counted`,
    values.list,
  );
  const text = rows[0]?.groups;
  if (!text) return [];
  return text.split(',').map((group) => {
    const at = group.indexOf(' ');
    return { packed: Number(group.slice(0, at)), offers: Number(group.slice(at + 1)) };
  });
}

/** The groups without the pay asked for, to count bands where that pay is not made of whole bands. */
export async function packedGroupsOfAnyPay(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<PackedGroup[]> {
  return packedGroups(db, { ...query, salary: null }, clock);
}

/** Offers of a search by stored day, without its own age filter, and by place below the chosen one. */
export type DayAndPlaceCounts = { days: Map<number, number>; places: Map<number, number> };

/**
 * Counts by day (all filters but the age) and by place (all filters): states for the country, municipalities for a
 * state, nothing for a municipality.
 */
export async function dayAndPlaceCounts(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<DayAndPlaceCounts> {
  const column = query.states.length === 1 ? 'city' : 'state';
  const values = new Values();
  const facets = facetConditions(query, values);
  const days = new Map<number, number>();
  const places = new Map<number, number>();
  const isByCity = column === 'city';
  const isUnfiltered =
    query.words.length === 0 && query.lexemes.length === 0 && query.city === 0 && facets.length === 0;
  if (isUnfiltered && (query.age === 0 || !isByCity)) return totalsByDayAndPlace(db, query, clock, isByCity);
  const conditions = [...base(query, textsOf(query).all, values), ...facets];
  const counted =
    query.age > 0 ? `count(*) filter (where day > ${values.add(clock.storedToday - query.age)})` : 'count(*)';
  const sets = query.city > 0 ? '((day))' : `((day), (${column}))`;
  const place = query.city > 0 ? 'null::int' : column;
  const sql = `select day, ${place} as place, count(*)::int as offers, ${counted}::int as within
    from offer_ix ${whereAll(conditions)} group by grouping sets ${sets}`;
  const { rows } = await db.query<{
    day: number | null;
    place: number | null;
    offers: number;
    within: number;
  }>(sql, values.list);
  for (const row of rows) {
    if (row.day !== null) days.set(row.day, row.offers);
    else if (row.place !== null && row.within > 0) places.set(row.place, row.within);
  }
  return { days, places };
}

/** The same for a search without keyword and facets, from the totals. */
async function totalsByDayAndPlace(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  isByCity: boolean,
): Promise<DayAndPlaceCounts> {
  type Count = { key: number; offers: number };
  const values = new Values();
  const byDay = await db.query<Count>(
    `select day as key, sum(offers)::int as offers from day_total ${totalsOf(query, values)} group by day`,
    values.list,
  );
  const byPlace = isByCity
    ? await db.query<Count>(
        `select city as key, documents as offers from place
          where type = 'CI' and state = any($1::int[]) and documents > 0`,
        [query.states],
      )
    : await db.query<Count>(
        `select state as key, sum(offers)::int as offers from day_total
          where state > 0 and (cardinality($1::int[]) = 0 or state = any($1::int[])) and day > $2 group by state`,
        [query.states, query.age > 0 ? clock.storedToday - query.age : 0],
      );
  const counts = (rows: readonly Count[]): Map<number, number> =>
    new Map(rows.map((row) => [row.key, row.offers]));
  return { days: counts(byDay.rows), places: counts(byPlace.rows) };
}

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
  const offset = (query.page - 1) * hits;
  const texts = textsOf(query);
  if (texts.all === '' || query.byDate) return slice(db, query, clock, texts.all, offset, hits);
  const titled = await slice(db, query, clock, texts.title, offset, hits);
  if (titled.length === hits) return titled;
  const before = offset === 0 ? titled.length : await count(db, query, clock, texts.title);
  const rest = and(texts.all, `!(${texts.title})`);
  const more = await slice(db, query, clock, rest, Math.max(0, offset - before), hits - titled.length);
  return [...titled, ...more];
}

function allConditions(query: SearchQuery, clock: SampleClock, text: string, values: Values): string {
  return whereAll([
    ...base(query, text, values),
    ...facetConditions(query, values),
    ...ageConditions(query, clock.storedToday, values),
  ]);
}

async function slice(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  text: string,
  offset: number,
  limit: number,
) {
  const values = new Values();
  const where = allConditions(query, clock, text, values);
  // With a keyword the planner must not walk the date index: for a rare word that reads the whole catalogue.
  const order =
    text === '' && query.lexemes.length === 0 ? 'published desc, id desc' : 'published + 0 desc, id desc';
  const sql = `select id from offer_ix ${where} order by ${order} limit ${values.add(limit)} offset ${values.add(offset)}`;
  return (await db.query<{ id: number }>(sql, values.list)).rows.map((row) => row.id);
}

async function count(db: Queryable, query: SearchQuery, clock: SampleClock, text: string): Promise<number> {
  const values = new Values();
  const sql = `select count(*)::int as offers from offer_ix ${allConditions(query, clock, text, values)}`;
  return (await db.query<{ offers: number }>(sql, values.list)).rows[0]?.offers ?? 0;
}

/** Offers of a search that came in after an instant. */
export async function countSince(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  minutes: number,
): Promise<number> {
  if (query.impossible) return 0;
  const values = new Values();
  const conditions = [
    ...base(query, textsOf(query).all, values),
    ...facetConditions(query, values),
    ...ageConditions(query, clock.storedToday, values),
    `added > ${values.add(minutes)}`,
  ];
  const sql = `select count(*)::int as offers from offer_ix ${whereAll(conditions)}`;
  return (await db.query<{ offers: number }>(sql, values.list)).rows[0]?.offers ?? 0;
}
