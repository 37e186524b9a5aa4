import { SHIFTS, unpackTraits, WORK_DAYS } from '../model/traits.ts';
import { unpack } from '../model/packed.ts';
import type { PackedParts } from '../model/packed.ts';
import type { SearchQuery } from './search-query.ts';

/** Offers that share one packed key. */
export type PackedGroup = { packed: number; offers: number };

/** Offers that share one number of traits. */
export type TraitGroup = { traits: number; offers: number };

/** Offers each facet item would leave, by item id; each facet ignores its own choice and obeys all others. */
export type FacetCounts = {
  total: number;
  workmode: Map<number, number>;
  band: Map<number, number>;
  category: Map<number, number>;
  subcategory: Map<number, number>;
  contract: Map<number, number>;
  education: Map<number, number>;
};

type Unpacked = PackedParts & { category: number };

/** Contract filter ids. */
const CONTRACT_IDS = [1, 2, 3, 4, 5];

/** One bit for each facet whose filter offers can miss. */
const MISSES = { workmode: 1, salary: 2, category: 4, contract: 8, education: 16 } as const;

/** The filters of a search that offers of one group miss, as bits of {@link MISSES}. */
function findMisses(query: SearchQuery, parts: Unpacked): number {
  const bands = query.salary?.bands;
  let misses = 0;
  if (query.workmodes.length > 0 && !query.workmodes.includes(parts.workmode)) misses |= MISSES.workmode;
  // Amounts between the limits of bands are left to the statement: see countFacets.
  if (bands && (parts.band < bands.first || parts.band > bands.last)) misses |= MISSES.salary;
  if (
    query.subcategory
      ? parts.subcategory !== query.subcategory.id
      : query.categories.length > 0 && !query.categories.includes(parts.category)
  )
    misses |= MISSES.category;
  if (query.contracts !== 0 && (parts.jobtypes & query.contracts) === 0) misses |= MISSES.contract;
  if (query.education.length > 0 && !query.education.includes(parts.educationid)) misses |= MISSES.education;
  return misses;
}

const add = (counts: Map<number, number>, key: number, offers: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + offers);
};

/**
 * Counts all facets from the groups of a search without its facet filters. When the pay asked for is not made of whole
 * bands, the groups must already be limited to it, and the band counts come from a separate query.
 */
export function countFacets(groups: readonly PackedGroup[], query: SearchQuery): FacetCounts {
  const counts: FacetCounts = {
    total: 0,
    workmode: new Map(),
    band: new Map(),
    category: new Map(),
    subcategory: new Map(),
    contract: new Map(),
    education: new Map(),
  };
  for (const { packed, offers } of groups) {
    const parts = unpack(packed);
    const misses = findMisses(query, parts);
    // A facet ignores its own choice: what misses that one alone counts there, and what misses two nowhere.
    const counted = (facet: keyof typeof MISSES): boolean => (misses & ~MISSES[facet]) === 0;
    if (misses === 0) counts.total += offers;
    if (counted('workmode')) add(counts.workmode, parts.workmode, offers);
    if (counted('salary')) add(counts.band, parts.band, offers);
    if (counted('category')) {
      add(counts.category, parts.category, offers);
      add(counts.subcategory, parts.subcategory, offers);
    }
    if (counted('contract')) {
      for (const id of CONTRACT_IDS) if (parts.jobtypes & (1 << (id - 1))) add(counts.contract, id, offers);
    }
    if (counted('education')) add(counts.education, parts.educationid, offers);
  }
  return counts;
}

/** Offers that each shift, each kind of days and each experience would leave, by id. */
export type TraitCounts = {
  shift: Map<number, number>;
  workdays: Map<number, number>;
  experience: Map<number, number>;
};

/** Counts shifts, days and experience from the groups of a search without its filters of these. */
export function countTraits(groups: readonly TraitGroup[], query: SearchQuery): TraitCounts {
  const counts: TraitCounts = { shift: new Map(), workdays: new Map(), experience: new Map() };
  for (const { traits, offers } of groups) {
    const { shifts, workdays, experience } = unpackTraits(traits);
    const fitsShift = query.shifts === 0 || (shifts & query.shifts) !== 0;
    const fitsDays = query.workdays === 0 || (workdays & query.workdays) !== 0;
    const fitsExperience = query.experience.length === 0 || query.experience.includes(experience);
    if (fitsDays && fitsExperience)
      for (const { id } of SHIFTS) if (shifts & (1 << (id - 1))) add(counts.shift, id, offers);
    if (fitsShift && fitsExperience)
      for (const { id } of WORK_DAYS) if (workdays & (1 << (id - 1))) add(counts.workdays, id, offers);
    if (fitsShift && fitsDays) add(counts.experience, experience, offers);
  }
  return counts;
}
