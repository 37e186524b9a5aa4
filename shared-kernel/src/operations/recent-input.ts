import * as z from 'zod/mini';
import { asksFor, choiceInput, countInput, typedText } from './input.ts';

/** Parameters of titles for a text. What was searched for lately goes along with `getRecent`. */
export const recentInput = () =>
  z.object({
    text: typedText(),
    count: countInput(50, 10),
    exact: choiceInput(false),
    getRecent: asksFor(),
    /** Id of the visitor, where no header names one. */
    sessionID: z.optional(z.string()),
  });
