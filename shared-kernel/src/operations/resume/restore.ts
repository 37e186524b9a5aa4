import * as z from 'zod/mini';
import { isOfResume } from '../owner.ts';
import { revisionInput } from '../resume-input.ts';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<{ userid: string; resumeid: string; revision: number }, SavedAnswer> = {
  label: 'restore-resume',
  method: 'PUT',
  rest: 'myService/resume-history',
  send: ({ resumeid, revision }) => ({ instance: resumeid, payload: { revision } }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

/** The instance is the résumé's id. */
export const input = () =>
  z.object({ instance: z.string(), payload: z.object({ revision: revisionInput() }) });

export const policy: Policy = {
  summary: 'Makes a résumé what it was after an earlier save. That is a save too: it can be taken back.',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  account: 'session',
  aboutPeople: true,
  decided: true,
};
