/** What changes of messages answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const messageAnswerSchema = once(() => z.object({ user_profile: z.object({ userid: id() }) }));
export type MessageAnswer = Parsed<typeof messageAnswerSchema>;
