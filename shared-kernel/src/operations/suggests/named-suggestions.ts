/** What suggestions of roles, universities and skills answer. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { text } from '../lenient.ts';
import type { Parsed } from '../operation.ts';

/** GET /api/suggests/roles, universities, skills. */
export const roleSuggestionsAnswerSchema = once(() =>
  z.object({
    suggestions: z.array(z.object({ id: text(), text: z.string() })),
  }),
);
export type RoleSuggestionsAnswer = Parsed<typeof roleSuggestionsAnswerSchema>;
