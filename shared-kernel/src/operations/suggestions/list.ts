import type { Endpoint, Policy } from '../operation.ts';
import { suggestionsAnswerSchema } from './suggested-offers.ts';
import type { SuggestionsAnswer } from './suggested-offers.ts';
import { suggestionsInput } from '../suggestions-input.ts';

export const call: Endpoint<SuggestionsAnswer> = {
  method: 'GET',
  path: '/api/suggestions/:resumeID',
  answer: suggestionsAnswerSchema,
};

export const input = () => suggestionsInput();

export const policy: Policy = {
  summary: 'Offers for a résumé.',
  errors: ['CRONOS-01'],
  source: '2 §7, Suggestions and events',
  upstream: 'suggestions',
  account: 'session',
  aboutPeople: false,
  example: { query: { resumeID: '{resume}', hits: 5, channel: 'web', algorithm: 'MJR', use_cache: true } },
  maskedInPath: { resumeID: 'id' },
  external: true,
  decided: true,
};
