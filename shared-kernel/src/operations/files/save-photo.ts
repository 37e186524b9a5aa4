import * as z from 'zod/mini';
import type { Endpoint, Policy } from '../operation.ts';
import { photoAnswerSchema } from './photo-answer.ts';
import type { PhotoAnswer } from './photo-answer.ts';

export const call: Endpoint<PhotoAnswer> = {
  method: 'POST',
  path: '/save-user-photo',
  answer: photoAnswerSchema,
};

/** The picture is the field `input-file` of a form (multipart). */
export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Saves the photo of a candidate.',
  errors: ['LOC-1'],
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  external: true,
};
