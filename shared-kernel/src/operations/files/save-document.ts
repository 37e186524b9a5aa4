import * as z from 'zod/mini';
import { once } from '../once.ts';
import { pathId } from '../input.ts';
import { maybe } from '../lenient.ts';
import type { Call, Parsed, Policy } from '../operation.ts';
import { documentSchema } from './document.ts';
import { toForm } from './upload-form.ts';
import type { UploadInput } from './upload-form.ts';

const answer = once(() => z.object({ document: maybe(documentSchema()) }));
export type SavedDocumentAnswer = Parsed<typeof answer>;

export const call: Call<UploadInput & { resumeid: string }, SavedDocumentAnswer> = {
  label: 'save-file',
  method: 'POST',
  path: '/resumes/file/:id',
  timeoutMs: 120_000,
  keepsServerText: true,
  send: ({ resumeid, ...upload }) => ({
    query: { id: resumeid },
    payload: toForm(upload),
    headers: { fileservice: 'proxy' },
  }),
  answer,
};

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'Adds a file to a résumé: PDF, DOC or DOCX of at most 2,048,000 bytes.',
  errors: ['File-1', 'MYS-16'],
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  decided: true,
  upload: { field: 'input-file', bytes: 2_048_000 },
  limit: { name: 'upload', bySession: true },
};
