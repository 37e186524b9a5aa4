/** How pages make each call of `companies`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as companiesByLetter } from '../companies/by-letter.ts';
import { call as companiesByQuery } from '../companies/by-query.ts';
import { call as companiesDetail } from '../companies/detail.ts';
import { call as companiesLogo } from '../companies/logo.ts';
import { call as companiesReviews } from '../companies/reviews.ts';
import { call as companiesSearch } from '../companies/search.ts';

export const calls = {
  'companies.byLetter': companiesByLetter,
  'companies.byQuery': companiesByQuery,
  'companies.detail': companiesDetail,
  'companies.logo': companiesLogo,
  'companies.reviews': companiesReviews,
  'companies.search': companiesSearch,
};
