import { isPrintable } from '@chamba/kernel/operations';
import { isEmail, isPassword, isPersonName } from '@chamba/kernel/validation';
import { normaliseEmail, isShortEmail } from '../accounts/accounts.ts';
import { isGuessable } from '../accounts/guessable.ts';
import { Fault } from '../http/fault.ts';

/** Most characters of a person's name. */
export const NAME_LIMIT = 100;

/** Validates and trims an e-mail address. @throws Fault MYS-27 if it is invalid. */
export function checkedEmail(value: unknown): string {
  const email = typeof value === 'string' ? normaliseEmail(value) : '';
  if (!isEmail(email) || !isShortEmail(email)) throw new Fault('MYS-27');
  return email;
}

/** An acceptable new password. @throws Fault MYS-28 when it is too short, too long, or lacks a letter or a digit. */
export function checkedPassword(value: unknown): string {
  const password = typeof value === 'string' ? value : '';
  if (!isPassword(password) || !/\p{L}/u.test(password) || !/\d/.test(password)) throw new Fault('MYS-28');
  return password;
}

/** Refuses a password that is easily guessed. @throws Fault PASSWORD-COMMON */
export async function refuseGuessable(
  password: string,
  owner: { name: string; email: string },
  siteName: string,
): Promise<void> {
  if (await isGuessable(password, [owner.name, owner.email, siteName])) throw new Fault('PASSWORD-COMMON');
}

/** Marks that change the direction of a text or show nothing, which phones paste along with names. */
const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** A dot, also of other scripts, with a text right after it: what mail programs and browsers make a link of. */
const INNER_DOT = /[.\u3002\uff0e\uff61\u2024\ufe52](?=[^\s.])/gu;

/**
 * A name as it may stand in a mail: letter for letter, without invisible marks, and with a space after dots, so that
 * `evil.mx` is no link and `Ma.Luisa` reads `Ma. Luisa`.
 */
export const plainName = (name: string): string =>
  name.replace(INVISIBLE, '').replace(INNER_DOT, '. ').trim().replace(/\s+/g, ' ');

/** A person's name as it is stored; null when invalid. Names go into mails: addresses and tags are refused. */
export function cleanName(value: unknown): string | null {
  const name = typeof value === 'string' ? plainName(value) : '';
  const fits = name.length <= NAME_LIMIT && isPersonName(name) && isPrintable(name);
  return fits ? name : null;
}

/** Validates a name. @throws Fault MYS-29 if it is invalid. */
export function checkedName(value: unknown): string {
  const name = cleanName(value);
  if (name === null) throw new Fault('MYS-29');
  return name;
}
