/** How far a name is from what was typed; 0 is the very name. The unit is a doubling of a place's importance. */
export const DISTANCE = {
  exact: 0,
  /** Whole words follow: 'roma' for Roma Norte. */
  moreWords: 2,
  /** The last word goes on: 'guadal' for Guadalajara. */
  moreLetters: 2.5,
  /** The very words in another order, or without the small ones. */
  sameWords: 1,
  /** All significant words are present, in any order, with others between. */
  words: 3,
  /** Added for words that only sound alike, and for each letter that is wrong. */
  sound: 1,
  letter: 2.5,
} as const;
