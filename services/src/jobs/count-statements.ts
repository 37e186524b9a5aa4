import type { Queryable } from '@chamba/database';
import type { SampleClock } from '../model/clock.ts';
import type { PackedGroup, TraitGroup } from './counts.ts';
import type { SearchQuery } from './search-query.ts';
import {
  ageConditions,
  baseConditions,
  companyConditions,
  facetConditions,
  hasKeyFacets,
  hasTraits,
  isByWords,
  placeConditions,
  salaryConditions,
  traitConditions,
  Values,
  whereAll,
} from './where.ts';

/** Offers of an employer: what stands for it, and one of them to read its name from. */
export type CompanyCount = { company: number; offers: number; offer: number };

/** Offers of a search, counted every way that facets need. */
export type SearchCounts = {
  /** By packed key, without the facets that the key itself encodes. */
  groups: readonly PackedGroup[];
  /** By number of traits, without the filters that it encodes. */
  traits: readonly TraitGroup[];
  /** By stored day, without the search's own age filter. */
  days: Map<number, number>;
  /** By place below the chosen one: states for the country, municipalities for a state, nothing for a municipality. */
  places: Map<number, number>;
  /** Employers of most offers, without the chosen one's filter. */
  companies: readonly CompanyCount[];
};

/** State under which the totals of the country stand. */
const WHOLE_COUNTRY = -1;

/** Employers that are counted; the chosen one comes on top. */
const MAX_COMPANIES = 20;

/** Whether the totals table answers the packed groups: no keyword, no city, nothing that only columns know. */
const isCounted = (query: SearchQuery): boolean =>
  !isByWords(query) &&
  !hasTraits(query) &&
  query.hourly === 0 &&
  query.company === null &&
  query.city === 0 &&
  query.age === 0 &&
  (!query.salary || query.salary.bands !== null);

/** Whether every count is one of the same offers. */
const isUnfiltered = (query: SearchQuery): boolean =>
  !hasKeyFacets(query) &&
  !hasTraits(query) &&
  query.hourly === 0 &&
  !query.salary &&
  query.age === 0 &&
  query.company === null;

/** Whether the totals answer days and places: no keyword, no filter but age, and no municipality to be counted by age. */
const isTotalled = (query: SearchQuery): boolean =>
  !isByWords(query) &&
  query.city === 0 &&
  isUnfiltered({ ...query, age: 0 }) &&
  (query.age === 0 || placeColumn(query) !== 'city');

const placeColumn = (query: SearchQuery): 'city' | 'state' | null =>
  query.city > 0 ? null : query.states.length === 1 ? 'city' : 'state';

/** The rows of the totals tables that a search's place adds up: the country's own, or those of its states. */
const buildTotals = (query: SearchQuery, values: Values): string =>
  `where state = any(${values.add(query.states.length > 0 ? query.states : [WHOLE_COUNTRY])}::int[])`;

/** Reads `key offers` pairs from one text: thousands of small rows take longer to hand over than to count. */
function readPairs(text: string | null | undefined): [number, number][] {
  if (!text) return [];
  return text.split(',').map((pair) => {
    const at = pair.indexOf(' ');
    return [Number(pair.slice(0, at)), Number(pair.slice(at + 1))];
  });
}

const parseGroups = (text: string | null | undefined): PackedGroup[] =>
  readPairs(text).map(([packed, offers]) => ({ packed, offers }));

const parseTraits = (text: string | null | undefined): TraitGroup[] =>
  readPairs(text).map(([traits, offers]) => ({ traits, offers }));

const parseCounts = (text: string | null | undefined): Map<number, number> =>
  new Map(readPairs(text).filter(([, offers]) => offers > 0));

