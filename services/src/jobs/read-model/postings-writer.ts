import { emptyBitmap, put } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import { isFrequent } from './segment.ts';
import type { Postings } from './segment.ts';

/** Collects the documents of terms, which must come in ascending order of terms. */
export class PostingsWriter {
  readonly #ofDocuments: number;
  readonly #terms: number[] = [];
  readonly #starts: number[] = [0];
  readonly #bitmaps = new Map<number, Bitmap>();
  #documents: Uint32Array;
  #end = 0;

  /** @param expected places in lists, about; more are made room for. */
  constructor(ofDocuments: number, expected: number) {
    this.#ofDocuments = ofDocuments;
    this.#documents = new Uint32Array(expected);
  }

  /** @param documents of the term, ascending, none twice. */
  add(term: number, documents: Uint32Array): void {
    if (documents.length === 0) return;
    if (isFrequent(documents.length, this.#ofDocuments)) {
      const bitmap = emptyBitmap(this.#ofDocuments);
      for (const document of documents) put(bitmap, document);
      this.#bitmaps.set(term, bitmap);
      return;
    }
    const end = this.#end + documents.length;
    if (end > this.#documents.length) {
      const larger = new Uint32Array(Math.max(end, Math.ceil(this.#documents.length * 1.2)));
      larger.set(this.#documents.subarray(0, this.#end));
      this.#documents = larger;
    }
    this.#documents.set(documents, this.#end);
    this.#end = end;
    this.#terms.push(term);
    this.#starts.push(end);
  }

  finish(): Postings {
    const isExact = this.#documents.length === this.#end;
    return {
      terms: Uint32Array.from(this.#terms),
      starts: Uint32Array.from(this.#starts),
      documents: isExact ? this.#documents : this.#documents.slice(0, this.#end),
      bitmaps: this.#bitmaps,
    };
  }
}
