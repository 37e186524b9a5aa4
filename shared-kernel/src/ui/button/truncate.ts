/** Characters of a button label on most screens. */
export const LABEL_LIMIT = 24;
/** Characters of a button label from 768 to 1023 pixels. */
export const LABEL_LIMIT_MEDIUM = 20;

/** Cuts a text to `limit` characters plus an ellipsis; a text that fits is unchanged. */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text;
}
