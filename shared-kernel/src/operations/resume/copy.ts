import * as z from 'zod/mini';
import { isOfUser } from '../owner.ts';
import { resumeCreatedAnswerSchema } from './create.ts';
import type { ResumeCreatedAnswer } from './create.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string; resumeid: string }, ResumeCreatedAnswer> = {
  label: 'copy-resume',
  method: 'POST',
  rest: 'myService/resumes',
  send: ({ resumeid }) => ({ payload: { resumeid } }),
  matches: isOfUser,
  answer: resumeCreatedAnswerSchema,
};

export const input = () =>
  z.object({ payload: z.object({ resumeid: z.string().check(z.minLength(1), z.maxLength(40)) }) });

export const policy: Policy = {
  summary: 'Creates a copy of a résumé, which is not the default one.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16', 'MYS-20'],
  account: 'session',
  aboutPeople: true,
  decided: true,
  example: { payload: { resumeid: '{resume}' } },
};
