import type { CallDefinitions } from '../call-definition.ts';
import * as schemas from '../schemas/companies.ts';
import { queryOf, restRead } from '../wire.ts';

/** Milliseconds the directory may take. */
const DIRECTORY_TIMEOUT = 5_000;

/** Most employers of one answer. */
const DIRECTORY_HITS = 1_000;

type CompanyCalls =
  | 'companies.detail'
  | 'companies.reviews'
  | 'companies.byLetter'
  | 'companies.byQuery'
  | 'companies.search'
  | 'companies.logo';

const directory = (params: { letter?: string; query?: string }) =>
  restRead('searchCompanyLetter', 'companies', { ...params, hits: DIRECTORY_HITS, filtercompanies: true });

export const companiesCalls: Pick<CallDefinitions, CompanyCalls> = {
  'companies.detail': {
    operation: 'load-company',
    method: 'GET',
    request: ({ cop }) => ({ path: '/api/companies', query: queryOf({ cop }) }),
    answer: schemas.companyAnswerSchema,
  },
  'companies.reviews': {
    operation: 'load-company-profile',
    method: 'GET',
    request: ({ id }) => restRead('companyProfiles', 'reviews', { instance: id }),
    answer: schemas.companyReviewsAnswerSchema,
  },
  'companies.byLetter': {
    operation: 'load-companies',
    method: 'GET',
    request: ({ letter }) => directory({ letter }),
    answer: schemas.companyListAnswerSchema,
  },
  'companies.byQuery': {
    operation: 'load-companies',
    method: 'GET',
    request: ({ query }) => directory({ query }),
    answer: schemas.companyListAnswerSchema,
  },
  'companies.search': {
    operation: 'load-companies',
    method: 'GET',
    timeoutMs: DIRECTORY_TIMEOUT,
    request: ({ q, minoffers }) => ({ path: '/api/cias/companies', query: queryOf({ q, minoffers }) }),
    answer: schemas.companySearchAnswerSchema,
  },
  'companies.logo': {
    operation: 'load-company',
    method: 'GET',
    request: ({ id }) => restRead('images', 'logos', { instance: id }),
    answer: schemas.logoAnswerSchema,
  },
};
