/** What the links of saved searches' mails answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** The address that gets the mails, or does not any more. */
export const subscriptionAnswerSchema = once(() => z.object({ emailaddress: text() }));
export type SubscriptionAnswer = Parsed<typeof subscriptionAnswerSchema>;
