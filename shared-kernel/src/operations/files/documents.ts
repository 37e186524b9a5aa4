import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Call, Policy } from '../operation.ts';
import { documentsAnswerSchema } from './documents-answer.ts';
import type { DocumentsAnswer } from './documents-answer.ts';

export const call: Call<{ resumeid: string }, DocumentsAnswer> = {
  label: 'load-files',
  method: 'GET',
  rest: 'images/documents',
  send: ({ resumeid }) => ({ instance: resumeid }),
  answer: documentsAnswerSchema,
};

/** The instance is the résumé. */
export const input = () => z.object({ instance: pathId() });

export const policy: Policy = {
  summary: 'The files of a résumé.',
  errors: ['MYS-16'],
  account: 'session',
  aboutPeople: true,
};
