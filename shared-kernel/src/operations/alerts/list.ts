import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { savedSearchesAnswerSchema } from './saved-searches.ts';
import type { SavedSearchesAnswer } from './saved-searches.ts';

export const call: Call<Nothing, SavedSearchesAnswer> = {
  label: 'load-saved-searches',
  method: 'GET',
  path: '/api/alert',
  answer: savedSearchesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The saved searches.',
  errors: ['MYS-22'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
};
