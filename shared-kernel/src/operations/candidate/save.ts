import * as z from 'zod/mini';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { UpdaterTriple } from '../resume-input.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { updaterInput } from '../resume-input.ts';

export const call: Call<{ userid: string; updater: readonly UpdaterTriple[] }, SavedAnswer> = {
  label: 'save-candidate-data',
  method: 'POST',
  rest: 'myService/candidateData',
  send: ({ updater }) => ({ payload: { updater } }),
  matches: isOfUser,
  answer: savedAnswerSchema,
};

export const input = () => z.object({ payload: z.object({ updater: updaterInput() }) });

export const policy: Policy = {
  summary: 'Saves contact and wishes of the candidate.',
  refusal: 'MYS-90',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { payload: { updater: [{ field: 'candidatename', value: 'Ana Prueba', elementid: '0' }] } },
};
