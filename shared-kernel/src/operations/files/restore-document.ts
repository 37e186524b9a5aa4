import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { documentsAnswerSchema } from './documents-answer.ts';
import type { DocumentsAnswer } from './documents-answer.ts';

export const call: Call<{ id: string; resumeid: string }, DocumentsAnswer> = {
  label: 'restore-file',
  method: 'PUT',
  rest: 'images/documents',
  send: ({ id, resumeid }) => ({ instance: id, payload: { resumeid } }),
  answer: documentsAnswerSchema,
};

/** The instance is the id of the file. */
export const input = () => z.object({ instance: pathId(), payload: z.object({ resumeid: pathId() }) });

export const policy: Policy = {
  summary: 'Puts a file back into the résumé that it was deleted from within the last hour.',
  errors: ['File-1'],
  account: 'session',
  aboutPeople: true,
};
