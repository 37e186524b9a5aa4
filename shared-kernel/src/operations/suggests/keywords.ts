import * as z from 'zod/mini';
import { keywordSuggestionsAnswerSchema } from '../../api/schemas/jobs.ts';
import type { KeywordSuggestionsAnswer } from '../../api/types.ts';
import { LONGEST_TYPED } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { recentInput } from '../recent-input.ts';

export const call: Call<{ term: string }, KeywordSuggestionsAnswer> = {
  label: 'load-suggests',
  method: 'GET',
  path: '/api/suggests/keywords/:term',
  send: ({ term }) => ({ query: { term, getRecent: true } }),
  answer: keywordSuggestionsAnswerSchema,
};

export const input = () =>
  z.object({
    path: z.object({
      term: z.pipe(
        z.string(),
        z.transform((term) => term.slice(0, LONGEST_TYPED)),
      ),
    }),
    query: recentInput(),
  });

export const policy: Policy = {
  summary: 'Titles for a text as it is typed, and what the visitor searched for lately.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { term: 'caj', getRecent: true } },
};
