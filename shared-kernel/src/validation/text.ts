/** Whether a text has between `minimum` and `maximum` characters, both included. */
export function hasLength(text: string, minimum: number, maximum: number): boolean {
  return text.length >= minimum && text.length <= maximum;
}

/** Takes quotes out and turns every line break into one space. */
export function cleanText(text: string): string {
  return text.replace(/["']/g, '').replace(/\r\n|\r|\n/g, ' ');
}

/** Cuts a text to `limit` characters and adds `...`; a text within the limit is unchanged. */
export function truncate(text: string, limit = 35): string {
  return text.length > limit ? `${text.slice(0, limit)}...` : text;
}

/** Writes a number below 10 with a leading zero. */
export function pad(value: number): string {
  return value >= 0 && value < 10 ? `0${value}` : String(value);
}

/** Takes `, México` off the end of a state's description. */
export function withoutCountry(description: string): string {
  return description.replace(/, México$/, '');
}

/** Whether a text is an identifier: 32 hexadecimal characters. */
export function isIdentifier(text: string): boolean {
  return /^[0-9a-f]{32}$/i.test(text);
}
