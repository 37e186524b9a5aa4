import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { documentsAnswerSchema } from './documents-answer.ts';
import type { DocumentsAnswer } from './documents-answer.ts';

export const call: Call<{ id: string; resumeid: string }, DocumentsAnswer> = {
  label: 'delete-file',
  method: 'DELETE',
  rest: 'images/documents',
  send: ({ id, resumeid }) => ({
    instance: id,
    query: { resumeid },
    payload: {},
    headers: { fileservice: 'proxy' },
  }),
  answer: documentsAnswerSchema,
};

/** The instance is the id of the file. Without a résumé it is taken out of all of the account. */
export const input = () =>
  z.object({ instance: pathId(), query: z.object({ resumeid: z.optional(pathId()) }) });

export const policy: Policy = {
  summary:
    'Deletes a file of a résumé. For an hour that can be undone; what an employer received stays theirs.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  decided: true,
};
