import * as z from 'zod/mini';
import { linkListAnswerSchema } from './link-list.ts';
import type { LinkListAnswer } from './link-list.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, LinkListAnswer> = {
  label: 'load-urls',
  method: 'GET',
  path: '/locations/countries/:country',
  timeoutMs: 4_000,
  send: () => ({ query: { country: 'MX' } }),
  answer: linkListAnswerSchema,
};

export const input = () =>
  z.object({
    path: z.object({ country: z.string() }),
    /** `regions` lists those; anything else the states. */
    query: z.object({ type: z.optional(z.string()) }),
  });

export const policy: Policy = {
  summary: 'Links to the states of the country.',
  errors: ['MYS-15'],
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  example: { query: { country: 'MX' } },
  keptOffline: true,
};
