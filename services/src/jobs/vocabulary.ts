import type { Queryable } from '@chamba/database';
import { fold, toWordForm } from '../text/words.ts';
import { RULE_WORDS } from '../text/synonyms.ts';
import { readSpanishWords } from '../text/dictionary.ts';
import type { SpanishWords } from '../text/dictionary.ts';
import { editCost } from '../text/edit-cost.ts';
import { toSound } from '../text/phonetics.ts';
import { WordTrie } from '../text/word-trie.ts';

/** A word that something else may have been meant to be. */
export type Candidate = {
  /** Folded. */
  word: string;
  documents: number;
  /** Errors between the two, weighted; 0 for the same word. */
  cost: number;
};

/** Words kept at most, the most frequent first: some 350 bytes each. */
const MAX_WORDS = 60_000;

/** Titles of fewer offers are left out: a rare one is found quickly by its lexeme. */
const FREQUENT = 1_000;

/** Words of fewer offers are not offered as corrections: what one offer alone has is mostly a slip itself. */
const MIN_DOCUMENTS = 2;

/** Shorter words are too close to too many others. */
const SHORTEST_CORRECTED = 4;

/** Words of so many letters are only taken for what sounds the same: 'oxo'. */
const ONLY_SOUNDED = 3;

/** Cost of words that sound the same, however they are written. */
const SAME_SOUND = 0.45;

/** How much more than a correction may cost the letters of words that sound alike may be apart. */
const LETTERS_APART = 0.8;

/** What a correction may cost, by letters of the word. */
function mostCost(length: number): number {
  if (length < SHORTEST_CORRECTED) return length === ONLY_SOUNDED ? SAME_SOUND : 0;
  return length < 6 ? 1.15 : length < 8 ? 1.6 : 2.2;
}

/** Joining words long enough to be misspelled, and the frequency that they are given. */
const JOINING = ['para', 'desde', 'sobre'];
const JOINING_DOCUMENTS = 1_000;

/** The frequency that words of the rules for near words are given where fewer offers have them: they are no slips. */
const RULE_WORD_DOCUMENTS = 8;

type Words = {
  /** Whole vocabulary, sorted. */
  list: readonly string[];
  documents: Map<string, number>;
  forms: Map<string, number>;
  shown: Map<string, string>;
  trie: WordTrie;
  sounds: Map<string, number[]>;
  soundList: readonly string[];
  soundTrie: WordTrie;
};

function wordsFrom(rows: readonly { word: string; documents: number }[]): Words {
  const documents = new Map<string, number>();
  const forms = new Map<string, number>();
  const shown = new Map<string, string>();
  // A joining word may be what was meant; there is no other than a frequent one.
  for (const word of JOINING) documents.set(word, JOINING_DOCUMENTS);
  // The most frequent come first: their spelling is the one that is shown.
  for (const row of rows) {
    const word = fold(row.word);
    if (word === '' || word.includes(' ')) continue;
    if (!documents.has(word) && row.word !== word) shown.set(word, row.word);
    documents.set(word, (documents.get(word) ?? 0) + row.documents);
    const form = toWordForm(word);
    forms.set(form, (forms.get(form) ?? 0) + row.documents);
  }
  // Without offers there is nothing that they could be near.
  for (const word of rows.length > 0 ? RULE_WORDS : []) {
    const more = RULE_WORD_DOCUMENTS - (documents.get(word) ?? 0);
    if (more <= 0 || word.length < SHORTEST_CORRECTED) continue;
    documents.set(word, RULE_WORD_DOCUMENTS);
    const form = toWordForm(word);
    forms.set(form, (forms.get(form) ?? 0) + more);
  }
  const list = [...documents.keys()].sort();
  const sounds = new Map<string, number[]>();
  for (const [index, word] of list.entries()) {
    if ((documents.get(word) ?? 0) < MIN_DOCUMENTS) continue;
    const sound = toSound(word, 'words');
    const same = sounds.get(sound);
    if (same) same.push(index);
    else sounds.set(sound, [index]);
  }
  const soundList = [...sounds.keys()].filter((sound) => sound !== '').sort();
  return {
    list,
    documents,
    forms,
    shown,
    trie: new WordTrie(list),
    sounds,
    soundList,
    soundTrie: new WordTrie(soundList),
  };
}

/**
 * The words of titles, places and employers as they are written, with the number of offers that have them. Kept in
 * memory: a few megabytes for the words of a hundred thousand offers.
 */
export class Vocabulary {
  #words: Words = wordsFrom([]);
  #titles = new Map<string, number>();
  #offers = 0;
  #spanish: SpanishWords | undefined;

