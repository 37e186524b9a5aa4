import { bitCount } from '../../text/letters.ts';

/** Sets of document numbers, a bit each. */
export type Bitmap = Uint32Array;

/** Words of a bitmap for so many documents. */
export const wordsFor = (documents: number): number => (documents + 31) >>> 5;

/** An empty set. */
export const emptyBitmap = (documents: number): Bitmap => new Uint32Array(wordsFor(documents));

/** Whether a document is in a set. */
export const has = (set: Bitmap, document: number): boolean =>
  ((set[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;

/** Puts a document in. */
export function put(set: Bitmap, document: number): void {
  const word = document >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (document & 31));
}

/** All documents, without bits beyond the last. */
export function fullBitmap(documents: number): Bitmap {
  const set = emptyBitmap(documents).fill(0xffffffff);
  const rest = documents & 31;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

/** Keeps in `set` what is in `other` too. */
export function keep(set: Bitmap, other: Bitmap): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Takes out of `set` what is in `other`. */
export function drop(set: Bitmap, other: Bitmap): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** Puts into `set` what is in `other`. */
export function join(set: Bitmap, other: Bitmap): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Calls `visit` with each document in order. */
export function each(set: Bitmap, visit: (document: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const low = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(low));
      bits ^= low;
    }
  }
}

/** Whether a set has no document. */
export function isEmpty(set: Bitmap): boolean {
  for (let word = 0; word < set.length; word += 1) if (set[word] !== 0) return false;
  return true;
}

/** How many documents are in a set. */
export function size(set: Bitmap): number {
  let documents = 0;
  for (let word = 0; word < set.length; word += 1) documents += bitCount(set[word] ?? 0);
  return documents;
}
