import { editDistance } from '../text/edit-distance.ts';
import { bitCount, letterMask } from '../text/letters.ts';
import { toSound } from '../text/phonetics.ts';
import { DISTANCE } from './distance.ts';

/** A known word that another may be a misspelling of, and how far it is from that, in the unit of `DISTANCE`. */
export type Spelling = { word: string; distance: number };

/** Spellings tried for one word. */
const SPELLINGS = 4;

/** Words whose spellings are remembered: those of one typed name come back with its next letter. */
const MAX_CACHED = 2_000;

/** Fewest letters of a word that another one may be a misspelling of. */
const SHORTEST_SPELLING = 3;

/** Fewest letters of a word of which one may be wrong as it is written, however it sounds then. */
const SHORTEST_WRITTEN = 6;

/** Letters that may be written otherwise in a word of so many, however alike they sound: 'keretaro', but not 'xyzqq'. */
const otherLetters = (length: number): number => Math.max(1, Math.floor(length * 0.4));

/** Letters that may be wrong in a word of so many. */
const wrongLetters = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A word as typed, and what it is compared by. */
type Typed = { word: string; sound: string; letters: number; written: number; unfinished: boolean };

/** The words of names, by how they sound and are written. */
export class Spellings {
  readonly #words: readonly string[];
  readonly #weight: Float32Array;
  readonly #sounds: readonly string[];
  readonly #letters: Int32Array;
  readonly #written: Int32Array;
  readonly #known = new Map<string, readonly Spelling[]>();

  /**
   * @param words all known ones.
   * @param weight importance of each, for choosing between those that are equally near.
   */
  constructor(words: readonly string[], weight: Float32Array) {
    this.#words = words;
    this.#weight = weight;
    this.#sounds = words.map((word) => toSound(word, 'names'));
    this.#letters = Int32Array.from(this.#sounds, letterMask);
    this.#written = Int32Array.from(words, letterMask);
  }

  /**
   * A word itself when it is known, and the words nearest to it, nearest and most important first.
   * @param unfinished the word may go on.
   */
  of(word: string, unfinished: boolean): readonly Spelling[] {
    const key = unfinished ? `${word}…` : word;
    let known = this.#known.get(key);
    if (!known) {
      known = this.#nearest(word, unfinished);
      if (this.#known.size >= MAX_CACHED) this.#known.clear();
      this.#known.set(key, known);
    }
    return known;
  }

  #nearest(word: string, unfinished: boolean): Spelling[] {
    const sound = toSound(word, 'names');
    const typed = { word, sound, letters: letterMask(sound), written: letterMask(word), unfinished };
    const most = wrongLetters(sound.length);
    const found: (Spelling & { weight: number })[] = [];
    for (let index = 0; index < this.#words.length; index++) {
      const similar = this.#soundsApart(index, typed, most);
      if (similar > most && !this.#isWrittenNearly(index, typed)) continue;
      const spelling = this.#words[index] ?? '';
      // Doubled letters count once, but 'qqqq' is no 'q'.
      if (spelling.length < SHORTEST_SPELLING || (!unfinished && Math.abs(spelling.length - word.length) > 2))
        continue;
      const others = otherLetters(word.length);
      if (editDistance(word, spelling, others, unfinished) > others) continue;
      const own = spelling === word || (unfinished && spelling.startsWith(word));
      const wrong = similar > most ? 1 : similar;
      const distance = own ? 0 : DISTANCE.sound + wrong * DISTANCE.letter;
      found.push({ word: spelling, distance, weight: this.#weight[index] ?? 0 });
    }
    return found.sort((a, b) => a.distance - b.distance || b.weight - a.weight).slice(0, SPELLINGS);
  }

  /** Letters between how a word sounds and how a known one does; more than `most` where it takes more. */
  #soundsApart(index: number, { sound, letters, unfinished }: Typed, most: number): number {
    const other = this.#sounds[index] ?? '';
    const others = this.#letters[index] ?? 0;
    const isFar =
      other.length < sound.length - most ||
      bitCount(letters & ~others) > most ||
      (!unfinished && (other.length > sound.length + most || bitCount(others & ~letters) > most));
    return isFar ? most + 1 : editDistance(sound, other, most, unfinished);
  }

  /** Whether a known word is written with one other letter: without the second 'a', 'chihuahua' sounds like 'chia'. */
  #isWrittenNearly(index: number, { word, written, unfinished }: Typed): boolean {
    const other = this.#words[index] ?? '';
    const others = this.#written[index] ?? 0;
    if (unfinished || word.length < SHORTEST_WRITTEN || Math.abs(other.length - word.length) > 1)
      return false;
    if (bitCount(written & ~others) > 1 || bitCount(others & ~written) > 1) return false;
    return editDistance(word, other, 1, false) <= 1;
  }
}
