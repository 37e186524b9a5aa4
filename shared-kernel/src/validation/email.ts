const CANDIDATE_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const COMPLETE_EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,4}$/;

/**
 * Whether a typed e-mail address is acceptable.
 * @example if (!isEmail(values.email)) faults.email = INVALID_EMAIL;
 */
export function isEmail(text: string): boolean {
  return CANDIDATE_EMAIL.test(text);
}

/**
 * Whether a text is a mail address that mail servers take.
 * @example isMailAddress('lupita@example.com') // true
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@,;<>"()\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);

/**
 * Whether an address already has a complete domain, so that none needs to be proposed.
 * @example hasCompleteDomain('lupita@gmail') // false
 */
export function hasCompleteDomain(text: string): boolean {
  return COMPLETE_EMAIL.test(text);
}

/**
 * Puts a domain behind the local part of an address. An address that is complete or acceptable as it is, such as one that
 * ends in `.online`, stays, and so does an empty one.
 * @example completeEmail('lupita', 'gmail.com') // 'lupita@gmail.com'
 */
export function completeEmail(text: string, domain: string): string {
  const typed = text.trim();
  const local = typed.split('@')[0] ?? '';
  return !local || hasCompleteDomain(typed) || isEmail(typed) ? typed : `${local}@${domain}`;
}
