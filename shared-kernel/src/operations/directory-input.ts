import * as z from 'zod/mini';
import { choiceInput, countInput, textInput } from './input.ts';

/** Most employers of one answer. */
export const MAX_EMPLOYERS = 1_000;

/** Most characters of an employer's name or slug. */
export const MAX_NAME_LENGTH = 200;

/** Parameters of the directory of employers. A letter comes before a query; with `filtercompanies` only those with offers. */
export const directoryInput = () =>
  z.object({
    letter: z.optional(z.string().check(z.regex(/^([a-zñ]|\d|0-9)$/i))),
    query: z._default(textInput(MAX_NAME_LENGTH), ''),
    hits: countInput(MAX_EMPLOYERS, MAX_EMPLOYERS),
    filtercompanies: choiceInput(true),
  });

/** A slug of an employer, or its name. */
export const employerInput = () => z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
