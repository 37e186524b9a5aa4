import { fillRow } from './edit-distance.ts';

/**
 * Words as a tree of their letters in a few typed arrays: finding all words within two errors visits some thousand
 * nodes, whatever the number of words. About 13 bytes a node, some five nodes a word.
 */
export class WordTrie {
  readonly #letter: Uint8Array;
  readonly #child: Int32Array;
  readonly #sibling: Int32Array;
  readonly #word: Int32Array;

  /** @param words folded and sorted; their places in the list are what `near` answers. */
  constructor(words: readonly string[]) {
    const most = words.reduce((sum, word) => sum + word.length, 1);
    this.#letter = new Uint8Array(most);
    this.#child = new Int32Array(most);
    this.#sibling = new Int32Array(most);
    this.#word = new Int32Array(most).fill(-1);
    let nodes = 1;
    let path: number[] = [0];
    let before = '';
    for (const [index, word] of words.entries()) {
      let shared = 0;
      while (shared < before.length && shared < word.length && before[shared] === word[shared]) shared += 1;
      const left = path[shared + 1];
      path = path.slice(0, shared + 1);
      for (let at = shared; at < word.length; at += 1) {
        const node = nodes++;
        this.#letter[node] = word.charCodeAt(at);
        // Words are sorted: a new letter comes after the branch of the word before.
        if (at === shared && left !== undefined) this.#sibling[left] = node;
        else this.#child[path[at] ?? 0] = node;
        path.push(node);
      }
      this.#word[path[word.length] ?? 0] = index;
      before = word;
    }
    // What was reserved for letters that words share is given back.
    this.#letter = this.#letter.slice(0, nodes);
    this.#child = this.#child.slice(0, nodes);
    this.#sibling = this.#sibling.slice(0, nodes);
    this.#word = this.#word.slice(0, nodes);
  }

  /** Bytes it takes. */
  get bytes(): number {
    return this.#letter.length * 13;
  }

  /**
   * Places of the words within `limit` errors: letters missing, added, changed, or swapped with their neighbour.
   */
  near(word: string, limit: number): number[] {
    const found: number[] = [];
    this.#visit(word, limit, (node, distance) => {
      const index = this.#word[node] ?? -1;
      if (index >= 0 && distance <= limit) found.push(index);
      return true;
    });
    return found;
  }

  /** Places of the words that begin within `limit` errors of a text. */
  nearPrefix(text: string, limit: number): number[] {
    const found: number[] = [];
    const takeAll = (node: number): void => {
      const index = this.#word[node] ?? -1;
      if (index >= 0) found.push(index);
      for (let at = this.#child[node] ?? 0; at !== 0; at = this.#sibling[at] ?? 0) takeAll(at);
    };
    this.#visit(text, limit, (node, distance) => {
      if (distance > limit) return true;
      takeAll(node);
      return false;
    });
    return found;
  }

  /**
   * Goes through the nodes that may lead to words within `limit` errors of one.
   * @param look called with each node and the edit distance between its letters and the word; returns whether to descend.
   */
  #visit(word: string, limit: number, look: (node: number, distance: number) => boolean): void {
    const typed = [...word].map((letter) => letter.charCodeAt(0));
    const width = typed.length + 1;
    const first = Uint8Array.from({ length: width }, (_, at) => at);
    const visit = (start: number, parent: number, last: Uint8Array, before: Uint8Array | null): void => {
      for (let at = start; at !== 0; at = this.#sibling[at] ?? 0) {
        const letter = this.#letter[at] ?? 0;
        const row = new Uint8Array(width);
        row[0] = (last[0] ?? 0) + 1;
        const best = fillRow(row, typed, typed.length, { letter, previous: parent, last, before });
        if (look(at, row[width - 1] ?? limit + 1) && best <= limit)
          visit(this.#child[at] ?? 0, letter, row, last);
      }
    };
    visit(this.#child[0] ?? 0, 0, first, null);
  }
}
