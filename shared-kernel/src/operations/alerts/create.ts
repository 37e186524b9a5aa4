import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { savedSearchesAnswerSchema } from './saved-searches.ts';
import type { SavedSearchesAnswer } from './saved-searches.ts';

export const call: Endpoint<SavedSearchesAnswer> = {
  method: 'POST',
  path: '/api/alert',
  answer: savedSearchesAnswerSchema,
};

export const input = () => z.object({ payload: z.object({ payload: z.record(z.string(), z.unknown()) }) });

export const policy: Policy = {
  summary: 'Saves a search.',
  errors: ['JSA-01', 'MYS-24', 'MYS-25'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  example: { payload: { payload: { searchstring: 'cajero' } } },
  external: true,
};
