/** How pages make each call of `jobs`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as jobsCount } from '../jobs/count.ts';
import { call as jobsLoad } from '../jobs/load.ts';
import { call as jobsOffer } from '../jobs/offer.ts';
import { call as jobsRelatedSearches } from '../jobs/related-searches.ts';
import { call as jobsSalaryMarket } from '../jobs/salary-market.ts';
import { call as jobsScores } from '../jobs/scores.ts';
import { call as jobsSearch } from '../jobs/search.ts';
import { call as jobsSimilar } from '../jobs/similar.ts';

export const calls = {
  'jobs.count': jobsCount,
  'jobs.load': jobsLoad,
  'jobs.offer': jobsOffer,
  'jobs.relatedSearches': jobsRelatedSearches,
  'jobs.salaryMarket': jobsSalaryMarket,
  'jobs.scores': jobsScores,
  'jobs.search': jobsSearch,
  'jobs.similar': jobsSimilar,
};
