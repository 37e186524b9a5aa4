import { hasLength } from './text.ts';

/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters of a password; the `maxLength` of its fields. */
export const PASSWORD_MAX_LENGTH = 64;

/**
 * Whether a new password has an acceptable length.
 * @example isPassword('corta') // false
 */
export function isPassword(text: string): boolean {
  return hasLength(text, PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH);
}
