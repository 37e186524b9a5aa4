import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { keywordSuggestionsAnswerSchema } from './keywords.ts';
import type { KeywordSuggestionsAnswer } from './keywords.ts';
import { recentInput } from '../recent-input.ts';

export const call: Endpoint<KeywordSuggestionsAnswer> = {
  method: 'GET',
  path: '/api/suggests/keywords',
  answer: keywordSuggestionsAnswerSchema,
};

export const input = () => z.object({ query: recentInput() });

export const policy: Policy = {
  summary: 'The same, with the text as a parameter.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { q: 'caj' } },
};
