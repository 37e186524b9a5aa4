import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ status: z.union([z.number(), z.string()]) }));
export type RefreshAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, RefreshAnswer> = {
  label: 'refresh-token',
  method: 'GET',
  path: '/api/external_refresh',
  timeoutMs: 5_000,
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Makes the session last longer.',
  source: '2 §7, Other',
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  example: {},
  limit: { name: 'session' },
  acts: true,
  renewsSession: true,
};
