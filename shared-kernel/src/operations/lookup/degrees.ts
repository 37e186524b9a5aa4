import * as z from 'zod/mini';

/** Degrees with at most two decimals, so that no exact address is sent by mistake. @param digits most before the point. */
export const degrees = (digits: 2 | 3) =>
  z.pipe(
    z.string().check(z.regex(digits === 2 ? /^-?\d{1,2}(?:\.\d{1,2})?$/ : /^-?\d{1,3}(?:\.\d{1,2})?$/)),
    z.transform(Number),
  );
