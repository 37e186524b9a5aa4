/** Pieces of the calls about links by which a candidate shows a résumé to people without an account. */
import * as z from 'zod/mini';
import { amount, flag, id, list, text } from '../lenient.ts';
import { once } from '../once.ts';
import type { Parsed } from '../operation.ts';

/** How long a link may last, in days. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

const shareSchema = once(() =>
  z.object({
    shareid: id(),
    resumeid: id(),
    /** ISO 8601. */
    created: text(),
    expires: text(),
    /** How often it was opened, and when for the last time; empty for never. */
    opened: amount(),
    lastopened: text(),
    /** Whether it shows the e-mail address and the phone. */
    contact: flag(),
    /** Whether it shows the pay asked for, areas of interest and the will to travel. */
    wishes: flag(),
  }),
);

/** A link that still leads to a résumé. Its secret is shown once, when it is made. */
export type Share = Parsed<typeof shareSchema>;

/** The links of the session's account that still lead somewhere, newest first. */
export const sharesAnswerSchema = once(() =>
  z.object({
    user_profile: z.object({ userid: id() }),
    shares: list(shareSchema()),
  }),
);
export type SharesAnswer = Parsed<typeof sharesAnswerSchema>;
