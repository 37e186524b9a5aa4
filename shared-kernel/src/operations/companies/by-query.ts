import * as z from 'zod/mini';
import { companyListAnswerSchema } from './company-list.ts';
import type { CompanyListAnswer } from './company-list.ts';
import { directory } from '../company-directory.ts';
import { directoryInput } from '../directory-input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ query: string }, CompanyListAnswer> = {
  label: 'load-companies',
  method: 'GET',
  rest: 'searchCompanyLetter/companies',
  send: directory,
  answer: companyListAnswerSchema,
};

export const input = () => z.object({ query: directoryInput() });

export const policy: Policy = {
  summary: 'Employers with offers whose name fits; an empty query answers an empty list.',
  errors: ['ACT-01'],
  source: '2 §7, Companies',
  account: 'none',
  example: { query: { query: 'super', hits: 1_000, filtercompanies: true } },
  when: ({ query }) => query.has('query'),
  teaches: { company: 'companieslist.0.companynamepretty' },
};
