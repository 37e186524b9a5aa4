import { phraseReader } from './condition.ts';

const HAVING = '(?:con |tengo |solo |solo con |con solo |nivel |estudios de |solo tengo |nomas |unicamente )';
const FINISHED = '(?: (?:terminada|terminado|concluida|concluido|completa|certificado))';
const SECUNDARIA = '(?:la )?(?:secundaria|secu)';
const PREPARATORIA = '(?:la )?(?:prepa|preparatoria|bachillerato|bachiller)';
const CAREER = '(?:la )?(?:carrera|universidad|licenciatura|lic|uni|ingenieria)';

/** A level that the candidate has: its name alone may be a subject ('maestro de secundaria'). */
const stated = (level: string): string =>
  `(?:${HAVING}${level}${FINISHED}?|${HAVING}?${level}${FINISHED})(?! (?:trunc|inconclus|incomplet|sin terminar))`;

/**
 * Education of the candidate: offers that ask for as much or less. 'Prepa trunca' is a finished secundaria; 'carrera
 * trunca' a finished bachillerato and a degree without a title.
 */
export const readEducation = phraseReader([
  [
    `${HAVING}?${PREPARATORIA} (?:trunc[ao]|inconclus[ao]|incomplet[ao]|sin terminar)|sin (?:terminar )?${PREPARATORIA}|no (?:tengo|termine) ${PREPARATORIA}`,
    'Secundaria',
    { education: [1] },
  ],
  [stated(SECUNDARIA), 'Secundaria', { education: [1] }],
  [stated(PREPARATORIA), 'Hasta bachillerato', { education: [1, 2] }],
  [
    `${HAVING}?${CAREER} (?:trunc[ao]|inconclus[ao]|incomplet[ao]|sin terminar)`,
    'Bachillerato o universitario sin título',
    { education: [2, 4] },
  ],
  ['(?:con )?(?:licenciatura terminada|titulad[oa]s?)', 'Universitario titulado', { education: [5] }],
  ['(?:con |tengo )(?:maestria|posgrado|doctorado)', 'Posgrado', { education: [6] }],
]);
