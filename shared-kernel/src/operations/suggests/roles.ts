import * as z from 'zod/mini';
import { roleSuggestionsAnswerSchema } from './named-suggestions.ts';
import type { RoleSuggestionsAnswer } from './named-suggestions.ts';
import { choiceInput, countInput, typedText } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ text: string; count?: number; exact?: boolean }, RoleSuggestionsAnswer> = {
  label: 'load-suggests',
  method: 'GET',
  path: '/api/suggests/roles',
  send: ({ text, count = 10, exact = false }) => ({ query: { text, count, exact } }),
  answer: roleSuggestionsAnswerSchema,
};

export const input = () =>
  z.object({
    query: z.object({ text: typedText(), count: countInput(50, 10), exact: choiceInput(false) }),
  });

export const policy: Policy = {
  summary: 'Occupations for a text as it is typed.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { text: 'caj', count: 10, exact: false } },
};
