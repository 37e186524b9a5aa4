import { DISTANCE } from './distance.ts';
import { pause } from './pause.ts';
import { distinctiveWords } from './place-words.ts';
import { Spellings } from './spellings.ts';

/** Called with each matching name: its number and its distance. */
export type OnName = (term: number, distance: number) => void;

/** Spellings tried for a whole name. */
const COMBINATIONS = 12;

const SPACE = 32;

/** Names taken apart before other work may go on. */
const TERMS_AT_A_TIME = 10_000;

/** Fewest letters of a word that may go on and yet is looked for inside names. */
const SHORTEST_BEGINNING = 2;

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the entries that start with a text lie in a sorted list. */
function findRange(sorted: readonly string[], prefix: string): [from: number, to: number] {
  return [firstAtLeast(sorted, prefix), firstAtLeast(sorted, `${prefix}\uffff`)];
}

/** Numbers by key: those of key k lie in `all` from `start[k]` to `start[k + 1]`. */
type Groups = { start: Int32Array; all: Int32Array };

/** Puts each value under its key, keys being numbers below `groups`. */
function grouped(keys: Int32Array, values: Int32Array, groups: number): Groups {
  const start = new Int32Array(groups + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < groups; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice();
  const all = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const to = next[key] ?? 0;
    all[to] = values[at] ?? 0;
    next[key] = to + 1;
  }
  return { start, all };
}

type Parts = {
  terms: readonly string[];
  places: Groups;
  words: readonly string[];
  wordTerms: Groups;
  wordWeight: Float32Array;
  runTogether: ReadonlyMap<string, number>;
};

/**
 * Names of places by what they are, how they begin, the words in them and how these sound. Names are words as
 * `placeWords` gives them, with one space between; each has the numbers of the places that are called so.
 */
export class NameIndex {
  readonly #terms: readonly string[];
  readonly #places: Groups;
  readonly #words: readonly string[];
  readonly #wordTerms: Groups;
  readonly #spellings: Spellings;
  readonly #tellingCount: Uint8Array;
  readonly #runTogether: ReadonlyMap<string, number>;

  private constructor(parts: Parts) {
    this.#terms = parts.terms;
    this.#places = parts.places;
    this.#words = parts.words;
    this.#wordTerms = parts.wordTerms;
    this.#spellings = new Spellings(parts.words, parts.wordWeight);
    this.#tellingCount = Uint8Array.from(parts.terms, (term) => distinctiveWords(term.split(' ')).length);
    this.#runTogether = parts.runTogether;
  }

  /**
   * Builds an index; other work of the process goes on between its steps.
   * @param names name of each entry.
   * @param values the number that stands for each entry, most important first within a name.
   * @param weight importance of an entry, for choosing between spellings.
   */
  static async build(
    names: readonly string[],
    values: Int32Array,
    weight: (value: number) => number,
  ): Promise<NameIndex> {
    const terms = [...new Set(names)].sort();
    await pause();
    const termIndex = new Map(terms.map((term, index) => [term, index]));
    const places = grouped(
      Int32Array.from(names, (name) => termIndex.get(name) ?? 0),
      values,
      terms.length,
    );
    await pause();
    const wordIndex = new Map<string, number>();
    const spoken: number[] = [];
    const spokenIn: number[] = [];
    const runTogether = new Map<string, number>();
    for (const [index, term] of terms.entries()) {
      for (const word of new Set(term.split(' '))) {
        let id = wordIndex.get(word);
        if (id === undefined) wordIndex.set(word, (id = wordIndex.size));
        spoken.push(id);
        spokenIn.push(index);
      }
      if (term.includes(' ')) runTogether.set(term.replaceAll(' ', ''), index);
      if (index % TERMS_AT_A_TIME === 0) await pause();
    }
    const words = [...wordIndex.keys()].sort();
    await pause();
    const rank = new Int32Array(words.length);
    for (const [index, word] of words.entries()) rank[wordIndex.get(word) ?? 0] = index;
    const wordIds = Int32Array.from(spoken, (id) => rank[id] ?? 0);
    const wordTerms = grouped(wordIds, Int32Array.from(spokenIn), words.length);
    const wordWeight = new Float32Array(words.length);
    for (const [at, word] of wordIds.entries()) {
      const best = places.all[places.start[spokenIn[at] ?? 0] ?? 0];
      if (best !== undefined) wordWeight[word] = Math.max(wordWeight[word] ?? 0, weight(best));
    }
    await pause();
    return new NameIndex({ terms, places, words, wordTerms, wordWeight, runTogether });
  }

