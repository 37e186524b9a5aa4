import { emptyBitmap, put } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import type { Dictionaries } from './dictionary.ts';
import type { Pause } from './pause.ts';
import { orderBy } from './radix-sort.ts';
import { emptyColumns, isFrequent, Segment } from './segment.ts';
import type { Columns, Postings } from './segment.ts';

/** An offer as searches read it. */
export type SourceRow = {
  id: number;
  published: number;
  packed: number;
  day: number;
  state: number;
  city: number;
  salary: number;
  added: number;
  company: number;
  traits: number;
  hourly: number;
  /** Its lexemes in one text; null without any. */
  lexemes: string | null;
};

const RAW = ['id', 'published', 'salary', 'added', 'hourly'] as const;
const CODED = ['packed', 'traits', 'day', 'state', 'city', 'company'] as const;

/** Offers whose terms are kept together. */
const BLOCK_BITS = 9;
const BLOCK = 1 << BLOCK_BITS;

/** Documents between two looks at the clock. */
const STEP = 1_024;

/** Turns offers, in whatever order, into a segment. No id may come twice. */
export class SegmentBuilder {
  readonly #dictionaries: Dictionaries;
  #columns: Columns;
  #size = 0;
  /** Terms of each block of offers, one offer after the other. */
  readonly #blocks: Uint32Array[] = [];
  #block: number[] = [];
  /** Where an offer's terms begin in its block. */
  #starts: Uint32Array;
  #places = 0;

  /** @param expected offers, about; more are made room for. */
  constructor(dictionaries: Dictionaries, expected: number) {
    this.#dictionaries = dictionaries;
    this.#columns = emptyColumns(expected);
    this.#starts = new Uint32Array(expected);
  }

  add(row: SourceRow): void {
    const document = this.#size;
    if (document === this.#starts.length) this.#grow(Math.ceil(document * 1.2) + BLOCK);
    for (const name of RAW) this.#columns[name][document] = row[name];
    for (const name of CODED) this.#columns[name][document] = this.#dictionaries[name].add(row[name]);
    this.#starts[document] = this.#block.length;
    this.#dictionaries.terms.read(row.lexemes ?? '', this.#block);
    this.#size += 1;
    if (this.#size % BLOCK === 0) this.#closeBlock();
  }

  /** Bytes that are taken now, and about as many again while the segment is made. */
  get bytes(): number {
    return this.#starts.length * 4 * 12 + this.#places * 4;
  }

  async finish(pause: Pause): Promise<Segment> {
    this.#closeBlock();
    const columns = this.#columns;
    const size = this.#size;
    const byId = orderBy(columns.id.subarray(0, size));
    await pause();
    const order = orderBy(columns.published.subarray(0, size), byId).reverse();
    await pause();
    const sorted = emptyColumns(size);
    for (const name of RAW) {
      copyOrdered(columns[name], order, sorted[name]);
      await pause();
    }
    for (const name of CODED) {
      copyOrdered(columns[name], order, sorted[name]);
      await pause();
    }
    return new Segment(sorted, await this.#postings(order, pause));
  }

  async #postings(order: Uint32Array, pause: Pause): Promise<Postings> {
    const size = order.length;
    const counts = new Uint32Array(this.#dictionaries.terms.size);
    for (const block of this.#blocks) {
      for (const term of block) counts[term] = (counts[term] ?? 0) + 1;
      await pause();
    }
    const terms: number[] = [];
    const starts: number[] = [];
    const bitmaps = new Map<number, Bitmap>();
    const next = new Uint32Array(counts.length);
    let places = 0;
    for (let term = 0; term < counts.length; term += 1) {
      const documents = counts[term] ?? 0;
      if (documents === 0) continue;
      if (isFrequent(documents, size)) {
        bitmaps.set(term, emptyBitmap(size));
        continue;
      }
      terms.push(term);
      starts.push(places);
      next[term] = places;
      places += documents;
    }
    starts.push(places);
    const documents = new Uint32Array(places);
    for (let document = 0; document < size; document += 1) {
      if (document % STEP === 0) await pause();
      const row = order[document] ?? 0;
      const block = this.#blocks[row >>> BLOCK_BITS];
      if (!block) continue;
      const isLast = row % BLOCK === BLOCK - 1 || row === size - 1;
      const end = isLast ? block.length : (this.#starts[row + 1] ?? 0);
      for (let at = this.#starts[row] ?? 0; at < end; at += 1) {
        const term = block[at] ?? 0;
        if (isFrequent(counts[term] ?? 0, size)) {
          const bitmap = bitmaps.get(term);
          if (bitmap) put(bitmap, document);
        } else {
          const place = next[term] ?? 0;
          documents[place] = document;
          next[term] = place + 1;
        }
      }
    }
    return { terms: Uint32Array.from(terms), starts: Uint32Array.from(starts), documents, bitmaps };
  }

  #closeBlock(): void {
    if (this.#blocks.length << BLOCK_BITS >= this.#size) return;
    this.#blocks.push(Uint32Array.from(this.#block));
    this.#places += this.#block.length;
    this.#block = [];
  }

  #grow(size: number): void {
    const columns = emptyColumns(size);
    for (const name of RAW) columns[name].set(this.#columns[name]);
    for (const name of CODED) columns[name].set(this.#columns[name]);
    this.#columns = columns;
    const starts = new Uint32Array(size);
    starts.set(this.#starts);
    this.#starts = starts;
  }
}

function copyOrdered(from: Int32Array | Uint32Array, order: Uint32Array, to: Int32Array | Uint32Array): void {
  for (let at = 0; at < order.length; at += 1) to[at] = from[order[at] ?? 0] ?? 0;
}
