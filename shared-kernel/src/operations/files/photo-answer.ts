/** What operations on the photo of a candidate answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

export const photoAnswerSchema = once(() =>
  z.object({
    user_data: z.object({
      /** Empty without a photo. */
      photourl: text(),
    }),
  }),
);
export type PhotoAnswer = Parsed<typeof photoAnswerSchema>;
