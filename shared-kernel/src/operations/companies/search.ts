import { companySearchAnswerSchema } from '../../api/schemas/companies.ts';
import type { CompanySearchAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ q: string; minoffers?: number }, CompanySearchAnswer> = {
  label: 'load-companies',
  method: 'GET',
  path: '/api/cias/companies',
  timeoutMs: 5_000,
  answer: companySearchAnswerSchema,
};

export const policy: Policy = {
  summary: 'Employers whose name fits, with a least number of offers (5 unless it is given).',
  source: '2 §7, Companies',
  upstream: 'companies',
  account: 'none',
  example: { query: { q: 'super', minoffers: 1 } },
  keptOffline: true,
};
