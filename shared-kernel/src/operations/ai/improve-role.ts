import * as z from 'zod/mini';
import { once } from '../once.ts';
import { textInput } from '../input.ts';
import { amount, maybe } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** The same in better words. */
    text: z.string(),
    /** How often the same job may still be improved; missing where the service does not say. */
    left: maybe(amount()),
  }),
);
export type ImprovedRoleAnswer = Parsed<typeof answer>;

export type ImproveRoleInput = {
  /** Title of the job. */
  role: string;
  /** What was done in it. */
  text: string;
  /** Job of a résumé, `{resume}/{job}`; missing until it is saved. */
  entry?: string;
};

export const call: Call<ImproveRoleInput, ImprovedRoleAnswer> = {
  label: 'improve-role',
  method: 'POST',
  rest: 'ai/improveRole',
  timeoutMs: 25_000,
  answer,
};

export const input = () =>
  z.object({
    payload: z.object({
      role: z._default(textInput(200), ''),
      text: textInput(20_000),
      entry: z.optional(z.string().check(z.regex(/^\d{1,9}\/[\w-]{1,40}$/))),
    }),
  });

export const policy: Policy = {
  summary: 'Words the description of a job in a résumé better: at most three times for each job.',
  refusal: 'AI-INPUT',
  errors: ['AI-MAX-CHARS', 'AI-CALLS-LIMIT', 'AI-HARMFUL', 'AI-UNAVAILABLE', 'GATEWAY-RATE', 'MYS-16'],
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  streams: true,
};
