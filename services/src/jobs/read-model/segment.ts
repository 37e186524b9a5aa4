import { emptyBitmap, fullBitmap, has, put } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import { orderBy } from './radix-sort.ts';

/** What searches read of each document, by its number. Columns that are counted by hold codes of the dictionaries. */
export type Columns = {
  id: Int32Array;
  published: Int32Array;
  salary: Int32Array;
  added: Int32Array;
  hourly: Int32Array;
  packed: Uint32Array;
  traits: Uint32Array;
  day: Uint32Array;
  state: Uint32Array;
  city: Uint32Array;
  company: Uint32Array;
};

/** Empty columns for so many documents. */
export const emptyColumns = (documents: number): Columns => ({
  id: new Int32Array(documents),
  published: new Int32Array(documents),
  salary: new Int32Array(documents),
  added: new Int32Array(documents),
  hourly: new Int32Array(documents),
  packed: new Uint32Array(documents),
  traits: new Uint32Array(documents),
  day: new Uint32Array(documents),
  state: new Uint32Array(documents),
  city: new Uint32Array(documents),
  company: new Uint32Array(documents),
});

/** Of fewer documents than this share, a term keeps a list of them; of more, a bitmap, which is then the smaller. */
const LIST_SHARE = 32;

/** Whether a term of so many documents keeps a bitmap. */
export const isFrequent = (documents: number, ofDocuments: number): boolean =>
  documents * LIST_SHARE > ofDocuments;

/** Documents by term: lists one after the other, bitmaps of the frequent ones apart. */
export type Postings = {
  /** Terms that have a list, ascending. */
  terms: Uint32Array;
  /** Where each list begins; one more for the end of the last. */
  starts: Uint32Array;
  documents: Uint32Array;
  bitmaps: ReadonlyMap<number, Bitmap>;
};

/** Place of a value in an ascending list; −1 when it is not there. */
export function placeIn(list: { readonly length: number; [at: number]: number }, value: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = list[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Documents in the order of results, the newest first. Nothing in it changes but which of them are gone: their newer
 * state is in another segment, if they have one.
 */
export class Segment {
  readonly size: number;
  readonly #live: Bitmap;
  /** Documents in the order of their ids. */
  readonly #byId: Uint32Array;
  #gone = 0;

  constructor(
    readonly columns: Columns,
    readonly postings: Postings,
  ) {
    this.size = columns.id.length;
    this.#live = fullBitmap(this.size);
    this.#byId = orderBy(columns.id);
  }

  /** Documents that are not gone, as a set that others must not change. */
  get live(): Bitmap {
    return this.#live;
  }

  /** How many are not gone. */
  get count(): number {
    return this.size - this.#gone;
  }

  /** Takes the document of an id out. */
  remove(id: number): void {
    const { id: ids } = this.columns;
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const document = this.#byId[middle] ?? 0;
      const found = ids[document] ?? 0;
      if (found === id) {
        if (!has(this.#live, document)) return;
        const word = document >>> 5;
        this.#live[word] = (this.#live[word] ?? 0) & ~(1 << (document & 31));
        this.#gone += 1;
        return;
      }
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
  }

  /** Documents of a term, gone ones among them, as a set of the caller's own. */
  getDocuments(term: number): Bitmap {
    const bitmap = this.postings.bitmaps.get(term);
    if (bitmap) return bitmap.slice();
    const set = emptyBitmap(this.size);
    const { terms, starts, documents } = this.postings;
    const place = placeIn(terms, term);
    if (place < 0) return set;
    for (let at = starts[place] ?? 0, end = starts[place + 1] ?? 0; at < end; at += 1)
      put(set, documents[at] ?? 0);
    return set;
  }

  /** Bytes it takes. */
  get bytes(): number {
    const { terms, starts, documents, bitmaps } = this.postings;
    return (
      this.size * 4 * 12 +
      this.#live.byteLength * (1 + bitmaps.size) +
      terms.byteLength +
      starts.byteLength +
      documents.byteLength
    );
  }
}
