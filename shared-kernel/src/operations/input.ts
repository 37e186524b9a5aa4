/** Pieces of the input schemas of operations. For servers: no page checks what it sends by these. */
import * as z from 'zod/mini';
import { isPrintable } from '../validation/printable.ts';

/**
 * A text from outside that can be kept and shown.
 * @param limit most characters.
 * @example input: z.object({ title: textInput(80, 1) }),
 */
export const textInput = (limit: number, least = 0) =>
  z.string().check(z.minLength(least), z.maxLength(limit), z.refine(isPrintable));

/** Digits only: other spellings that JavaScript parses as numbers (`1e3`, `0x10`) are refused. */
const WHOLE = /^\d+$/;

/**
 * A number for the size of a list or the requested page: `hits`, `top`, `count`, `page`. A
 * whole number from 1, as digits or as a number of JSON; more than the list gives is taken for the most it gives; an empty
 * text is no number. Everything else is refused.
 * @param most largest number that is used.
 * @param otherwise what a call that names none means.
 * @example input: z.object({ hits: countInput(50, 20) }),
 */
export const countInput = <Otherwise extends number | undefined>(most: number, otherwise: Otherwise) =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((sent: string | number | null | undefined, context): number | Otherwise => {
      const text = typeof sent === 'string' ? sent.trim() : sent;
      if (text === undefined || text === null || text === '') return otherwise;
      const number = typeof text === 'number' ? text : WHOLE.test(text) ? Number(text) : NaN;
      if (number >= 1 && Math.floor(number) === number) return Math.min(number, most);
      context.issues.push({ code: 'custom', message: 'must be a whole number from 1', input: sent });
      return z.NEVER;
    }),
  );

/** The id of an account or a résumé in a path; `current` where the call itself says whose. */
export const pathId = () => z.string().check(z.minLength(1), z.maxLength(40));

/** The token of a session or of a mail. */
export const tokenInput = () => z.string().check(z.minLength(1), z.maxLength(300));

/** Id that a browser has made up for its notifications: 32 hexadecimal characters. */
export const browserId = () => z.string().check(z.regex(/^[0-9a-f]{32}$/i));

/** An e-mail address or a name of an account, and the password that proves it. */
export const loginInput = () => textInput(254, 1);
export const passwordInput = (least = 0) => z.string().check(z.minLength(least), z.maxLength(200));

/** An id as text, which clients may send as a number. @param limit most characters of a text. */
export const idInput = (limit: number) =>
  z.pipe(z.union([z.string().check(z.maxLength(limit)), z.number()]), z.transform(String));

/** A text or a number that is looked up as it is, without the spaces around it; everything else asks for nothing. */
export const lookedUp = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((sent) => (typeof sent === 'string' || typeof sent === 'number' ? String(sent).trim() : '')),
  );

/** A choice in a query: `true` or `false` in letters. @param otherwise what a call that names none means. */
export const choiceInput = (otherwise: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false']), otherwise ? 'true' : 'false'),
    z.transform((sent) => sent === 'true'),
  );

/** Maximum characters of a lookup text. */
export const MAX_TYPED_LENGTH = 200;

/** A lookup text; empty if the call has none. */
export const typedText = () => z._default(z.string().check(z.maxLength(MAX_TYPED_LENGTH)), '');

/** A text of any form, empty when a call names none: what it names is found or not. */
export const anyText = () => z._default(z.string(), '');

/** Whether a parameter asks for something by `true`; everything else does not. */
export const asksFor = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((sent) => sent === 'true'),
  );
