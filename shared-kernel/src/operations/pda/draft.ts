import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, list, or, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** The answers of a test that is not finished; null where there is none. */
export const draftAnswer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    draft: or(
      z.nullable(
        z.object({
          /** ISO 8601, by the clock of the service. */
          started: text(),
          q1: list(amount()),
          q2: list(amount()),
          q3: text(),
        }),
      ),
      null,
    ),
  }),
);
export type PdaDraftAnswer = Parsed<typeof draftAnswer>;

export const call: Call<{ userid: string }, PdaDraftAnswer> = {
  label: 'get-pda-draft',
  method: 'GET',
  rest: 'pda/draft',
  send: () => ({}),
  fallbackCode: 'PDA0',
  matches: isOfUser,
  answer: draftAnswer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The answers of a behavioural test that is not finished yet, for going on with it on any device.',
  errors: ['PDA0'],
  account: 'session',
  aboutPeople: true,
};
