import * as z from 'zod/mini';
import { relatedSearchesAnswerSchema } from '../../api/schemas/jobs.ts';
import type { RelatedSearchesAnswer } from '../../api/types.ts';
import { LONGEST_TYPED, anyText } from '../input.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ q: string }, RelatedSearchesAnswer> = {
  label: 'load-related-searches',
  method: 'GET',
  path: '/api/related-searches',
  send: ({ q }) => ({ query: { q, utm_origin: 'web', utm_channel: 'relatedsearches' } }),
  answer: relatedSearchesAnswerSchema,
};

export const input = () =>
  z.object({
    query: z.object({
      q: z.pipe(
        anyText(),
        z.transform((q) => q.slice(0, LONGEST_TYPED)),
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
