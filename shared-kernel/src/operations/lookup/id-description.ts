/** An entry of a catalogue. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id } from '../lenient.ts';

export const idDescription = once(() => z.object({ id: id(), description: z.string() }));
