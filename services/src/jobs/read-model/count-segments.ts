import type { CompanyCount, SearchCounts } from '../count-statements.ts';
import type { PackedGroup, TraitGroup } from '../counts.ts';
import type { SearchQuery } from '../search-query.ts';
import { each } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import type { Codes, Dictionaries } from './dictionary.ts';
import type { Filters } from './query-filters.ts';
import type { Segment } from './segment.ts';

/** Number of employers in an answer. */
const MAX_COMPANIES = 20;

/** A segment with its documents that answer to a search's words and are not gone. */
export type Found = { segment: Segment; documents: Bitmap };

/** Counts by code, for all segments together. */
type Tables = {
  packed: Uint32Array;
  traits: Uint32Array;
  day: Uint32Array;
  place: Uint32Array;
  company: Uint32Array;
  /** Least id of an offer by employer; 0 for none. */
  offer: Uint32Array;
};

/**
 * Counts a search for all facets in one pass over what its words found; each count leaves out its own filter.
 * @param only counts by packed key alone.
 */
export function countSegments(
  found: readonly Found[],
  query: SearchQuery,
  filters: Filters,
  dictionaries: Dictionaries,
  only: 'all' | 'groups',
): SearchCounts {
  const isByState = query.states.length !== 1;
  const places = isByState ? dictionaries.state : dictionaries.city;
  const tables: Tables = {
    packed: new Uint32Array(dictionaries.packed.values.length),
    traits: new Uint32Array(dictionaries.traits.values.length),
    day: new Uint32Array(dictionaries.day.values.length),
    place: new Uint32Array(places.values.length),
    company: new Uint32Array(dictionaries.company.values.length),
    offer: new Uint32Array(dictionaries.company.values.length),
  };
  const isOpen = only === 'all' && isUnfiltered(filters);
  for (const one of found)
    if (isOpen) countAll(one, isByState, tables);
    else countOne(one, query, filters, isByState, only === 'groups', tables);
  const groups: PackedGroup[] = [];
  eachCount(tables.packed, dictionaries.packed, (packed, offers) => groups.push({ packed, offers }));
  if (only === 'groups') return { groups, traits: [], days: new Map(), places: new Map(), companies: [] };
  const traits: TraitGroup[] = [];
  eachCount(tables.traits, dictionaries.traits, (value, offers) => traits.push({ traits: value, offers }));
  return {
    groups,
    traits,
    days: toCounts(tables.day, dictionaries.day),
    places: query.city > 0 ? new Map() : toCounts(tables.place, places),
    companies: topCompanies(tables, dictionaries.company, query.company),
  };
}

const isEvery = (fits: Uint8Array): boolean => fits.every((fit) => fit === 1);

/** Whether every offer with the words of a search is in all of its counts. */
const isUnfiltered = ({ places, hourly, salary, company, keys, days, traits }: Filters): boolean =>
  places === null &&
  hourly <= 0 &&
  salary === null &&
  company === null &&
  isEvery(keys) &&
  isEvery(days) &&
  isEvery(traits);

/** {@link countOne} of a search that nothing but its words narrows: most offers are counted by such, all by the empty one. */
function countAll({ segment, documents }: Found, isByState: boolean, tables: Tables): void {
  const { packed, traits, day, company, id, state, city } = segment.columns;
  const counted = isByState ? state : city;
  each(documents, (at) => {
    increment(tables.packed, packed[at] ?? 0);
    increment(tables.traits, traits[at] ?? 0);
    increment(tables.day, day[at] ?? 0);
    increment(tables.place, counted[at] ?? 0);
    countCompany(tables, company[at] ?? 0, id[at] ?? 0);
  });
}

function increment(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

function countCompany(tables: Tables, employer: number, offer: number): void {
  increment(tables.company, employer);
  const least = tables.offer[employer] ?? 0;
  if (least === 0 || offer < least) tables.offer[employer] = offer;
}

function countOne(
  { segment, documents }: Found,
  query: SearchQuery,
  filters: Filters,
  isByState: boolean,
  onlyGroups: boolean,
  tables: Tables,
): void {
  const { columns } = segment;
  const { packed, traits, day, salary, hourly, company, id } = columns;
  const placed = filters.isByCity ? columns.city : columns.state;
  const counted = isByState ? columns.state : columns.city;
  const { keys, days, places } = filters;
  const wanted = filters.company;
  const min = filters.salary?.min ?? 0;
  const below = filters.salary?.below ?? Infinity;
  const isPaid = filters.salary !== null;
  // Bands are encoded in the packed key; pay between their limits is not.
  const isCut = query.salary !== null && query.salary.bands === null;
  for (let word = 0; word < documents.length; word += 1) {
    let bits = documents[word] ?? 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const at = (word << 5) + 31 - Math.clz32(low);
      if (places !== null && places[placed[at] ?? 0] !== 1) continue;
      if ((hourly[at] ?? 0) < filters.hourly) continue;
      const isYoung = days[day[at] ?? 0] === 1;
      const pay = salary[at] ?? 0;
      const fitsPay = !isPaid || (pay >= min && pay < below);
      const employer = company[at] ?? 0;
      const isOfCompany = wanted === null || employer === wanted;
      const key = packed[at] ?? 0;
      const trait = traits[at] ?? 0;
      const fitsTraits = filters.traits[trait] === 1;
      if (isYoung && isOfCompany && fitsTraits && (fitsPay || !isCut)) increment(tables.packed, key);
      if (onlyGroups || !fitsPay || keys[key] !== 1) continue;
      if (isYoung && isOfCompany) increment(tables.traits, trait);
      if (!fitsTraits) continue;
      if (isOfCompany) {
        increment(tables.day, day[at] ?? 0);
        if (isYoung) increment(tables.place, counted[at] ?? 0);
      }
      if (isYoung) countCompany(tables, employer, id[at] ?? 0);
    }
  }
}

function eachCount(counts: Uint32Array, codes: Codes, visit: (value: number, offers: number) => void): void {
  const { values } = codes;
  for (let code = 0; code < counts.length; code += 1) {
    const offers = counts[code] ?? 0;
    if (offers > 0) visit(values[code] ?? 0, offers);
  }
}

function toCounts(counts: Uint32Array, codes: Codes): Map<number, number> {
  const map = new Map<number, number>();
  eachCount(counts, codes, (value, offers) => map.set(value, offers));
  return map;
}

/** Employers of most offers, of equally many the one that stands for less; the chosen one before all. */
function topCompanies(tables: Tables, codes: Codes, chosen: number | null): CompanyCount[] {
  const before = (a: CompanyCount, b: CompanyCount): number =>
    Number(b.company === chosen) - Number(a.company === chosen) ||
    b.offers - a.offers ||
    a.company - b.company;
  const most: CompanyCount[] = [];
  const { values } = codes;
  for (let code = 0; code < tables.company.length; code += 1) {
    const offers = tables.company[code] ?? 0;
    const company = values[code] ?? 0;
    if (offers === 0 || company === 0) continue;
    const one: CompanyCount = { company, offers, offer: tables.offer[code] ?? 0 };
    const last = most[MAX_COMPANIES - 1];
    if (last && before(last, one) < 0) continue;
    let place = most.length;
    while (place > 0 && before(one, most[place - 1] ?? one) < 0) place -= 1;
    most.splice(place, 0, one);
    most.length = Math.min(most.length, MAX_COMPANIES);
  }
  return most;
}
