import { isPassword, REQUIRED } from '@chamba/kernel/validation';

const LENGTH = 'La contraseña debe tener entre 8 y 64 caracteres.';
const MIXTURE = 'La contraseña debe incluir al menos una letra y un número.';

/** Code of the refusal of a password that is easily guessed. */
export const COMMON_CODE = 'PASSWORD-COMMON';

/** Help under a field for a new password. */
export const PASSWORD_HINT = 'Mínimo 8 caracteres, con una letra y un número.';

/** The message for a new password; undefined when it passes. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return REQUIRED;
  if (!isPassword(password)) return LENGTH;
  return /\p{L}/u.test(password) && /\d/.test(password) ? undefined : MIXTURE;
}

/** The message for the repeated password; undefined when it passes. */
export function repeatedPasswordError(password: string, repeated: string): string | undefined {
  if (repeated === '') return REQUIRED;
  return repeated === password ? undefined : 'Las contraseñas no coinciden.';
}
