/**
 * Résumés as JSON Resume 1.0.0 (jsonresume.org), which other sites and programs read and write.
 *
 * What is written is valid against the schema of the standard, and what is read back from it is equal. The standard has no
 * place for pay, areas of interest, and the will to travel or to move: these are not written. Three things it says less
 * exactly than we do, and how they are kept:
 *
 * - specialities are skills with the keyword 'Especialidad', and their years are the level ('4 años');
 * - a job that has ended, nobody says when, has no `endDate`, which alone means that it goes on: `isCurrent` says no;
 * - the date of a certificate has a day, of which only the year is known: the first of January is written, the year read.
 */
export type { CvContent } from './content.ts';
export { toJsonResume } from './write.ts';
export { fromJsonResume } from './read.ts';
export type { ReadJsonResume } from './read.ts';
