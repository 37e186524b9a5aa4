import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { recentSearchesAnswerSchema } from './recent-search.ts';
import type { RecentSearchesAnswer } from './recent-search.ts';

export const call: Endpoint<RecentSearchesAnswer> = {
  method: 'GET',
  path: '/api/tracking/recent-searches',
  answer: recentSearchesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The recent searches of the signed-in candidate.',
  source: '2 §7, Search and offers',
  upstream: 'tracking',
  account: 'session',
  aboutPeople: false,
  current: 'visitor',
  decided: true,
  external: true,
};
