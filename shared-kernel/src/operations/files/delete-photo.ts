import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { emptyAnswerSchema } from '../empty-answer.ts';
import type { EmptyAnswer } from '../empty-answer.ts';

export const call: Endpoint<EmptyAnswer> = {
  method: 'DELETE',
  rest: 'images/photos',
  answer: emptyAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Deletes the photo of a candidate.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  external: true,
};
