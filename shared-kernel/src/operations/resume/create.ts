import * as z from 'zod/mini';
import { resumeCreatedAnswerSchema } from '../../api/schemas/resume.ts';
import type { ResumeCreatedAnswer } from '../../api/types.ts';
import { isOfUser } from '../owner.ts';
import { has, read } from '../payload.ts';
import type { Call, Policy } from '../operation.ts';

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
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => read(payload, 'doctype') === 'resume' && !has(payload, 'password'),
  example: { payload: { doctype: 'resume' } },
};
