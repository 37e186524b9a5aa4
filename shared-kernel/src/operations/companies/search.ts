import * as z from 'zod/mini';
import { once } from '../once.ts';
import { companyItemSchema } from './company.ts';
import { MAX_NAME_LENGTH, MAX_EMPLOYERS } from '../directory-input.ts';
import { textInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ companieslist: z.array(companyItemSchema()) }));
export type CompanySearchAnswer = Parsed<typeof answer>;

export const call: Call<{ q: string; minoffers?: number }, CompanySearchAnswer> = {
  label: 'load-companies',
  method: 'GET',
  path: '/api/cias/companies',
  timeoutMs: 5_000,
  answer,
};

/** Offers from which a search for employers lists one, unless it says otherwise. */
const MIN_OFFERS = 5;

export const input = () =>
  z.object({
    query: z.object({
      q: z._default(textInput(MAX_NAME_LENGTH), ''),
      // A bound and no length: 0 also finds employers that have a profile and no offer.
      minoffers: z._default(
        z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_EMPLOYERS)),
        MIN_OFFERS,
      ),
    }),
  });

export const policy: Policy = {
  summary: 'Employers whose name fits, with a least number of offers (5 unless it is given).',
  source: '2 §7, Companies',
  upstream: 'companies',
  account: 'none',
  example: { query: { q: 'super', minoffers: 1 } },
  keptOffline: true,
  teaches: { company: 'companieslist.0.companynamepretty' },
};
