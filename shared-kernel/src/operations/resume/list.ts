import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, list, maybe, text, unlessFalse } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** The default one first, then the newest. */
    resumes: list(
      z.object({
        resumeid: id(),
        resumetitle: text(),
        defaultcv: flag(),
        active: unlessFalse(),
        iscompleted: flag(),
        /** Grows with every save; missing where the service counts none. */
        revision: maybe(amount()),
        /** ISO 8601: last save, and the end of its validity. */
        updated: text(),
        expires: text(),
      }),
    ),
  }),
);
export type ResumeListAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string }, ResumeListAnswer> = {
  label: 'load-resumes',
  method: 'GET',
  rest: 'myService/resumes',
  send: () => ({}),
  matches: isOfUser,
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The résumés of the session’s account.',
  errors: ['MYS-2', 'MYS-3'],
  account: 'session',
  aboutPeople: true,
  decided: true,
  example: {},
};
