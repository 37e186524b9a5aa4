/** How pages make each call of `tracking`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as trackingRecentSearches } from '../tracking/recent-searches.ts';

export const calls = {
  'tracking.recentSearches': trackingRecentSearches,
};
