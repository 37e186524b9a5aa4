import { keywordSuggestionsAnswerSchema } from '../../api/schemas/jobs.ts';
import type { KeywordSuggestionsAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ term: string }, KeywordSuggestionsAnswer> = {
  label: 'load-suggests',
  method: 'GET',
  path: '/api/suggests/keywords/:term',
  send: ({ term }) => ({ query: { term, getRecent: true } }),
  answer: keywordSuggestionsAnswerSchema,
};

export const policy: Policy = {
  summary: 'Titles for a text as it is typed, and what the visitor searched for lately.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { term: 'caj', getRecent: true } },
};
