import * as z from 'zod/mini';
import type { Call, Nothing, Policy } from '../operation.ts';
import { photoAnswerSchema } from './photo-answer.ts';
import type { PhotoAnswer } from './photo-answer.ts';

export const call: Call<Nothing, PhotoAnswer> = {
  label: 'load-photo',
  method: 'GET',
  rest: 'images/photos',
  answer: photoAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'The photo of a candidate.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  decided: true,
  example: {},
};
