import * as z from 'zod/mini';
import { searchAnswerSchema } from './job-list.ts';
import type { SearchAnswer } from './job-list.ts';
import type { SearchParams } from '../../routes/types.ts';
import type { Call, Policy } from '../operation.ts';
import { searchInput } from '../search-input.ts';

export const call: Call<{ params: SearchParams; uuid?: string }, SearchAnswer> = {
  label: 'load-jobs',
  method: 'GET',
  rest: 'jobs/jobs',
  timeoutMs: 5_000,
  send: ({ params, uuid }) => ({ query: { ...params, uuid } }),
  answer: searchAnswerSchema,
};

export const input = () => z.object({ query: searchInput() });

export const policy: Policy = {
  summary: 'Searches offers; says besides how many there are of each kind.',
  source: '2 §7, Search and offers',
  account: 'none',
  keptOffline: true,
  teaches: { offer: 'joblist.0.id' },
};
