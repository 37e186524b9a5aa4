import * as z from 'zod/mini';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { UpdaterTriple } from '../resume-input.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { isOfResume } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { updaterInput } from '../resume-input.ts';

export const call: Call<
  { userid: string; resumeid: string; updater: readonly UpdaterTriple[] },
  SavedAnswer
> = {
  label: 'save-resume',
  method: 'POST',
  rest: 'myService/resume',
  send: ({ resumeid, updater }) => ({ instance: resumeid, payload: { updater } }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

/** The instance is the résumé's id. */
export const input = () => z.object({ instance: z.string(), payload: z.object({ updater: updaterInput() }) });

export const policy: Policy = {
  summary: 'Saves fields of a résumé.',
  refusal: 'MYS-90',
  errors: ['MYS-2', 'MYS-3', 'MYS-16'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
