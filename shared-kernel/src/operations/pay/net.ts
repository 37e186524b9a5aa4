import * as z from 'zod/mini';
import { netPayAnswerSchema } from '../../api/schemas/pay.ts';
import type { NetPayAnswer } from '../../api/types.ts';
import type { Call, Policy } from '../operation.ts';

type NetPayInput = {
  /** MXN a month. */
  amount?: number;
  given?: 'gross' | 'net';
  /** Id of a period of the answer; the newest when missing. */
  period?: string;
  zone?: 'general' | 'frontier';
};

/** Without an amount only the years that have tables. */
export const call: Call<NetPayInput, NetPayAnswer> = {
  label: 'load-pay',
  method: 'GET',
  path: '/api/pay/net',
  answer: netPayAnswerSchema,
};

/** Most MXN a month. */
const MOST = 10_000_000;

export const input = () =>
  z.object({
    query: z.object({
      amount: z.optional(
        z.pipe(
          z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/)),
          z.pipe(z.transform(Number), z.number().check(z.positive(), z.lte(MOST))),
        ),
      ),
      given: z._default(z.enum(['gross', 'net']), 'gross'),
      period: z.optional(z.string().check(z.maxLength(10))),
      zone: z._default(z.enum(['general', 'frontier']), 'general'),
    }),
  });

export const policy: Policy = {
  summary: 'Net of gross pay or gross of net pay, by the month.',
  upstream: 'pay',
  account: 'none',
};
