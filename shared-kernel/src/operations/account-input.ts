/** What several operations on accounts have in common. */
import * as z from 'zod/mini';
import { isLegalVersion } from '../legal/index.ts';
import { textInput } from './input.ts';

/** Version of the legal documents that the page showed. */
export const legalVersion = () => z.string().check(z.refine(isLegalVersion));

/** Whether mails about offers are not wanted. */
export const optout = () => z.union([z.literal(0), z.literal(1)]);

/** The token of a mail. */
export const mailToken = () => textInput(300, 1);

/** Confirms with the token of a mail. */
export const confirmation = () => z.object({ type: z.optional(z.literal('activate')), token: mailToken() });
