import * as z from 'zod/mini';
import { recentSearchesAnswerSchema } from './recent-search.ts';
import type { RecentSearchesAnswer } from './recent-search.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

/** The visitor’s id is a cookie of the gateway. */
export const call: Call<Nothing, RecentSearchesAnswer> = {
  label: 'load-recent-searches',
  method: 'GET',
  path: '/api/tracking/recent-searches/:id',
  timeoutMs: 25_000,
  send: () => ({ query: { id: 'current' } }),
  answer: recentSearchesAnswerSchema,
};

/** The id is a visitor's, or `current`. */
export const input = () => z.object({ path: z.object({ id: z.string() }) });

export const policy: Policy = {
  summary: 'What the visitor or the account searched for lately.',
  source: '2 §7, Search and offers',
  upstream: 'tracking',
  account: 'session',
  aboutPeople: false,
  example: { query: { id: '{user}' } },
  maskedInPath: { id: 'visitor' },
  current: 'visitor',
};
