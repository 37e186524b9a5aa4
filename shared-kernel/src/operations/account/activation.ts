/** What a confirmation by the link of a mail answers. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, maybe, unlessFalse } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** POST /api/mys/account_token/{id}/new_account and verify_email. */
export const activationAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({
      userid: id(),
      validemail: unlessFalse(),
      /** As in the profile; a service that leaves it out answers for candidates only. */
      type: maybe(z.string()),
    }),
  }),
);
export type ActivationAnswer = Parsed<typeof activationAnswerSchema>;
