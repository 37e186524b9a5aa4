import * as z from 'zod/mini';
import { idInput } from '../input.ts';
import { savedSearchInput } from './search-input.ts';
import type { SavedSearchInput } from './search-input.ts';
import type { Call, Policy } from '../operation.ts';
import { savedSearchesAnswerSchema } from './saved-searches.ts';
import type { SavedSearchesAnswer } from './saved-searches.ts';

/** What changes of a saved search; what is left out stays. */
type SavedSearchChange = SavedSearchInput & {
  instance: string;
  paused?: boolean;
  seen?: true;
  restore?: true;
};

export const call: Call<SavedSearchChange, SavedSearchesAnswer> = {
  label: 'change-saved-search',
  method: 'PUT',
  path: '/api/alert',
  fallbackCode: 'JSA-01',
  send: ({ instance, ...payload }) => ({ payload: { instance, payload } }),
  answer: savedSearchesAnswerSchema,
};

/**
 * The instance is the id of the saved search. What is left out stays: another search takes its place only where the payload
 * says what it looks for.
 */
export const input = () =>
  z.object({
    payload: z.object({
      instance: idInput(20),
      payload: z.extend(savedSearchInput(), {
        /** Whether its mails are stopped. */
        paused: z.optional(z.boolean()),
        /** Its results were looked at: what came in until now is no news. */
        seen: z.optional(z.literal(true)),
        /** Has it back that was deleted a moment ago. */
        restore: z.optional(z.literal(true)),
      }),
    }),
  });

export const policy: Policy = {
  summary: 'Changes a saved search.',
  errors: ['JSA-01', 'MYS-23', 'MYS-24', 'MYS-25'],
  source: '2 §7, Saved searches',
  upstream: 'alert',
  account: 'session',
  aboutPeople: true,
};
