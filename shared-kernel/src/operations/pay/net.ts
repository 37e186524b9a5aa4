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

export const policy: Policy = {
  summary: 'Net of gross pay or gross of net pay, by the month.',
  upstream: 'pay',
  account: 'none',
};
