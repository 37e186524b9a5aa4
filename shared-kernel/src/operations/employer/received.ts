/** Pieces of the calls that employers make, who have no account: the token of their link says which application it is. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { maybe, text } from '../lenient.ts';
import { employerAnswerSchema } from '../apply/list.ts';
import { snapshotSchema } from '../apply/snapshot.ts';
import { APPLICATION_STATES } from '../apply/states.ts';
import { tokenInput } from '../input.ts';
import type { Parsed } from '../operation.ts';

export const receivedSchema = once(() =>
  z.object({
    application: snapshotSchema(),
    status: z.enum(APPLICATION_STATES),
    /** ISO 8601; since when it has this status. */
    statusdate: text(),
    /** What the employer answered last. */
    answer: maybe(employerAnswerSchema()),
  }),
);

/** An application as its employer gets it. */
export type ReceivedAnswer = Parsed<typeof receivedSchema>;

/** Which application. */
export type ReceivedInput = { token: string };

export const receivedInput = () => z.object({ payload: z.object({ token: tokenInput() }) });
