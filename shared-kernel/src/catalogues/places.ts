/** Kinds of place in the order their groups are shown. */
export const PLACE_KINDS: ReadonlyArray<{
  type: 'CO' | 'ST' | 'CI' | 'ZO';
  granularity: number;
  label: string;
}> = [
  { type: 'CO', granularity: 1, label: 'Países' },
  { type: 'ST', granularity: 2, label: 'Estados' },
  { type: 'CI', granularity: 3, label: 'Ciudades' },
  { type: 'ZO', granularity: 4, label: 'Colonias' },
];

/** Fewest characters that place suggestions are asked for. */
export const PLACE_SUGGESTION_MINIMUM = 3;