  /** Reads it from the database; to be called after the catalogue changed. */
  async load(db: Queryable): Promise<void> {
    const { rows } = await db.query<{ word: string; documents: number }>(
      "select substr(word, 3) as word, documents from lexeme where word like 'w:%' order by documents desc, word limit $1",
      [MAX_WORDS],
    );
    this.#words = wordsFrom(rows);
    const frequent = await db.query<{ word: string; documents: number }>(
      `select word, documents from lexeme where (word like 'e:%' and documents >= $1) or word like 'st:%'`,
      [FREQUENT],
    );
    const isState = (word: string): boolean => word.startsWith('st:');
    this.#offers = frequent.rows.reduce(
      (sum, { word, documents }) => sum + (isState(word) ? documents : 0),
      0,
    );
    this.#titles = new Map(
      frequent.rows
        .filter(({ word }) => !isState(word))
        .map(({ word, documents }) => [word.slice(2), documents]),
    );
    this.#spanish ??= await readSpanishWords();
  }

  /** The share of offers whose whole title is a word form, where it is a frequent one; 0 for others. */
  shareOfTitle(form: string): number {
    return (this.#titles.get(form) ?? 0) / Math.max(1, this.#offers);
  }

  /** Offers in all. */
  get offers(): number {
    return this.#offers;
  }

  /** Whether a folded word is one of the language, whatever offers say. */
  isSpanish(word: string): boolean {
    return this.#spanish?.has(word) ?? false;
  }

  /** How many words it has. */
  get size(): number {
    return this.#words.list.length;
  }

  /** Offers that have a folded word as it is written. */
  documents(word: string): number {
    return this.#words.documents.get(word) ?? 0;
  }

  /** Offers that have a folded word in any number or gender; one may be counted once for each of them. */
  documentsOfForm(form: string): number {
    return this.#words.forms.get(form) ?? 0;
  }

  /** A folded word as it is mostly written, with its accents. */
  shown(word: string): string {
    return this.#words.shown.get(word) ?? word;
  }

  /** Words that begin with some folded letters, those of most offers first. */
  completions(beginning: string, most: number): { word: string; documents: number }[] {
    const { list, documents } = this.#words;
    const found: { word: string; documents: number }[] = [];
    for (let at = firstFrom(list, beginning); list[at]?.startsWith(beginning); at += 1) {
      const word = list[at] ?? '';
      const count = documents.get(word) ?? 0;
      if (word !== beginning && count >= MIN_DOCUMENTS) found.push({ word, documents: count });
    }
    return found.sort((one, other) => other.documents - one.documents).slice(0, most);
  }

  /** Words that a folded word may stand for, the likeliest first. Words with digits stand for themselves alone. */
  candidates(typed: string, most: number): Candidate[] {
    const limit = mostCost(typed.length);
    if (limit === 0 || /[^a-z]/.test(typed)) return [];
    const { list, documents, forms, trie, sounds, soundList, soundTrie } = this.#words;
    const costs = new Map<number, number>();
    const consider = (index: number, cost: number): void => {
      const known = costs.get(index);
      if (known === undefined || cost < known) costs.set(index, cost);
    };
    const sound = toSound(typed, 'words');
    for (const at of soundTrie.near(sound, 1)) {
      const near = soundList[at] ?? '';
      const cost = near === sound ? SAME_SOUND : SAME_SOUND + editCost(sound, near);
      for (const index of sounds.get(near) ?? []) {
        // However alike they sound, the letters must not be all others.
        if (editCost(typed, list[index] ?? '') <= limit + LETTERS_APART) consider(index, cost);
      }
    }
    for (const index of typed.length > ONLY_SOUNDED ? trie.near(typed, typed.length < 6 ? 1 : 2) : [])
      consider(index, editCost(typed, list[index] ?? ''));
    const found: (Candidate & { rank: number })[] = [];
    for (const [index, cost] of costs) {
      const word = list[index] ?? '';
      if (word === typed || cost > limit || word.length < 3) continue;
      if ((documents.get(word) ?? 0) < MIN_DOCUMENTS) continue;
      // 'Mesera' is as likely meant as 'mesero' is frequent.
      const count = forms.get(toWordForm(word)) ?? 0;
      found.push({ word, documents: count, cost, rank: cost - commonness(count) });
    }
    return found
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ word, documents: count, cost }) => ({ word, documents: count, cost }));
  }
}

/** Place of the first item of a sorted list that is not before a text. */
function firstFrom(list: readonly string[], text: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much less a frequent word's errors count. */
export const commonness = (documents: number): number => 0.08 * Math.log2(documents + 1);
