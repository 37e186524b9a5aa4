import * as z from 'zod/mini';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { UpdaterTriple } from '../resume-input.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { isOfUser } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { revisionInput, updaterInput } from '../resume-input.ts';

export const call: Call<
  { userid: string; updater: readonly UpdaterTriple[]; revision?: number },
  SavedAnswer
> = {
  label: 'save-candidate-data',
  method: 'POST',
  rest: 'myService/candidateData',
  send: ({ updater, revision }) => ({
    payload: { updater, ...(revision === undefined ? {} : { revision }) },
  }),
  matches: isOfUser,
  answer: savedAnswerSchema,
};

/** `revision` is the save that the form shows. */
export const input = () =>
  z.object({ payload: z.object({ updater: updaterInput(), revision: z.optional(revisionInput()) }) });

export const policy: Policy = {
  summary:
    'Saves contact and wishes of the candidate. With a revision, nothing that was changed since is overwritten: the save is refused.',
  refusal: 'MYS-90',
  errors: ['RESUME-CHANGED'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  example: { payload: { updater: [{ field: 'candidatename', value: 'Ana Prueba', elementid: '0' }] } },
};
