import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { photoAnswerSchema } from './photo-answer.ts';
import type { PhotoAnswer } from './photo-answer.ts';

export const call: Call<Nothing, PhotoAnswer> = {
  label: 'delete-photo',
  method: 'DELETE',
  rest: 'images/photos',
  answer: photoAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Deletes the photo of a candidate.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
};
