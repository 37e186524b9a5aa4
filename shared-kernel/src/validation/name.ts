/** What makes of a text more than a name: names stand in mails, where it would be read as an address or a tag. */
const FOREIGN = /[<>@\uff20]|:\/\/|www\./i;

/**
 * Whether a text can be a person's name: it has a letter, and nothing of an address or a tag.
 * @example isPersonName('María José') // true
 */
export const isPersonName = (text: string): boolean => /\p{L}/u.test(text) && !FOREIGN.test(text);

/**
 * Whether a text can be the surnames beside a name: nothing of an address or a tag. A letter is in the name.
 * @example areSurnames('O’Gorman-Ruiz') // true
 */
export const areSurnames = (text: string): boolean => !FOREIGN.test(text);
