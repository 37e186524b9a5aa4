import { fold } from '../../text/words.ts';

/** Words that name a level, highest level first: what is asked for is the lowest one named. */
const LEVELS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(posgrado|maestria|doctorado|postgraduate|master s?|phd)\b/, 6],
  [
    /\b(licenciatura|ingenieria|licenciad[oa]|universitario titulado|titulad[oa]|bachelor|bachelor degree)\b/,
    5,
  ],
  [/\b(pasante|trunc[oa]|universitario sin titulo|estudiante universitario)\b/, 4],
  [/\b(tecnic[oa]|carrera comercial|tsu|professional certificate|associate degree)\b/, 3],
  [/\b(bachillerato|preparatoria|prepa|vocacional|high school)\b/, 2],
  [/\bsecundaria\b(?! tecnica)/, 1],
];

/** Level of the catalogue that a text asks for at least; 0 when it names none. */
export function parseEducation(text: string): number {
  const folded = fold(text);
  return LEVELS.reduce((lowest, [pattern, level]) => (pattern.test(folded) ? level : lowest), 0);
}
