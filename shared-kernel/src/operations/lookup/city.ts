/** A city of a state. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, text } from '../lenient.ts';

/** `idParent` is the id of the state. */
export const city = once(() => z.object({ id: id(), description: z.string(), idParent: text() }));
