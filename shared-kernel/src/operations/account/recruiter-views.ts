import * as z from 'zod/mini';
import { once } from '../once.ts';
import { countInput } from '../input.ts';
import { amount, id, list, or, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** Newest first. */
    recruiter_views: list(
      z.object({
        companyname: text(),
        /** ISO 8601. */
        date: text(),
        /** The offer with which the résumé came to them. */
        jobtitle: text(),
      }),
    ),
    summary: or(z.object({ totaldocs: amount() }), {}),
  }),
);
export type RecruiterViewsAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; countrows?: number }, RecruiterViewsAnswer> = {
  label: 'load-recruiter-views',
  method: 'GET',
  rest: 'myService/account',
  send: ({ userid, countrows = 10 }) => ({ instance: `${userid}/recruiter_views/`, query: { countrows } }),
  fallbackCode: 'REC-VW-01',
  matches: isOfUser,
  answer,
};

/** The instance says whose: `{userid}/recruiter_views/`. */
export const input = () =>
  z.object({
    instance: z.string().check(z.regex(/^[^/]{1,40}\/recruiter_views\/?$/)),
    query: z.object({ countrows: countInput(100, 10) }),
  });

export const policy: Policy = {
  summary: 'Who opened a résumé.',
  errors: ['MYS-40', 'REC-VW-01'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { instance: '{user}/recruiter_views/', query: { countrows: 10 } },
  decided: true,
};
