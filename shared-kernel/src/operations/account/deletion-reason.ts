import * as z from 'zod/mini';
import { idInput } from '../input.ts';

/** Why an account is deleted: 1 never registered, 2 does not want it any more, 3 other. */
export const reasonInput = () =>
  z.pipe(
    idInput(1),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((reason) => reason === 1 || reason === 2 || reason === 3)),
    ),
  );
