import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, list, text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    /** The own one first, then the latest seen. */
    sessions: list(
      z.object({
        id: id(),
        /** Browser and system in words; empty where they are not known. */
        device: text(),
        /** Whether it is the session that asks. */
        current: flag(),
        /** ISO 8601: the log-in, and the last use to within some minutes. */
        started: text(),
        seen: text(),
      }),
    ),
  }),
);
export type SessionListAnswer = Parsed<typeof answer>;

export const call: Call<Nothing, SessionListAnswer> = {
  label: 'load-sessions',
  method: 'GET',
  path: '/api/aais/sessions',
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The open sessions of the account, with the device of each.',
  refusal: 'AAIS-3',
  upstream: 'authentication',
  account: 'session',
  aboutPeople: true,
  example: {},
};
