/** Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, swaps of neighbours. */

/** A row of the table of distances: one letter of a word against the prefixes of another word. */
export type DistanceRow = {
  /** Character code of the letter, and of the one before it. */
  letter: number;
  previous: number;
  /** The two rows above; `before` is null in the first row. */
  last: Uint8Array;
  before: Uint8Array | null;
};

/**
 * Fills a row from the two above it.
 * @param row its first element is set by the caller: the number of letters so far.
 * @param codes character codes of the other word.
 * @param width how many of them count.
 * @returns the least distance of the row, its first element included.
 */
export function fillRow(
  row: Uint8Array,
  codes: ArrayLike<number>,
  width: number,
  { letter, previous, last, before }: DistanceRow,
): number {
  let least = row[0] ?? 0;
  for (let column = 1; column <= width; column++) {
    const code = codes[column - 1];
    let cost = Math.min(
      (last[column - 1] ?? 0) + (code === letter ? 0 : 1),
      (last[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
    );
    if (before && column > 1 && codes[column - 2] === letter && code === previous)
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

const WIDTH = 40;
const rows = [new Uint8Array(WIDTH + 1), new Uint8Array(WIDTH + 1), new Uint8Array(WIDTH + 1)] as const;
const codes = new Uint16Array(WIDTH);

/**
 * Letters to insert, drop, replace or swap with their neighbour to make one word of another.
 * @param asPrefix compares with the prefix of `other` that fits best.
 * @returns more than `most` (not necessarily the distance) if it takes more than that.
 */
export function editDistance(word: string, other: string, most: number, asPrefix: boolean): number {
  const height = word.length;
  const width = Math.min(other.length, asPrefix ? height + most : WIDTH, WIDTH);
  if (height > WIDTH || (!asPrefix && Math.abs(height - width) > most)) return most + 1;
  let [before, last, now] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) {
    last[column] = column;
    codes[column] = other.charCodeAt(column);
  }
  for (let row = 1; row <= height; row++) {
    now[0] = row;
    const least = fillRow(now, codes, width, {
      letter: word.charCodeAt(row - 1),
      previous: word.charCodeAt(row - 2),
      last,
      before: row > 1 ? before : null,
    });
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  if (!asPrefix) return last[width] ?? most + 1;
  let least = most + 1;
  for (let column = 0; column <= width; column++) least = Math.min(least, last[column] ?? least);
  return least;
}
