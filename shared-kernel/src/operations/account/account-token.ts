/** What operations on the tokens of mails answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, maybe } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** POST /rest myService/accountToken. */
export const accountTokenAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: id(),
      /** As in the profile, where an account was confirmed that is not the one of the session. */
      type: maybe(z.string()),
      /** The address that the mail went to, where its token set a password. */
      email: maybe(z.string()),
    }),
  }),
);
export type AccountTokenAnswer = Parsed<typeof accountTokenAnswerSchema>;
