import * as z from 'zod/mini';
import { companyListAnswerSchema } from './company-list.ts';
import type { CompanyListAnswer } from './company-list.ts';
import { directory } from '../company-directory.ts';
import { directoryInput } from '../directory-input.ts';
import type { Call, Policy } from '../operation.ts';

/** Fails if there are none. */
export const call: Call<{ letter: string }, CompanyListAnswer> = {
  label: 'load-companies',
  method: 'GET',
  rest: 'searchCompanyLetter/companies',
  send: directory,
  answer: companyListAnswerSchema,
};

export const input = () => z.object({ query: directoryInput() });

export const policy: Policy = {
  summary: 'Employers with offers under a letter `a` to `z`, or `0-9`.',
  errors: ['ACT-01', 'MYS-14'],
  source: '2 §7, Companies',
  account: 'none',
  example: { query: { letter: 'a', hits: 1_000, filtercompanies: true } },
  teaches: { company: 'companieslist.0.companynamepretty' },
};
