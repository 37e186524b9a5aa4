import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Guesses from which on a password is taken: fewer are tried within days even against an account whose log-in is slowed
 * down. It is the library's border between 'very guessable' and what withstands guessing online.
 */
const FEWEST_GUESSES = 1e6;

/**
 * Characters that are judged, from the start, and spellings of a word with signs that are tried. The work grows with both
 * and is done on the main thread: made up to take long, 64 characters held it for 130 ms, with these limits for 30 ms.
 */
const LIMITS = { maxLength: 32, l33tMaxSubstitutions: 20 } as const;

/** What people in Mexico reach for on a job board, besides the common passwords of all languages. */
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

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Words, their parts and both without accents: `lupita.rios@gmail.com` tempts to use `lupita` and `rios` too. */
function wordsOf(text: string): string[] {
  const words = [text, ...text.split(/[^\p{L}\p{N}]+/u)];
  return [...words, ...words.map(withoutAccents)].filter((word) => word.length > 2);
}

/**
 * Whether a password is common, follows a simple pattern, or is made of what is known of its owner.
 * @param known name, e-mail and names of the site.
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator();
  const words = [...TEMPTING, ...known.flatMap(wordsOf)];
  return (await estimator).check(password, words).guesses < FEWEST_GUESSES;
}
