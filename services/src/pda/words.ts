/**
 * The words of the test and what each one stands for.
 *
 * Dimensions and keys are those of four of the five scales of the Mini-Markers (Saucier, 1994, after the adjectives of
 * Goldberg, 1992): eight adjectives for each. The fifth, emotional stability, is left out: what it asks is close to health,
 * and no employer's business. `docs/pda.md` says what that means for the result.
 */

export const DIMENSIONS = ['extraversion', 'agreeableness', 'conscientiousness', 'openness'] as const;
export type DimensionId = (typeof DIMENSIONS)[number];

export type Word = {
  id: number;
  text: string;
  dimension: DimensionId;
  /** Which pole it stands for. */
  pole: 'high' | 'low';
};

/** Adjectives agree with `persona`, whoever answers. An id stays with its word: answers are kept by it. */
const KEYED: Readonly<Record<DimensionId, { high: readonly string[]; low: readonly string[] }>> = {
  extraversion: {
    high: ['Conversadora', 'Extrovertida', 'Audaz', 'Enérgica'],
    low: ['Tímida', 'Callada', 'Cohibida', 'Retraída'],
  },
  agreeableness: {
    high: ['Comprensiva', 'Cálida', 'Amable', 'Cooperadora'],
    low: ['Fría', 'Poco comprensiva', 'Grosera', 'Áspera'],
  },
  conscientiousness: {
    high: ['Organizada', 'Eficiente', 'Metódica', 'Práctica'],
    low: ['Desorganizada', 'Desaliñada', 'Ineficiente', 'Descuidada'],
  },
  openness: {
    high: ['Creativa', 'Imaginativa', 'Filosófica', 'Intelectual', 'Compleja', 'Profunda'],
    low: ['Poco creativa', 'Poco intelectual'],
  },
};

/** All words, by dimension. */
export const WORDS: readonly Word[] = DIMENSIONS.flatMap((dimension, place) => {
  const { high, low } = KEYED[dimension];
  const first = place * 8 + 1;
  return [
    ...high.map((text) => ({ text, pole: 'high' as const })),
    ...low.map((text) => ({ text, pole: 'low' as const })),
  ].map(({ text, pole }, index) => ({ id: first + index, text, dimension, pole }));
});

/** Words that say the opposite of each other, by their texts. */
const OPPOSITE_TEXTS: ReadonlyArray<readonly [string, string]> = [
  ['Conversadora', 'Callada'],
  ['Extrovertida', 'Retraída'],
  ['Audaz', 'Tímida'],
  ['Comprensiva', 'Poco comprensiva'],
  ['Cálida', 'Fría'],
  ['Amable', 'Grosera'],
  ['Organizada', 'Desorganizada'],
  ['Eficiente', 'Ineficiente'],
  ['Creativa', 'Poco creativa'],
  ['Intelectual', 'Poco intelectual'],
];

const wordId = (text: string): number => WORDS.find((word) => word.text === text)?.id ?? 0;

/** The same by their ids. */
export const OPPOSITES = OPPOSITE_TEXTS.map(([one, other]) => [wordId(one), wordId(other)] as const);

/** Places of the eight words of a dimension on the page: no two neighbours belong together, nor do both poles of a pair. */
const ORDER = [0, 5, 2, 7, 4, 1, 6, 3];

const OPTIONS = ORDER.flatMap((place, row) =>
  DIMENSIONS.flatMap((_, column) => {
    const word = WORDS[((column + row) % DIMENSIONS.length) * 8 + place];
    return word ? [{ id: word.id, text: word.text }] : [];
  }),
);

/** The test as pages ask it. Both choices have the same words in the same order. */
export const EXAM = {
  questions: [
    { id: 43, text: 'En el trabajo, los demás esperan que sea una persona…', options: OPTIONS },
    { id: 44, text: 'En realidad, soy una persona…', options: OPTIONS },
    { id: 45, text: '¿Cómo trabajas mejor?', options: [] },
  ],
};
