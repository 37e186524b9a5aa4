import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, list, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** Newest first, all of them. */
    holders: list(
      z.object({
        jobid: id(),
        companyname: text(),
        jobtitle: text(),
        /** Domain of the recipient. */
        domain: text(),
        /** ISO 8601; when the receiving server took the résumé. */
        date: text(),
        /** Whether the application was withdrawn afterwards. */
        withdrawn: flag(),
        /** ISO 8601; when the request to delete the résumé was delivered. Empty before that. */
        deletionasked: text(),
      }),
    ),
  }),
);

export const call: Call<{ userid: string }, Parsed<typeof answer>> = {
  label: 'load-cv-holders',
  method: 'GET',
  rest: 'myService/cv_holders',
  send: () => ({}),
  matches: isOfUser,
  answer,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Who received the résumé of the candidate, and when.',
  refusal: 'AAIS-3',
  account: 'session',
  aboutPeople: true,
};
