import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Fewest guesses of an acceptable password: fewer can be tried within days even against an account whose log-in is slowed
 * down. It is the library's threshold between score 1 ('very guessable') and 2.
 */
const MIN_GUESSES = 1e6;

/**
 * Characters that are judged, from the start, and l33t spellings that are tried. The work grows with both and blocks the
 * main thread: 64 characters of a worst case took 130 ms, with these limits 30 ms.
 */
const LIMITS = { maxLength: 32, l33tMaxSubstitutions: 20 } as const;

/** Likely words of passwords on a Mexican job board, besides the common passwords of all languages. */
const TEMPTING = 'contraseña contrasena clave empleo trabajo chamba vacante curriculum mexico'.split(' ');

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its 49,000 common passwords; 30 ms and 4 MB, spent with the first password that is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs, ...LIMITS });
}

/** Shortest part of a password that counts as repeated, in characters. */
const SHORTEST_REPEATED = 3;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const fold = (text: string): string => withoutAccents(text.toLowerCase());

/**
 * Words, their parts and all without accents: `lupita.rios@gmail.com` tempts to use `lupita.rios`, `lupitarios`, `lupita`
 * and `rios` too.
 */
function splitWords(text: string): string[] {
  const [name = ''] = text.split('@', 1);
  const words = [text, name, name.replace(/[^\p{L}\p{N}]+/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)];
  return [...words, ...words.map(withoutAccents)].filter((word) => word.length > 2);
}

/** A text in which a part that follows itself is written once: `abcabc1` becomes `abc1`. */
function collapseRuns(text: string): string {
  for (let length = SHORTEST_REPEATED; length <= text.length / 2; length += 1) {
    for (let at = 0; at + 2 * length <= text.length; at += 1) {
      const part = text.slice(at, at + length);
      if (text.startsWith(part, at + length))
        return collapseRuns(text.slice(0, at) + text.slice(at + length));
    }
  }
  return text;
}

/**
 * A password with each repetition written once, also of a word with something between: `chamba1chamba2` becomes
 * `chamba12`. Repeating a word adds hardly any guesses, but the estimator does not look for the given words inside of
 * repetitions, and multiplies its guesses with each further part of a password.
 * @param words known words; both these and the password are in lower case and without accents.
 */
function withoutRepetitions(password: string, words: readonly string[]): string {
  let text = collapseRuns(password);
  for (const word of words) {
    const [before, ...after] = text.split(word);
    if (before !== undefined && after.length > 1) text = `${before}${word}${after.join('')}`;
  }
  return text;
}

/**
 * Guesses of a word and of the digits and signs around it, multiplied. The estimator adds as many guesses for each further
 * part of a password as one needs who knows nothing of passwords, so that `mexico123!` would count as a million; guessers
 * try such endings first.
 * @param text in lower case and without accents.
 */
function guessesDecorated(text: string, guesses: (part: string) => number): number {
  const characters = [...text];
  const isLetter = (character: string): boolean => /\p{L}/u.test(character);
  const from = characters.findIndex(isLetter);
  const to = characters.findLastIndex(isLetter) + 1;
  const parts = [characters.slice(0, from), characters.slice(from, to), characters.slice(to)];
  return parts.reduce((product, part) => (part.length === 0 ? product : product * guesses(part.join(''))), 1);
}

/**
 * Whether a password is common, follows a simple pattern, or is made of what is known of its owner.
 * @param known name, e-mail and names of the site.
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  // A load that failed is tried again with the next password.
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  const words = [...TEMPTING, ...known.flatMap(splitWords)];
  // What is longer than the judged part is no word for the estimator.
  if (words.some((word) => fold(word) === fold(password))) return true;
  const loaded = await estimator;
  const guesses = (text: string): number => loaded.check(text, words).guesses;
  if (guesses(password) < MIN_GUESSES) return true;
  const folded = fold(password.slice(0, LIMITS.maxLength));
  const foldedWords = words.map(fold).filter((word) => word.length >= SHORTEST_REPEATED);
  const once = withoutRepetitions(folded, foldedWords);
  if (once !== folded && guesses(once) < MIN_GUESSES) return true;
  return guessesDecorated(once, guesses) < MIN_GUESSES;
}
