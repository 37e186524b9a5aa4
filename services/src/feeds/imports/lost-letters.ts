import type { SpanishWords } from '../../text/dictionary.ts';
import { isRuleWord } from '../../text/synonyms.ts';
import { fold, toWordForm } from '../../text/words.ts';

/** Letters that a wrong encoding loses. */
const ACCENTED = 'áéíóúñ';

/** A word with one hole: the sign of a lost character, a question mark among letters, or what UTF-8 begins a letter with. */
const HOLED =
  /(?<![\p{L}?\ufffd])(\p{L}*)(?:\ufffd|(?<=\p{L})\?(?=\p{Ll}|\p{Lu}(?!\p{Ll}))|Ã(?=\p{L}))(\p{L}*)(?![\p{L}?\ufffd])/gu;

/** Shorter words are other words with nearly any letter. */
const SHORTEST = 4;

/**
 * A text with the letters that an encoding lost, where only one of them makes a word: 'Dise?ador gr?fico'. Of several
 * words the one that names work is meant: 'm?dico' is no 'módico'. What is not certain stays.
 */
export function restoreLostLetters(text: string, words: Pick<SpanishWords, 'has'>): string {
  return text.replace(HOLED, (written: string, before: string, after: string) => {
    if (written.length < SHORTEST) return written;
    const fits = [...ACCENTED].filter((letter) => words.has(fold(before + letter + after)));
    const ofWork = fits.filter((letter) => isRuleWord(toWordForm(fold(before + letter + after))));
    const [letter, ...others] = fits.length > 1 && ofWork.length > 0 ? ofWork : fits;
    if (letter === undefined || others.length > 0) return written;
    const rest = before + after;
    return before + (rest === rest.toUpperCase() ? letter.toUpperCase() : letter) + after;
  });
}
