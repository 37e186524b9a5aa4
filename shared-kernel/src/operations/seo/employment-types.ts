import * as z from 'zod/mini';
import { linkListAnswerSchema } from './link-list.ts';
import type { LinkListAnswer } from './link-list.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, LinkListAnswer> = {
  label: 'load-urls',
  method: 'GET',
  path: '/employment_types',
  timeoutMs: 4_000,
  answer: linkListAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Links to the kinds of contract.',
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  keptOffline: true,
};
