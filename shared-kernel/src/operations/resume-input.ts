/** What is changed of a résumé or of a candidate's contact data. */
import * as z from 'zod/mini';
import { textInput } from './input.ts';

/** Fields to save; `elementid` '0' is a new element of a list. */
export const updaterInput = () =>
  z
    .array(z.object({ field: textInput(80, 1), value: textInput(5_000), elementid: textInput(40) }))
    .check(z.minLength(1), z.maxLength(200));

/** What is done with a résumé. */
export const resumeStatus = () => z.enum(['activate', 'deactivate', 'extend', 'default', 'delete']);
