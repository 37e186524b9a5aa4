import * as z from 'zod/mini';
import { segment } from './segment.ts';
import type { Endpoint, Policy } from '../operation.ts';
import { linkListAnswerSchema } from './link-list.ts';
import type { LinkListAnswer } from './link-list.ts';

export const call: Endpoint<LinkListAnswer> = {
  method: 'GET',
  path: '/locations/countries/:country/:state/:city/:zone',
  answer: linkListAnswerSchema,
};

export const input = () =>
  z.object({ path: z.object({ country: segment(), state: segment(), city: segment(), zone: segment() }) });

export const policy: Policy = {
  summary: 'Links to one zone of a city.',
  errors: ['MYS-15'],
  source: '2 §7, SEO URL service',
  upstream: 'seo',
  account: 'none',
  keptOffline: true,
  decided: true,
  external: true,
};
