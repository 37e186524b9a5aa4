import { DIMENSIONS, OPPOSITES, WORDS } from './words.ts';
import type { DimensionId } from './words.ts';

/** What a person answered, by ids of words. */
export type Answers = { q1: readonly number[]; q2: readonly number[]; q3: string };

/** Where the chosen words put a person on a dimension. */
export type DimensionScore = {
  id: DimensionId;
  name: string;
  low: string;
  high: string;
  own: number;
  expected: number;
  text: string;
};

export type Result = { profile: string; description: string; dimensions: DimensionScore[] };

/** Why an attempt says nothing. */
export type InvalidReason = 'few' | 'many' | 'contradictory' | 'fast';

/** Fewest and most words of a choice that a position can be computed from: an eighth and three quarters of them. */
export const LEAST_WORDS = 4;
export const MOST_WORDS = 24;
/** Pairs of opposites in one choice from which on it is taken for chosen at random. */
export const MOST_OPPOSITES = 2;
/** Nobody reads 64 words and writes an answer in less. */
export const LEAST_MS = 10_000;

/** From here on a position is a tendency: half the words of one pole, as far as none of the other was chosen. */
const TENDENCY = 50;

const MIDDLE = 'Elegiste pocas palabras de este rasgo, o palabras de los dos lados.';

const TEXTS: Readonly<
  Record<DimensionId, { name: string; low: string; high: string; texts: readonly [string, string, string] }>
> = {
  extraversion: {
    name: 'Extroversión',
    low: 'Reservada',
    high: 'Sociable',
    texts: [
      'Te describes con palabras de una persona que habla poco y se toma su espacio.',
      MIDDLE,
      'Te describes con palabras de una persona que platica y toma la iniciativa.',
    ],
  },
  agreeableness: {
    name: 'Amabilidad',
    low: 'Distante',
    high: 'Cercana',
    texts: [
      'Te describes con palabras de una persona que marca distancia con los demás.',
      MIDDLE,
      'Te describes con palabras de una persona atenta y que coopera.',
    ],
  },
  conscientiousness: {
    name: 'Responsabilidad',
    low: 'Espontánea',
    high: 'Ordenada',
    texts: [
      'Te describes con palabras de una persona que trabaja sin un orden fijo.',
      MIDDLE,
      'Te describes con palabras de una persona que trabaja con orden y método.',
    ],
  },
  openness: {
    name: 'Apertura',
    low: 'Concreta',
    high: 'Imaginativa',
    texts: [
      'Te describes con palabras de una persona a la que le interesa más lo concreto que las ideas.',
      MIDDLE,
      'Te describes con palabras de una persona a la que le interesan las ideas.',
    ],
  },
};

/**
 * Position on a dimension, from -100 to 100: the share of the words of its high pole that were chosen, less that of its
 * low pole. Choosing more words of both moves nothing.
 */
export function position(chosen: readonly number[], dimension: DimensionId): number {
  const share = (pole: 'high' | 'low'): number => {
    const words = WORDS.filter((word) => word.dimension === dimension && word.pole === pole);
    return words.filter(({ id }) => chosen.includes(id)).length / words.length;
  };
  return Math.round(100 * (share('high') - share('low'))) || 0;
}

const tendency = (value: number): -1 | 0 | 1 => (value >= TENDENCY ? 1 : value <= -TENDENCY ? -1 : 0);

function scoreDimension(id: DimensionId, { q1, q2 }: Answers): DimensionScore {
  const { name, low, high, texts } = TEXTS[id];
  const own = position(q2, id);
  return { id, name, low, high, own, expected: position(q1, id), text: texts[tendency(own) + 1] ?? '' };
}

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** The poles that a person's own words lean to, as a name of the result. */
function describeProfile(dimensions: readonly DimensionScore[]): string {
  const poles = dimensions
    .filter(({ own }) => tendency(own) !== 0)
    .toSorted((one, other) => Math.abs(other.own) - Math.abs(one.own))
    .map(({ own, low, high }) => (own > 0 ? high : low).toLowerCase());
  const text = list.format(poles);
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : 'Sin una tendencia marcada';
}

/** What the two choices say of each other. */
function describeComparison(dimensions: readonly DimensionScore[]): string {
  const wished = dimensions
    .filter(({ own, expected }) => Math.abs(expected - own) >= TENDENCY)
    .map(({ own, expected, low, high }) => (expected > own ? high : low).toLowerCase());
  return wished.length > 0
    ? `Sientes que en el trabajo esperan que seas más ${list.format(wished)} de lo que te describes.`
    : 'Lo que sientes que esperan de ti en el trabajo se parece a como te describes.';
}

/** The result of valid answers. The text in one's own words is kept and never judged. */
export function score(answers: Answers): Result {
  const dimensions = DIMENSIONS.map((id) => scoreDimension(id, answers));
  const profile = describeProfile(dimensions);
  const strong = dimensions.some(({ own }) => tendency(own) !== 0);
  const summary = strong
    ? `Entre las palabras que elegiste para ti pesan las de una persona ${profile.toLowerCase()}.`
    : 'Las palabras que elegiste para ti no se inclinan con claridad hacia ningún lado.';
  return { profile, description: `${summary} ${describeComparison(dimensions)}`, dimensions };
}

/**
 * Why answers say nothing; null where they do.
 * @param elapsed ms from the begin of the test to its end; null where no clock can be trusted, which nobody is blamed for.
 */
export function invalidReason({ q1, q2 }: Answers, elapsed: number | null): InvalidReason | null {
  const choices = [q1, q2];
  if (choices.some(({ length }) => length < LEAST_WORDS)) return 'few';
  if (choices.some(({ length }) => length > MOST_WORDS)) return 'many';
  const opposites = choices.map(
    (chosen) => OPPOSITES.filter((pair) => pair.every((id) => chosen.includes(id))).length,
  );
  if (opposites.some((count) => count > MOST_OPPOSITES)) return 'contradictory';
  return elapsed !== null && elapsed < LEAST_MS ? 'fast' : null;
}

/** The same in words. */
export const REASONS: Readonly<Record<InvalidReason, string>> = {
  few: `Elegiste menos de ${LEAST_WORDS} palabras en alguna de las dos listas.`,
  many: `Elegiste más de ${MOST_WORDS} palabras en alguna de las dos listas.`,
  contradictory: 'Elegiste varias palabras que dicen lo contrario unas de otras.',
  fast: 'La respondiste en muy pocos segundos.',
};
