import * as z from 'zod/mini';
import { once } from '../once.ts';
import { placeSuggestionSchema } from './place.ts';
import { typedText } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ suggestions: z.array(placeSuggestionSchema()) }));
export type PlaceSuggestionsAnswer = Parsed<typeof answer>;

export const call: Call<
  { q: string; compatibility?: 'locations' | 'locations_state' },
  PlaceSuggestionsAnswer
> = {
  label: 'load-suggests',
  method: 'GET',
  path: '/api/suggests/locations',
  send: ({ q, compatibility = 'locations' }) => ({ query: { q, compatibility } }),
  answer,
};

export const input = () =>
  z.object({
    query: z.object({
      q: typedText(),
      compatibility: z._default(z.enum(['locations', 'locations_state']), 'locations'),
    }),
  });

export const policy: Policy = {
  summary: 'Places for a text as it is typed.',
  source: '2 §7, Search and offers',
  upstream: 'suggests',
  account: 'none',
  example: { query: { q: 'guad', compatibility: 'locations' } },
};
