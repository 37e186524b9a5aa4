import { withoutAccents } from '@chamba/kernel/routes';
import { readForm } from './word-form.ts';

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Words of the Spanish language, to leave those alone that are right although no offer has them. 60,000 headwords as
 * sorted hashes of four bytes; two words of different hashes in a hundred thousand are mixed up.
 */
export class SpanishWords {
  readonly #hashes: Uint32Array;

  /** @param lines words as a spelling dictionary lists them, flags after a slash. */
  constructor(lines: Iterable<string>) {
    const hashes: number[] = [];
    for (const line of lines) {
      const [word = ''] = line.split('/');
      // Names are capitalised, and people misspell words like them.
      if (word.length > 2 && word === word.toLowerCase())
        hashes.push(hashText(readForm(withoutAccents(word))));
    }
    this.#hashes = Uint32Array.from(hashes).sort();
  }

  /** Whether a folded word, in any number or gender, is one of the language. Conjugated verbs are not recognised. */
  has(word: string): boolean {
    const hash = hashText(readForm(word));
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return this.#hashes[low] === hash;
  }
}

let reading: Promise<SpanishWords> | undefined;

/** The dictionary, read once. */
export function readSpanishWords(): Promise<SpanishWords> {
  reading ??= import('dictionary-es-mx').then(
    ({ default: { dic } }) => new SpanishWords(new TextDecoder().decode(dic).split('\n')),
  );
  return reading;
}
