import * as z from 'zod/mini';
import { once } from '../once.ts';
import { list } from '../lenient.ts';
import type { Parsed } from '../operation.ts';
import { documentSchema } from './document.ts';

export const documentsAnswerSchema = once(() =>
  z.object({
    /** In the order in which they were added. */
    documents: list(documentSchema()),
  }),
);
export type DocumentsAnswer = Parsed<typeof documentsAnswerSchema>;
