/** A rule of pronunciation: what is written, and what it sounds like. */
type Rule = readonly [written: RegExp, sound: string];

/**
 * What counts as the same sound. In both profiles b and v, s and z and soft c, soft g and j, qu and k sound alike, h is
 * silent and doubled letters count once.
 * - `words`: titles and keywords, compared loosely: w is b, x is s, ll and y are i, m before b and p is n, ph is f.
 * - `names`: names of places, compared closely: x is j (Xalapa), ll is y, m stays m.
 */
const PROFILES = {
  words: [
    [/ph/g, 'f'],
    [/ch/g, '1'],
    [/sh/g, 's'],
    [/^ps/, 's'],
    [/h/g, ''],
    [/qu(?=[ei])|q/g, 'k'],
    [/gu(?=[ei])/g, '2'],
    [/g(?=[ei])/g, 'j'],
    [/2/g, 'g'],
    [/x|cs|ks|c?c(?=[ei])/g, 's'],
    [/z/g, 's'],
    [/c/g, 'k'],
    [/[vw]/g, 'b'],
    [/ll|y/g, 'i'],
    [/m(?=[bp])/g, 'n'],
    [/(.)(?=\1)/g, ''],
  ],
  names: [
    [/ch/g, 'C'],
    [/h/g, ''],
    [/qu(?=[ei])/g, 'k'],
    [/gu(?=[ei])/g, 'G'],
    [/g(?=[ei])/g, 'j'],
    [/c(?=[ei])/g, 's'],
    [/[cq]/g, 'k'],
    [/v/g, 'b'],
    [/z/g, 's'],
    [/x/g, 'j'],
    [/ll/g, 'y'],
    [/y(?![aeiou])/g, 'i'],
    [/(.)(?=\1)/g, ''],
    [/G/g, 'g'],
    [/C/g, 'c'],
  ],
} as const satisfies Record<string, readonly Rule[]>;

/** Which words sound alike: see {@link toSound}. */
export type SoundProfile = keyof typeof PROFILES;

/**
 * The Mexican Spanish pronunciation of a folded word. Two words with the same sound are spellings of each other.
 * @example toSound('bancario', 'words') === toSound('vankario', 'words')
 */
export function toSound(word: string, profile: SoundProfile): string {
  let sound = word;
  for (const [written, heard] of PROFILES[profile]) sound = sound.replace(written, heard);
  return sound;
}
