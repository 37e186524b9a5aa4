/** Country code, with the digit that calls to mobiles took until 2019, or the prefixes of long distance and of mobiles. */
const PHONE = /^(?:(?:00)?521?|01|04[45])?([2-9]\d{9})$/;

/**
 * The ten digits of a Mexican phone number, as it is typed or pasted: with spaces and signs, the country code, and the
 * prefixes of before 2019 (`521`, `01`, `044`, `045`).
 * @returns null when there are not ten, or they are another country's.
 * @example parsePhone('+52 1 (33) 1234-5678') // '3312345678'
 */
export function parsePhone(text: string): string | null {
  const typed = text
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\-\u2010-\u2015/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  if (typed.startsWith('+') && !typed.startsWith('+52')) return null;
  return PHONE.exec(typed.replace(/^\+/, ''))?.[1] ?? null;
}

/**
 * Whether a text is a postal code of five digits.
 * @example isPostalCode('44100') // true
 */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}
