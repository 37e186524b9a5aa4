const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** Makes signed numbers sort as unsigned ones. */
const SIGN = 0x80000000;

/**
 * Documents in ascending order of their keys, those of equal keys as they were. A million take some ten milliseconds.
 * @param before order to begin with; as they are numbered when missing.
 */
export function orderBy(keys: Int32Array, before?: Uint32Array): Uint32Array {
  let order = before?.slice() ?? Uint32Array.from({ length: keys.length }, (_, document) => document);
  let sorted = new Uint32Array(keys.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const places = new Uint32Array(DIGITS + 1);
    const getDigit = (document: number): number => (((keys[document] ?? 0) ^ SIGN) >>> shift) & (DIGITS - 1);
    for (let at = 0; at < order.length; at += 1) {
      const next = getDigit(order[at] ?? 0) + 1;
      places[next] = (places[next] ?? 0) + 1;
    }
    for (let digit = 1; digit <= DIGITS; digit += 1)
      places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
    for (let at = 0; at < order.length; at += 1) {
      const document = order[at] ?? 0;
      const digit = getDigit(document);
      const place = places[digit] ?? 0;
      places[digit] = place + 1;
      sorted[place] = document;
    }
    [order, sorted] = [sorted, order];
  }
  return order;
}
