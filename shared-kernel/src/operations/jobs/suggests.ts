import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, list } from '../lenient.ts';
import { choiceInput, countInput, typedText } from '../input.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({ suggestions: list(z.object({ text: z.string(), documents: amount() })) }),
);
type TitleSuggestionsAnswer = Parsed<typeof answer>;

export const call: Endpoint<TitleSuggestionsAnswer> = {
  method: 'GET',
  rest: 'apiSearchACS/suggests',
  answer,
};

export const input = () =>
  z.object({
    query: z.object({ text: typedText(), count: countInput(50, 10), exact: choiceInput(false) }),
  });

export const policy: Policy = {
  summary: 'Titles for a text; well-known ones where none fits.',
  source: '2 §7, Search and offers',
  account: 'none',
  example: { query: { showjoboffers: true, q: 'cajero' } },
};
