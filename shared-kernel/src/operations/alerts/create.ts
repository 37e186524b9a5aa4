import * as z from 'zod/mini';
import { savedSearchInput } from './search-input.ts';
import type { SavedSearchInput } from './search-input.ts';
import type { Call, Policy } from '../operation.ts';
import { savedSearchesAnswerSchema } from './saved-searches.ts';
import type { SavedSearchesAnswer } from './saved-searches.ts';

/** A search to be saved. `first`: only where the person has never saved one, as a step of the sign-up that may be sent again. */
type NewSearch = SavedSearchInput & { first?: boolean };

export const call: Call<NewSearch, SavedSearchesAnswer> = {
  label: 'save-search',
  method: 'POST',
  path: '/api/alert',
  fallbackCode: 'JSA-01',
  send: (payload) => ({ payload: { payload } }),
  answer: savedSearchesAnswerSchema,
};

export const input = () =>
  z.object({
    payload: z.object({ payload: z.extend(savedSearchInput(), { first: z.optional(z.boolean()) }) }),
  });

export const policy: Policy = {
  summary: 'Saves a search.',
  errors: ['JSA-01', 'MYS-24', 'MYS-25'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
  example: { payload: { payload: { searchstring: 'cajero' } } },
};
