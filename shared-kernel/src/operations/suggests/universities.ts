import * as z from 'zod/mini';
import { roleSuggestionsAnswerSchema } from './named-suggestions.ts';
import type { RoleSuggestionsAnswer } from './named-suggestions.ts';
import { choiceInput, countInput, typedText } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

/** The list is not complete, so others may be written too. */
export const call: Call<{ text: string; count?: number }, RoleSuggestionsAnswer> = {
  label: 'load-suggests',
  method: 'GET',
  path: '/api/suggests/universities',
  send: ({ text, count = 10 }) => ({ query: { text, count } }),
  answer: roleSuggestionsAnswerSchema,
};

export const input = () =>
  z.object({
    query: z.object({ text: typedText(), count: countInput(50, 10), exact: choiceInput(false) }),
  });

export const policy: Policy = {
  summary: 'Mexican universities for a text as it is typed.',
  upstream: 'suggests',
  account: 'none',
  example: { query: { text: 'uni', count: 10 } },
};
