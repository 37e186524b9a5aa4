import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, flag, id, maybe, or, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import { countInput } from '../input.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { APPLICATION_STATES, WAITING_REASONS } from './states.ts';

/** What an employer answered. */
export const employerAnswerSchema = once(() =>
  z.object({
    /** ISO 8601; when it was answered. */
    date: text(),
    text: text(),
    /** ISO 8601; when an interview is. */
    at: maybe(z.string()),
    place: maybe(z.string()),
    link: maybe(z.string()),
  }),
);
export type EmployerAnswer = Parsed<typeof employerAnswerSchema>;

export const applicationSchema = once(() =>
  z.object({
    jobid: id(),
    title: text(),
    companyname: text(),
    /** 'Guadalajara, Jalisco'. */
    location: text(),
    /** ISO 8601; when the person applied. */
    dateapplied: text(),
    dateexpires: text(),
    status: or(z.enum(APPLICATION_STATES), 'sent'),
    /** ISO 8601; since when it has this status. Empty from services that do not say. */
    statusdate: text(),
    /** What it waits for, while its status is `waiting`. */
    waiting: maybe(z.enum(WAITING_REASONS)),
    /** Domain of the recipient, or of the company's site; empty without a recipient. */
    domain: text(),
    answer: maybe(employerAnswerSchema()),
    /** True when it has been sent for 14 days and has no answer. */
    noanswer: flag(),
    /** Whether the person applied on the company's site, in their own words; missing while they have not said it. */
    external: maybe(z.enum(['yes', 'no'])),
    /** True when it was taken back after the employer had it: the offer cannot be applied to again. */
    final: flag(),
    url: text(),
  }),
);
export type Application = Parsed<typeof applicationSchema>;

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    applications: z.array(applicationSchema()),
    summary: or(
      z.object({
        totaldocs: amount(),
        /** How many of them count as applied to; missing where a service does not say it. */
        applied: maybe(z.number()),
      }),
      {},
    ),
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
  summary:
    'The applications of the candidate, with those that wait, were withdrawn or opened a company’s site.',
  refusal: 'AAIS-3',
  errors: ['MYS-41'],
  account: 'session',
  aboutPeople: true,
  teaches: { application: 'applications.0.jobid' },
  example: { query: { top: 20, page: 1 } },
};
