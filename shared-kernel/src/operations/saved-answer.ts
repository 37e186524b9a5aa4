/** What saves of account, candidate and résumé data answer. */
import * as z from 'zod/mini';
import { once } from './once.ts';
import { amount, id, maybe } from './lenient.ts';
import type { Parsed } from './operation.ts';

/** Any save of account, candidate or résumé data. */
export const savedAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    resumeid: maybe(id()),
    /** Of the résumé after the save, where the service counts them. */
    revision: maybe(amount()),
  }),
);
export type SavedAnswer = Parsed<typeof savedAnswerSchema>;
