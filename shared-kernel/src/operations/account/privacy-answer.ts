/** How the data of an account is used, by every operation that reads or changes that. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, list, or, text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const privacyAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** Versions of the legal documents that were accepted, the latest first; empty where a version was not named. */
    acceptances: list(z.object({ version: text(), /** ISO 8601. */ accepted: text() })),
    /** Optional uses that were allowed or declined, newest first. */
    consents: list(
      z.object({
        /** `mails` are all optional ones, else a kind of mail. */
        kind: text(),
        granted: flag(),
        /** ISO 8601. */
        changed: text(),
      }),
    ),
    /** The copy of the account's data. */
    copy: or(
      z.object({
        /** `none` was asked for, `waiting` to be made, or `ready` to be fetched. */
        state: z.enum(['none', 'waiting', 'ready']),
        /** ISO 8601: until when it can be fetched; empty while it is not ready. */
        expires: text(),
      }),
      { state: 'none' },
    ),
    /** What the account asked of the operator, newest first. */
    requests: list(
      z.object({
        /** Its number. */
        folio: id(),
        kind: text(),
        detail: text(),
        /** ISO 8601. */
        requested: text(),
        /** Day by which it has to be answered, `YYYY-MM-DD`. */
        due: text(),
        /** `open`, `accepted` or `refused`. */
        state: text(),
        answer: text(),
        /** ISO 8601; empty while it is open. */
        answered: text(),
      }),
    ),
  }),
);
export type PrivacyAnswer = Parsed<typeof privacyAnswerSchema>;
