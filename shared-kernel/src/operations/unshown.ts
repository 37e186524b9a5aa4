import * as z from 'zod/mini';
import { once } from './once.ts';

/** A field that the documents name without its shape; it has to be there. In no file that pages load: see `lenient.ts`. */
export const unshown = once(() =>
  z.unknown().check(z.refine((value) => value !== undefined && value !== null)),
);
