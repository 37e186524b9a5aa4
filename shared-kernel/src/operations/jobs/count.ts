import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount } from '../lenient.ts';
import type { SearchParams } from '../../routes/types.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { searchInput } from '../search-input.ts';

const answer = once(() => z.object({ /** As `summary.totaldocs` of the search. */ totaldocs: amount() }));
export type JobsCountAnswer = Parsed<typeof answer>;

export const call: Call<SearchParams, JobsCountAnswer> = {
  label: 'count-jobs',
  method: 'GET',
  rest: 'jobs/count',
  answer,
};

export const input = () => z.object({ query: searchInput() });

export const policy: Policy = {
  summary: 'How many offers a search would find.',
  account: 'none',
  example: { query: { q: 'cajero' } },
};
