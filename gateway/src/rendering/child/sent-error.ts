import { types } from 'node:util';
import { MAX_ERROR_LENGTHS, type SentError } from '../protocol.ts';

/**
 * A serialised error, truncated here to limit the work of its readers.
 * @param error any value: code may throw values that are not errors, or that throw when they are read.
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
  return String(text).slice(0, MAX_ERROR_LENGTHS[part]);
}
