import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, list, or, text, unlessFalse } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

/** Where the words that were chosen put a person between two poles, from -100 to 100. */
const dimension = () =>
  z.object({
    id: text(),
    name: text(),
    low: text(),
    high: text(),
    /** By the words for how one is. */
    own: amount(),
    /** By the words for what others expect. */
    expected: amount(),
    text: text(),
  });

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** Of the newest attempt; null before the first one. */
    pda: or(
      z.nullable(
        z.object({
          profile: text(),
          description: text(),
          /** ISO 8601. */
          date: text(),
          valid: unlessFalse(),
          /** What the chart shows; none of an attempt that is not valid. */
          dimensions: list(dimension()),
          /** The answer in one's own words. */
          inwords: text(),
          /** Why an attempt is not valid, in words. */
          reason: text(),
          /** ISO 8601; when the test can be repeated, empty: at once. */
          repeatfrom: text(),
        }),
      ),
      null,
    ),
  }),
);
export type PdaResultAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string }, PdaResultAnswer> = {
  label: 'get-pda',
  method: 'GET',
  rest: 'pda/getpda',
  send: () => ({}),
  fallbackCode: 'PDA0',
  matches: isOfUser,
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The result of the behavioural test.',
  errors: ['GET-PDA-01', 'PDA0'],
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
};
