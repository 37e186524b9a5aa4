import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, list } from '../lenient.ts';
import { recentSearchSchema } from '../tracking/recent-search.ts';
import { MAX_TYPED_LENGTH } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { recentInput } from '../recent-input.ts';

/** GET /api/suggests/keywords/{term}: recents only with `getRecent`. */
export const keywordSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ text: z.string(), documents: amount() })),
    recentsearches: list(recentSearchSchema()),
  }),
);
export type KeywordSuggestionsAnswer = Parsed<typeof keywordSuggestionsAnswerSchema>;

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
        z.transform((term) => term.slice(0, MAX_TYPED_LENGTH)),
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
