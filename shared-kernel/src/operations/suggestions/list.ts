import type { Call, Policy } from '../operation.ts';
import { suggestionsAnswerSchema } from './suggested-offers.ts';
import type { SuggestionsAnswer } from './suggested-offers.ts';
import { suggestionsInput } from '../suggestions-input.ts';
import type { SuggestionsInput } from '../suggestions-input.ts';

export const call: Call<SuggestionsInput & { applies?: string }, SuggestionsAnswer> = {
  label: 'load-suggestions',
  method: 'GET',
  path: '/api/suggestions/:resumeID',
  answer: suggestionsAnswerSchema,
};

export const input = () => suggestionsInput();

export const policy: Policy = {
  summary: 'Offers for a résumé.',
  errors: ['CRONOS-01', 'MYS-16'],
  source: '2 §7, Suggestions and events',
  upstream: 'suggestions',
  account: 'session',
  aboutPeople: false,
  example: { query: { resumeID: '{resume}', hits: 5, channel: 'web', algorithm: 'MJR', use_cache: true } },
  maskedInPath: { resumeID: 'id' },
  decided: true,
};
