import { unpackTraits } from '../../model/traits.ts';
import { unpack } from '../../model/packed.ts';
import type { SearchQuery } from '../search-query.ts';
import type { Codes, Dictionaries } from './dictionary.ts';

/** What a search asks of columns, as tables by code: one lookup decides whether an offer matches. */
export type Filters = {
  /** By code of packed key: the facets that the key encodes. */
  keys: Uint8Array;
  /** By code of traits. */
  traits: Uint8Array;
  /** Least pay an hour; 0 for any. */
  hourly: number;
  /** By code of day. */
  days: Uint8Array;
  /** By code of state, or by code of municipality when one is chosen. */
  places: Uint8Array | null;
  isByCity: boolean;
  /** Code of the employer, −1 for one that no offer has; null for any. */
  company: number | null;
  /** Least pay, and the pay below which it must be; null for any, also for none. */
  salary: { min: number; below: number } | null;
};

function table(codes: Codes, fits: (value: number) => boolean): Uint8Array {
  const { values } = codes;
  const found = new Uint8Array(values.length);
  for (let code = 0; code < found.length; code += 1) found[code] = fits(values[code] ?? 0) ? 1 : 0;
  return found;
}

function fitsKey(query: SearchQuery): (packed: number) => boolean {
  const { workmodes, education, contracts, categories, subcategory } = query;
  return (packed) => {
    const parts = unpack(packed);
    return (
      (workmodes.length === 0 || workmodes.includes(parts.workmode)) &&
      (subcategory
        ? parts.subcategory === subcategory.id
        : categories.length === 0 || categories.includes(parts.category)) &&
      (contracts === 0 || (parts.jobtypes & contracts) !== 0) &&
      (education.length === 0 || education.includes(parts.educationid))
    );
  };
}

function fitsTraits({ shifts, workdays, experience }: SearchQuery): (traits: number) => boolean {
  return (traits) => {
    const parts = unpackTraits(traits);
    return (
      (shifts === 0 || (parts.shifts & shifts) !== 0) &&
      (workdays === 0 || (parts.workdays & workdays) !== 0) &&
      (experience.length === 0 || experience.includes(parts.experience))
    );
  };
}

/** The filters of a search. @param storedToday today as searches count days. */
export function compileFilters(query: SearchQuery, storedToday: number, dictionaries: Dictionaries): Filters {
  const { city, states, age, salary } = query;
  const isByCity = city > 0;
  return {
    keys: table(dictionaries.packed, fitsKey(query)),
    traits: table(dictionaries.traits, fitsTraits(query)),
    hourly: query.hourly,
    days: table(dictionaries.day, (day) => age === 0 || day > storedToday - age),
    places: isByCity
      ? table(dictionaries.city, (value) => value === city)
      : states.length > 0
        ? table(dictionaries.state, (value) => states.includes(value))
        : null,
    isByCity,
    company: query.company === null ? null : dictionaries.company.code(query.company),
    salary: salary && { min: Math.max(1, salary.min), below: salary.max ?? Infinity },
  };
}
