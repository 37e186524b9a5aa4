/** What the settings of an account are, by every operation that reads or changes them. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, or, text, unlessFalse } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const settingsAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    /** ISO 8601: when the password was last set; empty where that is not known. */
    passwordchanged: text(),
    /** Address that waits to be confirmed before it becomes the account's; empty if there is none. */
    pendingemail: text(),
    /** 0 gets mails with vacancies and news, 1 does not. */
    optout: or(z.number(), 0),
    /** Which kinds of them the account gets, unless it opted out of all. */
    messages: or(
      z.object({
        savedsearches: unlessFalse(),
        suggestions: unlessFalse(),
        applications: unlessFalse(),
      }),
      {},
    ),
  }),
);
export type SettingsAnswer = Parsed<typeof settingsAnswerSchema>;
