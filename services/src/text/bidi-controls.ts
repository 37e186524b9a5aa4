/**
 * A text without the characters that turn its direction. Phones paste them along; in a list, a mail or the name of a file they
 * show what is not there, such as another ending.
 */
export const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
