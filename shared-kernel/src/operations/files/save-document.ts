import * as z from 'zod/mini';
import { once } from '../once.ts';
import { pathId } from '../input.ts';
import { id, maybe, text } from '../lenient.ts';
import type { Endpoint, Parsed, Policy } from '../operation.ts';

const answer = once(() => z.object({ document: maybe(z.object({ id: id(), name: text() })) }));
type DocumentAnswer = Parsed<typeof answer>;

export const call: Endpoint<DocumentAnswer> = { method: 'POST', path: '/resumes/file/:id', answer };

/** The file is the field `input-file` of a form (multipart). */
export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'Adds a file to a résumé.',
  errors: ['File-1'],
  source: '2 §7, Photo and files',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  decided: true,
  external: true,
};
