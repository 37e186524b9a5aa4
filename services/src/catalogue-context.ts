import type { SampleClock } from './model/clock.ts';
import type { JobSearch } from './jobs/search.ts';
import type { Store } from '@chamba/database';
import type { KeywordCounts } from './suggests/keyword-counts.ts';
import type { RecentSearches } from './tracking/recent-searches.ts';

/** What the services of vacancies and places work with. */
export type CatalogueContext = {
  store: Store;
  clock: SampleClock;
  search: JobSearch;
  recent: RecentSearches;
  keywordCounts: KeywordCounts;
  siteName: string;
  /** Whose searches a caller's are: `u:` and the account, else `s:` and the visitor; empty when neither is known. */
  findOwner: (token: string, visitor: string) => Promise<string>;
};
