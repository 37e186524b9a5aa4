/** What is changed of a résumé or of a candidate's contact data. */
import * as z from 'zod/mini';
import { textInput } from './input.ts';

/** A text, also one that came as a number: the documents show salaries, ids and places of lists as digits. */
const writtenInput = (limit: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
    textInput(limit),
  );

/** One field of a save: `elementid` '0' is a new element. */
export type UpdaterTriple = { field: string; value: string; elementid: string };

/** Fields to save; `elementid` '0' is a new element of a list. */
export const updaterInput = () =>
  z
    .array(z.object({ field: textInput(80, 1), value: writtenInput(5_000), elementid: writtenInput(40) }))
    .check(z.minLength(1), z.maxLength(200));

/** The number of a save, also as text. */
export const revisionInput = () =>
  z.pipe(
    z.transform((sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent)),
    z.int().check(z.minimum(0), z.maximum(999_999_999)),
  );

/** What is done with a résumé. */
export const resumeStatus = () => z.enum(['activate', 'deactivate', 'extend', 'default', 'delete']);
