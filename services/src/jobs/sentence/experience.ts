import { phraseReader } from './condition.ts';

const WITHOUT =
  '(?:(?:que )?(?:no (?:tengo|tenga|cuento con|requiera|requieran|requiere|pida|pidan|piden|pide|necesite|necesiten|necesita|soliciten|importa|importe|se requiera|se requiere|se necesita|se necesite|necesaria|necesito)|sin (?:necesidad de |tener |requerir |pedir |necesitar )?)(?: (?:la|mucha|tener|tanta))? ?(?:experiencia|exp))';

/** Experience: 'sin experiencia', 'que no pidan experiencia', 'mi primer empleo', '1 año de experiencia'. */
export const readExperienceCondition = phraseReader([
  [
    `${WITHOUT}(?: (?:laboral|previa|alguna))?|(?:(?:es |para )?(?:mi|tu) )?primer (?:empleo|trabajo)|experiencia no (?:necesaria|requerida|indispensable)|con o sin experiencia`,
    'Sin experiencia',
    { experience: [1] },
    undefined,
    // What does not say comes after what asks for none, and what asks for some not at all.
    { experience: [0, 1] },
  ],
  [
    '(?:con |tengo |de )?(?:poca experiencia|(?:[1-9]|1[01]|pocos|unos|seis|tres) meses de experiencia)',
    'Hasta menos de 1 año',
    { experience: [1, 2] },
  ],
  [
    '(?:con |tengo |de )?(?:1|un) ano de experiencia',
    'Hasta 1 año de experiencia',
    { experience: [1, 2, 3] },
  ],
  [
    '(?:con |tengo |de )?(?:2|dos) anos de experiencia',
    'Hasta 2 años de experiencia',
    { experience: [1, 2, 3, 4] },
  ],
  [
    '(?:con |tengo |de )?(?:[34]|tres|cuatro) anos de experiencia',
    'Hasta 4 años de experiencia',
    { experience: [1, 2, 3, 4, 5] },
  ],
]);
