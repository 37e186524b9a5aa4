import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id } from '../lenient.ts';
import { isOfUser } from '../owner.ts';
import { has, read } from '../payload.ts';
import type { Call, Parsed, Policy } from '../operation.ts';

export const resumeCreatedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resumeid: id(),
  }),
);
export type ResumeCreatedAnswer = Parsed<typeof resumeCreatedAnswerSchema>;

export const call: Call<{ userid: string }, ResumeCreatedAnswer> = {
  label: 'create-resume',
  method: 'POST',
  rest: 'myService/resume',
  send: () => ({ payload: { doctype: 'resume' } }),
  matches: isOfUser,
  answer: resumeCreatedAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Creates an empty résumé.',
  errors: ['MYS-2', 'MYS-3', 'MYS-19', 'MYS-20'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => read(payload, 'doctype') === 'resume' && !has(payload, 'password'),
  example: { payload: { doctype: 'resume' } },
};
