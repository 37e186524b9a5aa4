import * as z from 'zod/mini';
import type { Call, Policy } from '../operation.ts';
import { photoAnswerSchema } from './photo-answer.ts';
import type { PhotoAnswer } from './photo-answer.ts';
import { toForm } from './upload-form.ts';
import type { UploadInput } from './upload-form.ts';

export const call: Call<UploadInput, PhotoAnswer> = {
  label: 'save-photo',
  method: 'POST',
  path: '/save-user-photo',
  timeoutMs: 120_000,
  keepsServerText: true,
  send: (input) => ({ payload: toForm(input), headers: { fileservice: 'proxy' } }),
  answer: photoAnswerSchema,
};

export const input = () => z.object({});

export const policy: Policy = {
  summary: 'Saves the photo of a candidate: a JPEG of at most 1,024,000 bytes.',
  errors: ['LOC-1'],
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  upload: { field: 'input-file', bytes: 1_024_000 },
  limit: { name: 'upload', bySession: true },
};
