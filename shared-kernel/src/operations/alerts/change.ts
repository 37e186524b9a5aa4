import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { savedSearchesAnswerSchema } from './saved-searches.ts';
import type { SavedSearchesAnswer } from './saved-searches.ts';

export const call: Endpoint<SavedSearchesAnswer> = {
  method: 'PUT',
  path: '/api/alert',
  answer: savedSearchesAnswerSchema,
};

/** The instance is the id of the saved search. */
export const input = () =>
  z.object({
    payload: z.object({ instance: idInput(20), payload: z.record(z.string(), z.unknown()) }),
  });

export const policy: Policy = {
  summary: 'Changes a saved search.',
  errors: ['JSA-01', 'MYS-23', 'MYS-24'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  external: true,
};
