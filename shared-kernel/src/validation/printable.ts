/**
 * Characters that cannot be kept, and those that show nothing; line breaks and tabs pass. Nobody types them: they come along
 * with text that is copied out of a PDF or a slide.
 */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/**
 * Whether a text holds nothing but what can be kept and shown.
 * @example isPrintable('Cajera\u0000') // false
 */
export const isPrintable = (text: string): boolean => text.search(UNPRINTABLE) < 0;

/**
 * The same text with a space in the place of what cannot be kept or shown.
 * @example toPrintable('Cajera\u0000') // 'Cajera '
 */
export const toPrintable = (text: string): string => text.replace(UNPRINTABLE, ' ');
