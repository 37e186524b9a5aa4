/** A file of a résumé, as operations answer it. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const documentSchema = once(() =>
  z.object({
    id: id(),
    name: text(),
    /** Address on this site, for the session of its owner only. */
    url: text(),
    /** Bytes. */
    size: amount(),
    /** `pdf`, `doc` or `docx`. */
    type: text(),
    /** ISO 8601; when it was added. */
    added: text(),
  }),
);

export type ResumeDocument = Parsed<typeof documentSchema>;
