import type { Address, Policy } from '../operation.ts';
import { suggestionsInput } from '../suggestions-input.ts';

export const call: Address = { method: 'GET', path: '/api/suggestions/:resumeID' };

export const input = () => suggestionsInput();

export const policy: Policy = {
  summary: 'Offers for a résumé.',
  source: '2 §7, Suggestions and events',
  upstream: 'suggestions',
  account: 'session',
  aboutPeople: false,
  example: { query: { resumeID: '{resume}', hits: 5, channel: 'web', algorithm: 'MJR', use_cache: true } },
  maskedInPath: { resumeID: 'id' },
  external: true,
};
