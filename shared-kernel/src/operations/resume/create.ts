import { resumeCreatedAnswerSchema } from '../../api/schemas/resume.ts';
import type { ResumeCreatedAnswer } from '../../api/types.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string }, ResumeCreatedAnswer> = {
  label: 'create-resume',
  method: 'POST',
  rest: 'myService/resume',
  send: () => ({ payload: { doctype: 'resume' } }),
  matches: isOfUser,
  answer: resumeCreatedAnswerSchema,
};

export const policy: Policy = {
  summary: 'Creates an empty résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { payload: { doctype: 'resume' } },
};
