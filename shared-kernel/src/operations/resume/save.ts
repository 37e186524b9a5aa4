import * as z from 'zod/mini';
import { savedAnswerSchema } from '../saved-answer.ts';
import type { UpdaterTriple } from '../resume-input.ts';
import type { SavedAnswer } from '../saved-answer.ts';
import { isOfResume } from '../owner.ts';
import type { Call, Policy } from '../operation.ts';
import { revisionInput, updaterInput } from '../resume-input.ts';

export const call: Call<
  { userid: string; resumeid: string; updater: readonly UpdaterTriple[]; revision?: number },
  SavedAnswer
> = {
  label: 'save-resume',
  method: 'POST',
  rest: 'myService/resume',
  send: ({ resumeid, updater, revision }) => ({
    instance: resumeid,
    payload: { updater, ...(revision === undefined ? {} : { revision }) },
  }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

/** The instance is the résumé's id; `revision` is the save that the form shows. */
export const input = () =>
  z.object({
    instance: z.string(),
    payload: z.object({ updater: updaterInput(), revision: z.optional(revisionInput()) }),
  });

export const policy: Policy = {
  summary:
    'Saves fields of a résumé. With a revision, nothing that was changed since is overwritten: the save is refused.',
  refusal: 'MYS-90',
  errors: ['MYS-2', 'MYS-3', 'MYS-16', 'RESUME-CHANGED', 'RESUME-LIMIT'],
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
};
