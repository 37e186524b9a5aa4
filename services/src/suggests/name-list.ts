import { fold, isStopWord } from '../text/words.ts';
import { toSound } from '../text/phonetics.ts';
import { WordTrie } from '../text/word-trie.ts';

/** Something that has a name, or several; those named first are offered first. */
export type Named = { names: readonly string[] };

/** How a name fits what was typed, the better ones first. */
const FIT = { start: 0, words: 1, sound: 2, near: 3 };

/** Shorter words are not looked for with errors. */
const SHORTEST_WITH_ERRORS = 4;

/** Names that share a beginning are enough; only below this many are others looked for. */
const ENOUGH = 3;

/**
 * Finds named things while their names are typed: by their beginning, by the beginnings of their words in any order, by
 * what sounds the same, and with a slip. Everything is kept in memory.
 */
export class NameList<T extends Named> {
  readonly #entries: readonly T[];
  /** Folded names of each entry. */
  readonly #folded: readonly (readonly string[])[];
  readonly #words: readonly string[];
  readonly #postings: ReadonlyMap<string, readonly number[]>;
  /** Words in the order of their sounds. */
  readonly #bySound: readonly { sound: string; word: string }[];
  readonly #trie: WordTrie;

  constructor(entries: readonly T[]) {
    this.#entries = entries;
    this.#folded = entries.map(({ names }) => names.map(fold));
    const postings = new Map<string, number[]>();
    for (const [index, names] of this.#folded.entries()) {
      for (const word of new Set(names.flatMap((name) => name.split(' ')))) {
        const known = postings.get(word);
        if (known) known.push(index);
        else postings.set(word, [index]);
      }
    }
    this.#postings = postings;
    this.#words = [...postings.keys()].sort();
    this.#trie = new WordTrie(this.#words);
    this.#bySound = this.#words
      .map((word) => ({ sound: toSound(word, 'words'), word }))
      .sort((a, b) => (a.sound < b.sound ? -1 : 1));
  }

  /** Entries with a name that is the text, whatever accents and letter case. */
  exactly(text: string): T[] {
    const typed = fold(text);
    return this.#entries.filter((_, index) => this.#folded[index]?.includes(typed));
  }

  /** Entries that fit a text, the best first. */
  find(text: string, count: number): T[] {
    const typed = fold(text);
    if (typed === '') return [];
    const all = typed.split(' ');
    const distinctive = all.filter((word) => !isStopWord(word));
    const words = distinctive.length > 0 ? distinctive : all;
    let found = this.#fitting(words, (word) => this.#withPrefix(word));
    const fits = new Map<number, number>();
    for (const index of found) {
      const isStart = this.#folded[index]?.some((name) => name.startsWith(typed));
      fits.set(index, isStart ? FIT.start : FIT.words);
    }
    for (const [fit, lookUp] of [
      [FIT.sound, (word: string) => [...this.#withPrefix(word), ...this.#sounding(word)]],
      [FIT.near, (word: string) => [...this.#withPrefix(word), ...this.#near(word)]],
    ] as const) {
      if (fits.size >= Math.min(ENOUGH, count)) break;
      found = this.#fitting(words, lookUp);
      for (const index of found) if (!fits.has(index)) fits.set(index, fit);
    }
    return [...fits]
      .sort(([a, fit], [b, other]) => fit - other || a - b)
      .slice(0, count)
      .flatMap(([index]) => this.#entries[index] ?? []);
  }

  /** Entries that have, for each word, one of those that it may be. */
  #fitting(words: readonly string[], lookUp: (word: string) => readonly string[]): Set<number> {
    let fitting: Set<number> | undefined;
    for (const word of words) {
      const with_ = new Set<number>();
      for (const meant of lookUp(word)) {
        for (const index of this.#postings.get(meant) ?? [])
          if (!fitting || fitting.has(index)) with_.add(index);
      }
      fitting = with_;
      if (fitting.size === 0) break;
    }
    return fitting ?? new Set();
  }

  #withPrefix(prefix: string): string[] {
    const words: string[] = [];
    for (let at = lowest(this.#words, (word) => word >= prefix); at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? '';
      if (!word.startsWith(prefix)) break;
      words.push(word);
    }
    return words;
  }

  #sounding(typed: string): string[] {
    const prefix = toSound(typed, 'words');
    const words: string[] = [];
    if (prefix.length < 2) return words;
    for (let at = lowest(this.#bySound, ({ sound }) => sound >= prefix); at < this.#bySound.length; at += 1) {
      const { sound, word } = this.#bySound[at] ?? { sound: '', word: '' };
      if (!sound.startsWith(prefix)) break;
      words.push(word);
    }
    return words;
  }

  #near(typed: string): string[] {
    if (typed.length < SHORTEST_WITH_ERRORS || /[^a-z]/.test(typed)) return [];
    return this.#trie.nearPrefix(typed, 1).map((index) => this.#words[index] ?? '');
  }
}

/** Place of the first element of a sorted list that is high enough. */
function lowest<E>(list: readonly E[], isHigh: (element: E) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = list[middle];
    if (element !== undefined && !isHigh(element)) low = middle + 1;
    else high = middle;
  }
  return low;
}
