import { z } from 'zod';

/** Characters the database cannot keep, and those that show nothing. Line breaks and tabs pass. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Whether a text holds nothing but what can be kept and shown. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** Schema of a text from outside. @param limit most characters. */
export const textInput = (limit: number, least = 0) => z.string().min(least).max(limit).refine(isPrintable);

/** What neither a text of the database nor its JSON can hold, whatever is done with it: NUL, and halves of a character. */
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/**
 * Whether everything in what a caller sent can be kept and looked for in the database: texts, those inside lists and
 * objects, and the names of fields. Not by recursion: a body may be nested deeper than the stack.
 */
export function isStorable(sent: unknown): boolean {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) for (const name of Object.keys(value)) waiting.push(name);
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return true;
}
