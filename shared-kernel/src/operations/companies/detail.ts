import * as z from 'zod/mini';
import { companyAnswerSchema } from '../../api/schemas/companies.ts';
import type { CompanyAnswer } from '../../api/types.ts';
import { employerInput } from '../directory-input.ts';
import type { Call, Policy } from '../operation.ts';

/** Fails when there is no such employer. */
export const call: Call<{ cop: string }, CompanyAnswer> = {
  label: 'load-company',
  method: 'GET',
  path: '/api/companies',
  answer: companyAnswerSchema,
};

export const input = () => z.object({ query: z.object({ cop: employerInput() }) });

export const policy: Policy = {
  summary: 'An employer by its slug: profile and ratings, where it has them.',
  source: '2 §7, Search and offers',
  upstream: 'companies',
  account: 'none',
  example: { query: { cop: '{company}' } },
  keptOffline: true,
};
