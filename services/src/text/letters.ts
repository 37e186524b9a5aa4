/** Which letters a word has, one bit each: a cheap test before distances are computed. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 32);
  return mask;
}

/** Number of bits set in a 32-bit number. */
export function bitCount(value: number): number {
  // Bits are added up side by side: in pairs, in fours, then all bytes at once by one multiplication.
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
