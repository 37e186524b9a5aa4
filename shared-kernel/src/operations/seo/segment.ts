import * as z from 'zod/mini';

/** A part of a place in the path of an address. */
export const segment = () => z.string().check(z.minLength(1), z.maxLength(200));
