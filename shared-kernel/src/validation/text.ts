/**
 * Whether a text has between `minimum` and `maximum` characters, both included.
 * @example hasLength(values.name.trim(), 2, 60)
 */
export function hasLength(text: string, minimum: number, maximum: number): boolean {
  return text.length >= minimum && text.length <= maximum;
}

/**
 * Takes quotes out and turns every line break into one space.
 * @example cleanText('Turno "A"\nNoche') // 'Turno A Noche'
 */
export function cleanText(text: string): string {
  return text.replace(/["']/g, '').replace(/\r\n|\r|\n/g, ' ');
}

/**
 * Cuts a text to `limit` characters and adds `...`; a text within the limit is unchanged.
 * @example truncate('Ingeniería', 5) // 'Ingen...'
 */
export function truncate(text: string, limit = 35): string {
  return text.length > limit ? `${text.slice(0, limit)}...` : text;
}

/**
 * Writes a number below 10 with a leading zero.
 * @example pad(7) // '07'
 */
export function pad(value: number): string {
  return value >= 0 && value < 10 ? `0${value}` : String(value);
}

/**
 * Takes `, México` off the end of a state's description.
 * @example withoutCountry('Jalisco, México') // 'Jalisco'
 */
export function withoutCountry(description: string): string {
  return description.replace(/, México$/, '');
}

/**
 * Whether a text is an identifier: 32 hexadecimal characters.
 * @example isIdentifier('0123456789abcdef0123456789abcdef') // true
 */
export function isIdentifier(text: string): boolean {
  return /^[0-9a-f]{32}$/i.test(text);
}
