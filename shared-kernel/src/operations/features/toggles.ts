import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

export const togglesAnswerSchema = once(() =>
  z.object({
    toggles: z.array(
      z.object({
        name: z.string(),
        enabled: flag(),
        // Only its own switch goes without a payload that cannot be used.
        payload: z.catch(z.optional(z.object({ type: z.string(), value: z.unknown() })), undefined),
      }),
    ),
  }),
);
export type TogglesAnswer = Parsed<typeof togglesAnswerSchema>;

export const call: Call<Nothing, TogglesAnswer> = {
  label: 'load-toggles',
  method: 'GET',
  path: '/api/features/toggles',
  answer: togglesAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'What is switched on of the product.',
  source: '2 §7, Other',
  upstream: 'features',
  account: 'none',
};
