import * as z from 'zod/mini';
import { refreshAnswerSchema } from '../../api/schemas/features.ts';
import type { RefreshAnswer } from '../../api/types.ts';
import type { Call, Nothing, Policy } from '../operation.ts';

export const call: Call<Nothing, RefreshAnswer> = {
  label: 'refresh-token',
  method: 'GET',
  path: '/api/external_refresh',
  timeoutMs: 5_000,
  answer: refreshAnswerSchema,
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
};
