import { isWorker, joinThings, joinWorker } from './title-complements.ts';
import type { Preposition } from './title-complements.ts';

/** Adjectives that may stand between a worker and what he works in: ayudante general de producción. */
const BETWEEN = new Set(
  (
    'general generales administrativo administrativa administrativos administrativas operativo operativa contable contables tecnico ' +
    'tecnica senior junior jr sr ssr bilingue comercial comerciales especializado especializada regional ejecutivo ejecutiva nocturno ' +
    'profesional externo interno multifuncional corporativo nacional'
  ).split(' '),
);

/** Nouns that stand alone after a dropped *en* when `el` follows: the source keeps *del* and *al*, so only *en el* is left. */
const AFTER_EL = new Set(
  'area idioma servicio ramo proceso sector manejo turno campo departamento giro'.split(' '),
);

/** Words after which `el` needs no preposition before it. */
const BEFORE_EL = new Set('para con por sin y o e u sobre entre en de a es segun hasta desde'.split(' '));

/** Fixed expressions with an article, of which the source dropped the preposition. */
const WITH_ARTICLE = new Set([
  'tecnologias la informacion',
  'tecnologia la informacion',
  'ciencias la educacion',
  'ciencias la comunicacion',
  'ciencias la informacion',
  'licenciatura la educacion',
  'cuidado la salud',
  'auxiliar la salud',
  'industria la construccion',
  'ramo la construccion',
  'supervisor la construccion',
  'relaciones la industria',
]);

/** Words that mean more than themselves only before another: they take a complement as the last word of a title alone. */
const ONLY_LAST = new Set([
  'area',
  'areas',
  'zona',
  'turno',
  'linea',
  'departamento',
  'equipo',
  'equipos',
  'unidad',
  'contratacion',
]);

const CONJUNCTIONS = new Set(['y', 'e', 'o', 'u', '/', ',']);

/**
 * The prepositions that a run of words lost and that are certain.
 * @param words bare words (small letters, no accents) that no punctuation parts.
 * @returns for each word the preposition before it, '' for none.
 */
export function missingPrepositions(words: readonly string[]): (Preposition | '')[] {
  // The worker whose complement is still to come, and the one whose complements may be coordinated.
  let worker = '';
  return words.map((word, index) => {
    const previous = words[index - 1] ?? '';
    const next = words[index + 1] ?? '';
    const before = worker;
    // Personal is the staff at the start of a title and an adjective later: chofer personal.
    if (isWorker(word) && (word !== 'personal' || index === 0)) worker = word;
    else if (!BETWEEN.has(word) && !CONJUNCTIONS.has(word)) worker = '';
    if (previous === '' || CONJUNCTIONS.has(previous)) return '';
    if (word === 'el') return AFTER_EL.has(next) && !BEFORE_EL.has(previous) ? 'en' : '';
    if (word === 'la') return WITH_ARTICLE.has(`${previous} la ${next}`) ? 'de' : '';
    const known = before === '' ? undefined : joinWorker(before, word);
    if (known !== undefined) return fitsHere(word, next) ? known : '';
    const pair = joinThings(previous, word);
    return pair !== undefined && fitsHere(word, next) ? pair : '';
  });
}

/** Line, area and their like are left alone before a word that makes a name of them: línea blanca, zona norte. */
const fitsHere = (word: string, next: string): boolean =>
  !ONLY_LAST.has(word) || next === '' || CONJUNCTIONS.has(next) || next === 'produccion';
