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

export const policy: Policy = {
  summary: 'A résumé, or the sections of it that are asked for.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { instance: '{resume}', query: { requestedsections: 'all' } },
};
