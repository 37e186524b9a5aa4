/** What changes of messages answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { amount, id, or } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const messageAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** How many are unread from now on. */
    summary: or(z.object({ unread: amount() }), {}),
  }),
);
export type MessageAnswer = Parsed<typeof messageAnswerSchema>;
