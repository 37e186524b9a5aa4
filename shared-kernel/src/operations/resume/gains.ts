import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, list, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** The state that offers are counted in; empty where it is not known. */
    place: text(),
    /** Whether they are those of the candidate's areas of interest only. */
    areas: z._default(z.boolean(), false),
    /** Parts that a résumé lacks, and how many offers there are to which the part matters; none without any. */
    gains: list(z.object({ section: text(), offers: amount() })),
  }),
);
export type ResumeGainsAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; resumeid: string }, ResumeGainsAnswer> = {
  label: 'load-resume-gains',
  method: 'GET',
  rest: 'myService/resume-gains',
  timeoutMs: 2_500,
  send: ({ resumeid }) => ({ instance: resumeid }),
  matches: isOfUser,
  answer,
};

/** The instance is the résumé's id. */
export const input = () => z.object({ instance: z.string() });

export const policy: Policy = {
  summary:
    'What the missing parts of a résumé are good for: offers in the candidate’s state and areas that ask for them.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  account: 'session',
  aboutPeople: true,
  decided: true,
  example: { instance: '{resume}' },
};
