import { types } from 'node:util';
import { LONGEST_ERROR, type SentError } from '../protocol.ts';

/**
 * An error as it travels, cut here: what reads it further on meets no more than that.
 * @param error anything: code may throw what is no error, and what throws when it is read.
 */
export function sentError(error: unknown): SentError {
  try {
    if (!types.isNativeError(error))
      return { name: 'Error', message: cut(String(error), 'message'), stack: '' };
    const { name, message, stack } = error;
    return { name: cut(name, 'name'), message: cut(message, 'message'), stack: cut(stack ?? '', 'stack') };
  } catch {
    return { name: 'Error', message: 'an error that cannot be read', stack: '' };
  }
}

function cut(text: unknown, part: keyof SentError): string {
  return String(text).slice(0, LONGEST_ERROR[part]);
}
