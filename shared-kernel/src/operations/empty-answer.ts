/** What operations without data answer. */
import * as z from 'zod/mini';
import { once } from './once.ts';
import type { Parsed } from './operation.ts';

/** Plain acknowledgement of a call without data. */
export const emptyAnswerSchema = once(() => z.object({}));
export type EmptyAnswer = Parsed<typeof emptyAnswerSchema>;
