import * as z from 'zod/mini';
import { searchAnswerSchema } from './job-list.ts';
import type { SearchAnswer } from './job-list.ts';
import type { SearchParams } from '../../routes/types.ts';
import type { Call, Policy } from '../operation.ts';
import { searchBody } from '../search-input.ts';

export const call: Call<{ params: SearchParams; url: string }, SearchAnswer> = {
  label: 'load-more-jobs',
  method: 'POST',
  path: '/api/orus/jobs',
  timeoutMs: 5_000,
  send: ({ params, url }) => ({ query: { url }, payload: params }),
  answer: searchAnswerSchema,
};

export const input = () => z.object({ payload: searchBody() });

export const policy: Policy = {
  summary: 'The same search from another page, whose address goes along.',
  source: '2 §7, Search and offers',
  upstream: 'jobs',
  account: 'none',
  example: { query: { url: '/empleos' }, payload: { page: 1 } },
  reads: true,
};
