/** Shifts that an offer can have. */
export const SHIFTS = [
  { id: 1, label: 'Matutino' },
  { id: 2, label: 'Vespertino' },
  { id: 3, label: 'Nocturno' },
  { id: 4, label: 'Día completo' },
] as const;

/** Days on which one works. */
export const WORK_DAYS = [
  { id: 1, label: 'Lunes a viernes' },
  { id: 2, label: 'Fin de semana' },
  { id: 3, label: 'Hasta 4 días' },
  { id: 4, label: '5 días' },
  { id: 5, label: '6 días' },
  { id: 6, label: '7 días' },
] as const;

/** Least experience that an offer asks for. */
export const EXPERIENCES = [
  { id: 1, label: 'Sin experiencia' },
  { id: 2, label: 'Menos de 1 año' },
  { id: 3, label: '1 año' },
  { id: 4, label: '2 años' },
  { id: 5, label: '3 o 4 años' },
  { id: 6, label: '5 años o más' },
  { id: 7, label: 'Con experiencia' },
  { id: 0, label: 'No especificada' },
] as const;

/** What else the facets count of an offer, in one number of 13 bits: shifts 4, days 6, experience 3. */
export type Traits = {
  /** Bit id−1 for each of {@link SHIFTS}; 0 when not known. */
  shifts: number;
  /** Bit id−1 for each of {@link WORK_DAYS}; 0 when not known. */
  workdays: number;
  /** Id of {@link EXPERIENCES}; 0 when the offer does not say. */
  experience: number;
};

/** The traits in one number. */
export const packTraits = ({ shifts, workdays, experience }: Traits): number =>
  (shifts & 15) | ((workdays & 63) << 4) | ((experience & 7) << 10);

/** The traits of a number made by {@link packTraits}. */
export const unpackTraits = (traits: number): Traits => ({
  shifts: traits & 15,
  workdays: (traits >> 4) & 63,
  experience: (traits >> 10) & 7,
});

/** Bits of ids from 1. */
export const toBits = (ids: readonly number[] | undefined): number =>
  (ids ?? []).reduce((bits, id) => bits | (1 << (id - 1)), 0);
