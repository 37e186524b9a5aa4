/**
 * How a folded word sounds to a Mexican ear, letter by letter: v is b, z and soft c are s, h is silent, ll is y, soft g
 * and x are j, doubled letters count once. Words that sound alike are spellings of each other.
 */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/z/g, 's')
    .replace(/x/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/G/g, 'g')
    .replace(/C/g, 'c');
}

/** Which letters a word has, one bit each: a quick refusal before distances are measured. */
export function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 32);
  return mask;
}

/** Bits set in a 32-bit number. */
export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const WIDTH = 40;
const rows = [new Uint8Array(WIDTH + 1), new Uint8Array(WIDTH + 1), new Uint8Array(WIDTH + 1)] as const;

/**
 * Letters to insert, drop, replace or swap with their neighbour to make one word of another.
 * @param asPrefix measures against the start of `other` that fits best.
 * @returns more than `most` (not necessarily how many) when it takes more than that.
 */
export function lettersApart(word: string, other: string, most: number, asPrefix: boolean): number {
  const height = word.length;
  const width = Math.min(other.length, asPrefix ? height + most : WIDTH, WIDTH);
  if (height > WIDTH || (!asPrefix && Math.abs(height - width) > most)) return most + 1;
  let [before, last, now] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = word.charCodeAt(row - 1);
    now[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const differs = letter === other.charCodeAt(column - 1) ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      );
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      )
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      now[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  if (!asPrefix) return last[width] ?? most + 1;
  let least = most + 1;
  for (let column = 0; column <= width; column++) least = Math.min(least, last[column] ?? least);
  return least;
}
