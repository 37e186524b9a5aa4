import type { Random } from './random.ts';

/** A way to get a word wrong; null when this word offers no chance to. */
export type LetterError = (word: string, random: Random) => string | null;

/** Shorter words are hardly ever misspelled, and what was meant would be ambiguous. */
export const SHORTEST = 4;

/** Replaces one of the places where a pattern fits, chosen at random. The pattern must be global. */
function replaceOne(
  word: string,
  pattern: RegExp,
  random: Random,
  by: (found: string, at: number) => string,
): string | null {
  const places = [...word.matchAll(pattern)];
  if (places.length === 0) return null;
  const place = random.pick(places);
  const changed = `${word.slice(0, place.index)}${by(place[0], place.index)}${word.slice(place.index + place[0].length)}`;
  return changed === word ? null : changed;
}

/** Letters that sound alike in Mexico, and slips that come from it. */
export const SPELLING: Readonly<Record<string, LetterError>> = {
  'b/v': (word, random) => replaceOne(word, /[bv]/g, random, (letter) => (letter === 'b' ? 'v' : 'b')),
  's/c/z': (word, random) =>
    replaceOne(word, /c(?=[ei])|s(?=[aeiou]|$)|z/g, random, (letter, at) => {
      const softens = /[ei]/.test(word[at + 1] ?? '');
      const others = ['s', 'z', ...(softens ? ['c'] : [])].filter((other) => other !== letter);
      return random.pick(others);
    }),
  h: (word, random) => {
    const dropped = replaceOne(word, /(?<![cs])h/g, random, () => '');
    return dropped ?? (/^[aeiou]/.test(word) ? `h${word}` : null);
  },
  'll/y': (word, random) =>
    replaceOne(word, /ll|y(?=[aeou])/g, random, (letter) => (letter === 'll' ? 'y' : 'll')),
  'g/j': (word, random) =>
    replaceOne(word, /[gj](?=[ei])/g, random, (letter) => (letter === 'g' ? 'j' : 'g')),
  'x/j': (word, random) => replaceOne(word, /x/g, random, () => random.pick(['j', 's', 'cs', 'c'])),
  'k/qu/c': (word, random) =>
    replaceOne(word, /qu(?=[ei])|c(?=[aou])|k/g, random, (letter, at) => {
      if (letter === 'qu') return random.pick(['k', 'q']);
      if (letter === 'c') return 'k';
      return /[ei]/.test(word[at + 1] ?? '') ? 'qu' : 'c';
    }),
  'i/y': (word, random) =>
    replaceOne(word, /(?<=[aeo])i|i(?=[aeou])|y$|(?<=[^aeiou])y(?=[^aeiou])/g, random, (letter) =>
      letter === 'i' ? 'y' : 'i',
    ),
  'm/n': (word, random) =>
    replaceOne(word, /m(?=[bp])|n(?=v)/g, random, (letter) => (letter === 'm' ? 'n' : 'm')),
  'r/rr': (word, random) =>
    replaceOne(word, /rr|(?<=[aeiou])r(?=[aeiou])/g, random, (letter) => (letter === 'rr' ? 'r' : 'rr')),
};

const ROWS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

/** Keys around a letter on a Spanish keyboard of a phone. */
function findNeighbours(letter: string): string[] {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  if (row < 0) return [];
  const at = (ROWS[row] ?? '').indexOf(letter);
  const around = [
    [row, at - 1],
    [row, at + 1],
    [row - 1, at],
    [row - 1, at + 1],
    [row + 1, at],
    [row + 1, at - 1],
  ] as const;
  return around.map(([r, c]) => ROWS[r]?.[c] ?? '').filter(Boolean);
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-zñ]/.test(letter);

/** What thumbs do. The first letter stays: it is looked at while it is typed. */
export const KEYBOARD: Readonly<Record<string, LetterError>> = {
  'doubled letter': (word, random) => {
    const single = replaceOne(word, /(.)\1/g, random, (pair) => pair[0] ?? '');
    if (single !== null && random.chance(0.5)) return single;
    const at = 1 + random.below(word.length - 1);
    return `${word.slice(0, at)}${word[at]}${word.slice(at)}`;
  },
  'swapped neighbours': (word, random) => {
    const places = [...word.slice(1, -1)]
      .map((_, index) => index + 1)
      .filter((at) => word[at] !== word[at + 1]);
    if (places.length === 0) return null;
    const at = random.pick(places);
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  },
  'dropped letter': (word, random) => {
    const at = 1 + random.below(word.length - 1);
    return `${word.slice(0, at)}${word.slice(at + 1)}`;
  },
  'extra letter': (word, random) => {
    const at = 1 + random.below(word.length - 1);
    const near = findNeighbours(word[at] ?? '');
    if (near.length === 0) return null;
    const after = random.chance(0.5) ? 1 : 0;
    return `${word.slice(0, at + after)}${random.pick(near)}${word.slice(at + after)}`;
  },
  'neighbouring key': (word, random) => {
    const at = 1 + random.below(word.length - 1);
    const near = findNeighbours(word[at] ?? '');
    return near.length === 0 ? null : `${word.slice(0, at)}${random.pick(near)}${word.slice(at + 1)}`;
  },
};

/**
 * Gets one word of a title wrong. Longer words are hit more often, as they are in life; words with digits or signs
 * are left alone.
 * @returns null when no word of the title offers a chance to.
 */
export function inOneWord(
  words: readonly string[],
  error: LetterError,
  random: Random,
  spared: ReadonlySet<number> = new Set(),
): { words: string[]; at: number } | null {
  const open = words
    .map((word, index) => ({ word, index }))
    .filter(({ word, index }) => !spared.has(index) && word.length >= SHORTEST && [...word].every(isLetter));
  while (open.length > 0) {
    const letters = open.reduce((sum, { word }) => sum + word.length, 0);
    let left = random.below(letters);
    const chosen = open.findIndex(({ word }) => (left -= word.length) < 0);
    const [entry] = open.splice(chosen, 1);
    if (!entry) return null;
    const wrong = error(entry.word, random);
    if (wrong !== null && wrong !== entry.word) {
      return { words: words.with(entry.index, wrong), at: entry.index };
    }
  }
  return null;
}
