import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, or, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import { countInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const applicationSchema = once(() =>
  z.object({
    jobid: id(),
    title: text(),
    companyname: text(),
    /** 'Guadalajara, Jalisco'. */
    location: text(),
    /** ISO 8601. */
    dateapplied: text(),
    dateexpires: text(),
    /** 'sent', 'seen', 'inProcess', 'rejected', 'hired'; 'sample' when the offer has no recipient. */
    status: or(z.enum(['sent', 'seen', 'inProcess', 'rejected', 'hired', 'sample']), 'sent'),
    url: text(),
  }),
);
export type Application = Parsed<typeof applicationSchema>;

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    applications: z.array(applicationSchema()),
    summary: or(z.object({ totaldocs: amount() }), {}),
  }),
);
export type ApplicationsAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; top?: number; page?: number }, ApplicationsAnswer> = {
  label: 'load-applications',
  method: 'GET',
  rest: 'myService/applications',
  send: ({ top = 20, page }) => ({ query: { top, page } }),
  matches: isOfUser,
  answer,
};

export const input = () =>
  z.object({ query: z.object({ top: countInput(100, 20), page: countInput(10_000, 1) }) });

export const policy: Policy = {
  summary: 'The applications of the candidate.',
  refusal: 'AAIS-3',
  errors: ['MYS-41'],
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 20, page: 1 } },
};
