import { z } from 'zod';

/** Digits alone: other spellings that JavaScript reads as numbers (`1e3`, `0x10`) are none. */
const WHOLE = /^\d+$/;

/**
 * Schema of a number that tells how many entries a list has or which of its pages is asked for: `hits`, `top`, `count`,
 * `page`. A whole number from 1, as digits or as a number of JSON; more than the list gives is taken for the most it
 * gives; an empty text is no number. Everything else is refused.
 * @param most largest number that is used.
 * @param otherwise what a call that names none means.
 */
export const countInput = <Otherwise extends number | undefined>(most: number, otherwise: Otherwise) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((sent, context): number | Otherwise => {
      const text = typeof sent === 'string' ? sent.trim() : sent;
      if (text === undefined || text === null || text === '') return otherwise;
      const number = typeof text === 'number' ? text : WHOLE.test(text) ? Number(text) : NaN;
      if (number >= 1 && Math.floor(number) === number) return Math.min(number, most);
      context.addIssue({ code: 'custom', message: 'must be a whole number from 1' });
      return z.NEVER;
    });