  /** The places of a name, most important first. */
  getPlaces(term: number): Int32Array {
    return this.#places.all.subarray(this.#places.start[term], this.#places.start[term + 1]);
  }

  /** The name of a number. */
  getName(term: number): string {
    return this.#terms[term] ?? '';
  }

  /** The number of exactly this name; −1 when nothing is called so. */
  exact(name: string): number {
    const at = firstAtLeast(this.#terms, name);
    return this.#terms[at] === name ? at : -1;
  }

  /** Numbers of the names that start with a text. */
  starting(prefix: string): [from: number, to: number] {
    return findRange(this.#terms, prefix);
  }

  /**
   * Reports the names that match the words as spelt. A name may be reported more than once.
   * @param unfinished the last word may go on.
   */
  spelt(words: readonly string[], unfinished: boolean, onName: OnName): void {
    const phrase = words.join(' ');
    if (phrase === '') return;
    // 'vera cruz' is one word too many, though there may be a village of that name.
    const apart = words.length > 1 ? this.exact(words.join('')) : -1;
    if (apart !== -1) onName(apart, DISTANCE.sound);
    const [from, to] = this.starting(phrase);
    for (let term = from; term < to; term++) {
      const next = this.getName(term).charCodeAt(phrase.length);
      if (Number.isNaN(next)) onName(term, DISTANCE.exact);
      else if (next === SPACE) onName(term, DISTANCE.moreWords);
      else if (unfinished) onName(term, DISTANCE.moreLetters);
    }
    const distinctive = [...new Set(distinctiveWords(words))];
    if (distinctive.length > 0) this.#withWords(distinctive, unfinished, onName);
  }

  /** Reports the names that match the words misspelt: with words that sound alike, have few wrong letters or run together. */
  misspelt(words: readonly string[], unfinished: boolean, onName: OnName): void {
    const joined = words.join('');
    // 'sanluispotosi' is two words too few.
    const together = this.#runTogether.get(joined);
    if (together !== undefined) onName(together, DISTANCE.sound);
    const distinctive = [...new Set(distinctiveWords(words))];
    let combinations: { words: string[]; distance: number }[] = [{ words: [], distance: 0 }];
    for (const [index, word] of distinctive.entries()) {
      const spellings = this.#spellings.of(word, unfinished && index === distinctive.length - 1);
      combinations = combinations
        .flatMap((known) =>
          spellings.map((spelling) => ({
            words: [...known.words, spelling.word],
            distance: known.distance + spelling.distance,
          })),
        )
        .sort((a, b) => a.distance - b.distance)
        .slice(0, COMBINATIONS);
    }
    for (const { words: spelling, distance } of combinations) {
      if (distance === 0 || spelling.length === 0) continue;
      const name = this.exact(spelling.join(' '));
      if (name !== -1) onName(name, distance);
      this.#withWords(spelling, false, (term, further) => onName(term, further + distance));
    }
  }

  /** Reports the names that contain all the words; the last may be a prefix. */
  #withWords(words: readonly string[], unfinished: boolean, onName: OnName): void {
    const last = words.length - 1;
    let rarest: Int32Array | null = null;
    for (const [index, word] of words.entries()) {
      const open = unfinished && index === last;
      // The other words narrow an unfinished one down far better than its own beginning does.
      if (open && (rarest !== null || word.length < SHORTEST_BEGINNING)) continue;
      const [from, to] = open ? findRange(this.#words, word) : this.#rangeOfWord(word);
      if (from === to) return;
      const terms = this.#wordTerms.all.subarray(this.#wordTerms.start[from], this.#wordTerms.start[to]);
      if (rarest === null || terms.length < rarest.length) rarest = terms;
    }
    if (rarest === null) return;
    const wanted = words.map((word, index) => (unfinished && index === last ? ` ${word}` : ` ${word} `));
    for (const term of rarest) {
      const name = ` ${this.getName(term)} `;
      if (words.length > 1 && !wanted.every((part) => name.includes(part))) continue;
      const isAll = this.#tellingCount[term] === words.length;
      onName(term, isAll && !unfinished ? DISTANCE.sameWords : DISTANCE.words);
    }
  }

  #rangeOfWord(word: string): [number, number] {
    const at = firstAtLeast(this.#words, word);
    return this.#words[at] === word ? [at, at + 1] : [at, at];
  }
}