/** Offers of a search by packed key, without the facets that the key itself encodes. */
export async function packedGroups(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<PackedGroup[]> {
  const values = new Values();
  let sql: string;
  if (isCounted(query)) {
    const place = buildTotals(query, values);
    const isSum = query.states.length > 1;
    sql = `select packed, ${isSum ? 'sum(offers) as offers' : 'offers'} from facet_total ${place} ${isSum ? 'group by packed' : ''}`;
  } else {
    const conditions = [
      ...baseConditions(query, query.text.all, values),
      ...companyConditions(query, values),
      ...ageConditions(query, clock.storedToday, values),
      ...(query.salary && !query.salary.bands ? salaryConditions(query, values) : []),
      ...traitConditions(query, values),
    ];
    sql = `select packed, count(*) as offers from offer_ix ${whereAll(conditions)} group by packed`;
  }
  const { rows } = await db.query<{ groups: string | null }>(
    `select string_agg(packed || ' ' || offers, ',') as groups from (${sql}) counted`,
    values.list,
  );
  return parseGroups(rows[0]?.groups);
}

type Texts = { groups: string | null; days: string | null; traits: string | null };

/**
 * One scan for the counts by day and place, by traits and, when `withGroups`, by packed key. Age is left to the reader of
 * days and places; what a key encodes is left out of its groups.
 */
async function scan(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
  withGroups: boolean,
): Promise<Omit<SearchCounts, 'companies'>> {
  const values = new Values();
  const conditions = [...baseConditions(query, query.text.all, values), ...companyConditions(query, values)];
  const facets = [...facetConditions(query, values), ...salaryConditions(query, values)];
  const traits = traitConditions(query, values);
  const age = ageConditions(query, clock.storedToday, values);
  const ofGroups = !withGroups
    ? []
    : [...age, ...traits, ...(query.salary && !query.salary.bands ? salaryConditions(query, values) : [])];
  // What all counts obey may narrow the scan itself.
  if (!withGroups) conditions.push(...facets.splice(0));
  const counted = (filters: readonly string[]): string =>
    filters.length > 0 ? `count(*) filter (where ${filters.join(' and ')})` : 'count(*)';
  const place = placeColumn(query) ?? 'state';
  const sets = [`(day, ${place})`, '(traits)', ...(withGroups ? ['(packed)'] : [])];
  const sql = `with counted as materialized (
      select day, ${place} as place, ${withGroups ? `packed, ${counted(ofGroups)} as of_group,` : ''} traits, ${counted([...facets, ...age])} as of_trait, ${counted([...facets, ...traits])} as of_day
      from offer_ix ${whereAll(conditions)} group by grouping sets (${sets.join(', ')}))
    select (select string_agg(day || ' ' || place || ' ' || of_day, ',') from counted where day is not null and of_day > 0) as days,
      (select string_agg(traits || ' ' || of_trait, ',') from counted where traits is not null and of_trait > 0) as traits,
      ${withGroups ? "(select string_agg(packed || ' ' || of_group, ',') from counted where packed is not null and of_group > 0)" : 'null'} as groups`;
  const { rows } = await db.query<Texts>(sql, values.list);
  const groups = parseGroups(rows[0]?.groups);
  return { groups, traits: parseTraits(rows[0]?.traits), ...byDayAndPlace(rows[0]?.days, query, clock) };
}

/** Counts by day, and by place within the search's age, from counts by both. */
function byDayAndPlace(text: string | null | undefined, query: SearchQuery, clock: SampleClock) {
  const days = new Map<number, number>();
  const places = new Map<number, number>();
  const since = query.age > 0 ? clock.storedToday - query.age : -1;
  const add = (counts: Map<number, number>, key: number, offers: number): void => {
    counts.set(key, (counts.get(key) ?? 0) + offers);
  };
  for (const entry of text ? text.split(',') : []) {
    const [day = 0, place = 0, offers = 0] = entry.split(' ').map(Number);
    add(days, day, offers);
    if (day > since) add(places, place, offers);
  }
  return { days, places: placeColumn(query) ? places : new Map<number, number>() };
}

/**
 * Employers of a search, without the chosen one's filter: only offers that name one are looked at, which an index knows.
 */
async function countCompanies(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<CompanyCount[]> {
  const values = new Values();
  const where = whereAll([
    'company <> 0',
    ...baseConditions(query, query.text.all, values),
    ...facetConditions(query, values),
    ...salaryConditions(query, values),
    ...traitConditions(query, values),
    ...ageConditions(query, clock.storedToday, values),
  ]);
  const { rows } = await db.query<CompanyCount>(
    `select company, count(*)::int as offers, min(id) as offer from offer_ix ${where}
      group by company order by ${chosenFirst(query, values)}2 desc, 1 limit ${MAX_COMPANIES}`,
    values.list,
  );
  return rows;
}

/** Order that keeps the chosen employer among those of most offers. */
const chosenFirst = (query: SearchQuery, values: Values): string =>
  query.company === null ? '' : `company = ${values.add(query.company)} desc, `;

/** Days and places of a search without keyword and with no filter but age, from the totals. */
async function totalsByDayAndPlace(db: Queryable, query: SearchQuery, clock: SampleClock) {
  const values = new Values();
  const states = buildTotals(query, values);
  const ofState = query.states.length > 0 ? `and state = any(${values.add(query.states)}::int[])` : '';
  const ofAge = ageConditions(query, clock.storedToday, values).map((condition) => `and ${condition}`);
  const byPlace =
    placeColumn(query) === 'city'
      ? `select city as key, documents as offers from place where type = 'CI' and documents > 0 ${ofState}`
      : `select state as key, sum(offers) as offers from day_total
          where state > 0 ${ofState} ${ofAge.join(' ')} group by state`;
  const listed = (sql: string): string =>
    `(select string_agg(key || ' ' || offers, ',') from (${sql}) counted)`;
  const { rows } = await db.query<{ days: string | null; places: string | null }>(
    `select ${listed(`select day as key, sum(offers) as offers from day_total ${states} group by day`)} as days,
      ${listed(byPlace)} as places`,
    values.list,
  );
  return { days: parseCounts(rows[0]?.days), places: parseCounts(rows[0]?.places) };
}

/** Offers by traits of a search without keyword and with no filter but age. */
async function traitTotals(db: Queryable, query: SearchQuery, clock: SampleClock): Promise<TraitGroup[]> {
  const values = new Values();
  const counted =
    query.age === 0
      ? `select traits, sum(offers) as offers from trait_total ${buildTotals(query, values)} group by traits`
      : `select traits, count(*) as offers from offer_ix
          ${whereAll([...placeConditions(query, values), ...ageConditions(query, clock.storedToday, values)])} group by traits`;
  const { rows } = await db.query<{ traits: string | null }>(
    `select string_agg(traits || ' ' || offers, ',') as traits from (${counted}) counted`,
    values.list,
  );
  return parseTraits(rows[0]?.traits);
}

/** Counts a search for all facets, from the totals where there are some, else in as few scans as its filters allow. */
export async function countSearch(
  db: Queryable,
  query: SearchQuery,
  clock: SampleClock,
): Promise<SearchCounts> {
  if (isTotalled(query)) {
    const [groups, traits, dated, companies] = await Promise.all([
      packedGroups(db, query, clock),
      traitTotals(db, query, clock),
      totalsByDayAndPlace(db, query, clock),
      countCompanies(db, query, clock),
    ]);
    return { groups, traits, ...dated, companies };
  }
  const [groups, counted, companies] = await Promise.all([
    isCounted(query) ? packedGroups(db, query, clock) : null,
    scan(db, query, clock, !isCounted(query)),
    countCompanies(db, query, clock),
  ]);
  return { ...counted, groups: groups ?? counted.groups, companies };
}
