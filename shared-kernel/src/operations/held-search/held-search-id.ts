/** What changes of the search that waits answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const heldSearchIdSchema = once(() => z.object({ /** The account it waits for. */ id: text() }));
export type HeldSearchId = Parsed<typeof heldSearchIdSchema>;
