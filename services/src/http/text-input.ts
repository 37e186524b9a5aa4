import { z } from 'zod';

/** Characters the database cannot keep, and those that show nothing. Line breaks and tabs pass. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Whether a text holds nothing but what can be kept and shown. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** Schema of a text from outside. @param limit most characters. */
export const textInput = (limit: number, least = 0) => z.string().min(least).max(limit).refine(isPrintable);
