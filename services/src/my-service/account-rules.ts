import { isEmail, isPassword } from '@chamba/kernel/validation';
import { emailOf, isShortEmail } from '../authentication/accounts.ts';
import { Fault } from '../http/fault.ts';
import { isPrintable } from '../http/text-input.ts';

/** Most characters of a person's name. */
export const NAME_LIMIT = 100;

/** An acceptable e-mail address, trimmed. @throws Fault MYS-27 when it is none. */
export function checkedEmail(value: unknown): string {
  const email = typeof value === 'string' ? emailOf(value) : '';
  if (!isEmail(email) || !isShortEmail(email)) throw new Fault('MYS-27');
  return email;
}

/** An acceptable new password. @throws Fault MYS-28 when it is too short, too long, or lacks a letter or a digit. */
export function checkedPassword(value: unknown): string {
  const password = typeof value === 'string' ? value : '';
  if (!isPassword(password) || !/\p{L}/u.test(password) || !/\d/.test(password)) throw new Fault('MYS-28');
  return password;
}

/** A person's name with single spaces; null when it is none. Names go into mails: addresses and tags are no names. */
export function cleanName(value: unknown): string | null {
  const name = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
  const fits =
    name.length <= NAME_LIMIT && /\p{L}/u.test(name) && isPrintable(name) && !/[<>]|:\/\/|www\./i.test(name);
  return fits ? name : null;
}

/** An acceptable name. @throws Fault MYS-29 when it is none. */
export function checkedName(value: unknown): string {
  const name = cleanName(value);
  if (name === null) throw new Fault('MYS-29');
  return name;
}
