/**
 * The ten digits of a Mexican phone number typed with spaces, signs or the country code; null when it has not ten.
 * @example parsePhone('+52 (33) 1234-5678') // '3312345678'
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+52/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/**
 * Whether a text is a postal code of five digits.
 * @example isPostalCode('44100') // true
 */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}
