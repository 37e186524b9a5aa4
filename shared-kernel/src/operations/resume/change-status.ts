import * as z from 'zod/mini';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { isOfResume } from '../owner.ts';
import { has, read } from '../payload.ts';
import type { Call, Policy } from '../operation.ts';
import { resumeStatus } from '../resume-input.ts';

type ChangeStatusInput = {
  userid: string;
  resumeid: string;
  op_type: 'activate' | 'deactivate' | 'extend' | 'default' | 'delete';
};

export const call: Call<ChangeStatusInput, SavedAnswer> = {
  label: 'change-resume-status',
  method: 'POST',
  rest: 'myService/resume',
  send: ({ resumeid, op_type }) => ({ instance: resumeid, payload: { op_type } }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

/** The instance is the résumé's id. */
export const input = () => z.object({ instance: z.string(), payload: z.object({ op_type: resumeStatus() }) });

export const policy: Policy = {
  summary: 'Activates, hides, extends, chooses or deletes a résumé.',
  refusal: 'MYS-90',
  errors: ['MYS-2', 'MYS-3', 'MYS-16', 'MYS-76'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) =>
    has(payload, 'op_type') && read(payload, 'doctype') !== 'resume' && !has(payload, 'password'),
};
