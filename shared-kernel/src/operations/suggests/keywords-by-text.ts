import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';
import { recentInput } from '../recent-input.ts';

export const call: Address = { method: 'GET', path: '/api/suggests/keywords' };

export const input = () => z.object({ query: recentInput() });

export const policy: Policy = {
  summary: 'The same, with the text as a parameter.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { q: 'caj' } },
};
