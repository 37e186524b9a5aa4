import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, list, text } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

const answer = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** The newest first. */
    versions: list(
      z.object({
        revision: amount(),
        /** ISO 8601. */
        saved: text(),
        /** Sections that differ from the version before, by their hashes on the page. */
        sections: list(z.string()),
      }),
    ),
  }),
);
export type ResumeHistoryAnswer = Parsed<typeof answer>;

export const call: Call<{ userid: string; resumeid: string }, ResumeHistoryAnswer> = {
  label: 'load-resume-history',
  method: 'GET',
  rest: 'myService/resume-history',
  send: ({ resumeid }) => ({ instance: resumeid }),
  matches: isOfUser,
  answer,
};

/** The instance is the résumé's id. */
export const input = () => z.object({ instance: z.string() });

export const policy: Policy = {
  summary: 'The last saves of a résumé; `resume.read` with a revision shows it as it was.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  account: 'session',
  aboutPeople: true,
  decided: true,
  example: { instance: '{resume}' },
};
