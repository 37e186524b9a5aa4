import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import { MAX_TYPED_LENGTH, anyText } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    relatedsearches: z.array(z.object({ text: z.string(), url: text() })),
  }),
);
export type RelatedSearchesAnswer = Parsed<typeof answer>;

export const call: Call<{ q: string }, RelatedSearchesAnswer> = {
  label: 'load-related-searches',
  method: 'GET',
  path: '/api/related-searches',
  send: ({ q }) => ({ query: { q, utm_origin: 'web', utm_channel: 'relatedsearches' } }),
  answer,
};

export const input = () =>
  z.object({
    query: z.object({
      q: z.pipe(
        anyText(),
        z.transform((q) => q.slice(0, MAX_TYPED_LENGTH)),
      ),
    }),
  });

export const policy: Policy = {
  summary: 'Searches that people make beside one.',
  source: '2 §7, Search and offers',
  upstream: 'jobs',
  account: 'none',
  example: { query: { q: 'cajero', utm_origin: 'web', utm_channel: 'relatedsearches' } },
  keptOffline: true,
};
