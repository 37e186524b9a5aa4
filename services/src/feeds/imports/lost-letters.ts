import type { SpanishWords } from '../../text/dictionary.ts';
import { isRuleWord } from '../../text/synonyms.ts';
import { fold, toWordForm } from '../../text/words.ts';

/** Letters that a wrong encoding loses. */
const ACCENTED = 'áéíóúñ';

/** Words with the signs that may stand in them for a lost letter. */
const WORDS = /[\p{L}?\ufffd]+/gu;

/** The sign of a lost character, a question mark among letters of one case, or what UTF-8 begins a letter with. */
const HOLE = /\ufffd|(?<=\p{L})\?(?=\p{Ll}|\p{Lu}(?!\p{Ll}))|Ã(?=\p{L})/gu;

/** Shorter words are other words with nearly any letter, and none is longer. */
const SHORTEST = 4;
const LONGEST = 40;

/**
 * A text with the letters that an encoding lost, where only one of them makes a word: 'Dise?ador gr?fico'. Of several
 * words the one that names work is meant: 'm?dico' is no 'módico'. What is not certain stays.
 */
export function restoreLostLetters(text: string, words: Pick<SpanishWords, 'has'>): string {
  return text.replace(WORDS, (written) => {
    if (written.length < SHORTEST || written.length > LONGEST) return written;
    const [before = '', after, ...more] = written.split(HOLE);
    if (after === undefined || more.length > 0) return written;
    const fits = [...ACCENTED].filter((letter) => words.has(fold(before + letter + after)));
    const ofWork = fits.filter((letter) => isRuleWord(toWordForm(fold(before + letter + after))));
    const [letter, ...others] = fits.length > 1 && ofWork.length > 0 ? ofWork : fits;
    if (letter === undefined || others.length > 0) return written;
    const rest = before + after;
    return before + (rest === rest.toUpperCase() ? letter.toUpperCase() : letter) + after;
  });
}
