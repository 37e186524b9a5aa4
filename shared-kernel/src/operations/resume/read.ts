import * as z from 'zod/mini';
import { resumeAnswerSchema } from '../../api/schemas/resume.ts';
import type { ResumeAnswer } from '../../api/types.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string; resumeid: string }, ResumeAnswer> = {
  label: 'load-resume',
  method: 'GET',
  rest: 'myService/resume',
  send: ({ resumeid }) => ({ instance: resumeid, query: { requestedsections: 'all' } }),
  matches: (input, answer) => isOfUser(input, answer) && answer.resume.resumeid === input.resumeid,
  answer: resumeAnswerSchema,
};

const SECTIONS = [
  'personalinformation',
  'professionalinterests',
  'professionalexperience',
  'education',
] as const;

/** The sections asked for: `all`, as without a wish, or names joined by commas. */
const sections = () =>
  z.pipe(
    z.optional(z.string()),
    z.pipe(
      z.transform((sent: string | undefined) =>
        sent === undefined || sent === '' || sent === 'all' ? SECTIONS : sent.split(','),
      ),
      z.array(z.enum(SECTIONS)),
    ),
  );

/** The instance is the résumé's id. */
export const input = () =>
  z.object({ instance: z.string(), query: z.object({ requestedsections: sections() }) });

export const policy: Policy = {
  summary: 'A résumé, or the sections of it that are asked for.',
  refusal: 'AAIS-3',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { instance: '{resume}', query: { requestedsections: 'all' } },
};
