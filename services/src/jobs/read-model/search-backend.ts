import type { Queryable } from '@chamba/database';
import type { SampleClock } from '../../model/clock.ts';
import { countSearch, packedGroups } from '../count-statements.ts';
import type { SearchCounts } from '../count-statements.ts';
import type { PackedGroup } from '../counts.ts';
import type { SearchQuery } from '../search-query.ts';
import { countSince, countTexts, pageIds, placedIds } from '../search-statements.ts';

/** Reads one search's figures and ids; all results of one reader are at least as recent as the moment it was obtained. */
export type SearchReader = {
  /** Counts for all facets. */
  counts(query: SearchQuery): Promise<SearchCounts>;
  /** Offers by packed key, without the facets that the key itself encodes. */
  groups(query: SearchQuery): Promise<readonly PackedGroup[]>;
  /** Ids of the query's page. @param hits offers on a page. */
  pageIds(query: SearchQuery, hits: number): Promise<readonly number[]>;
  /** Ids of the newest offers of each placement. @param most of each. */
  placedIds(
    query: SearchQuery,
    most: number,
  ): Promise<{ premium: readonly number[]; social: readonly number[] }>;
  /** Offers of the country that answer to each of some texts, in the language of tsquery. */
  withTexts(texts: readonly string[]): Promise<readonly number[]>;
  /** Offers that came in after an instant, in seconds since 2020. */
  since(query: SearchQuery, seconds: number): Promise<number>;
};

/** Where searches are counted and listed. */
export type SearchBackend = {
  /** A reader that knows every change that was committed before this call. */
  reader(): Promise<SearchReader>;
};

/** Searches by SQL. */
export function sqlBackend(db: Queryable, clock: SampleClock): SearchBackend {
  const reader: SearchReader = {
    counts: (query) => countSearch(db, query, clock),
    groups: (query) => packedGroups(db, query, clock),
    pageIds: (query, hits) => pageIds(db, query, clock, hits),
    placedIds: (query, most) => placedIds(db, query, clock, most),
    withTexts: (texts) => countTexts(db, texts),
    since: (query, seconds) => countSince(db, query, clock, seconds),
  };
  return { reader: () => Promise.resolve(reader) };
}
