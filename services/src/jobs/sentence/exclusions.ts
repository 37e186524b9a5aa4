import { isEmptyWord } from '../../text/words.ts';
import { countWords, wordPattern } from './condition.ts';
import type { ConditionReader } from './condition.ts';

/** What several words name together. */
const PHRASES = [
  'call ?centers?',
  'centros? de llamadas',
  'medio (?:tiempo|turno)',
  'tiempo (?:completo|extra)',
  'home ?office',
  'part ?time',
  'atencion al? (?:clientes?|publico)',
  'fin(?:es)? de semana',
  '(?:rolar |cambios? de )turnos?',
  'turnos? rotativos?',
  'puerta (?:en|a) puerta',
  'limite de edad',
  'recursos humanos',
].join('|');
const JOINING = '(?:(?:de|del|en|el|la|los|las|un|una|con|para|por) )';
const VERB =
  '(?:(?:sea|sean|seas|incluya|incluyan|tenga|tengan|pida|pidan|piden|haya|quiero|quiera|tengo|hacer|trabajar|ser|estar|hablar|saber|tener|vender|necesidad|implique|requiera|requieran|que|me) )';
/** Of anything but: 'lo que sea menos ventas'. */
const ANYTHING_BUT =
  '(?:lo que sea|donde sea|de todo|todo|cualquier (?:cosa|trabajo|empleo)) (?:menos|excepto|pero no)';
const NOT = `(?:${ANYTHING_BUT}|(?:pero |y )?(?:que )?(?:no|ni)|sin|excepto|salvo|nada) ${VERB}{0,3}`;
const EXCLUDING = wordPattern(`${NOT}${JOINING}{0,2}(?<what>${PHRASES}|[a-z][a-z0-9]+)`);
const NEGATION = new RegExp(`^${NOT}`);

/** The words with which a keyword negates what follows, with the space after them; empty where it does not. */
export const readNegation = (rest: string): string => NEGATION.exec(rest)?.[0] ?? '';

/** Words after 'no' and 'sin' that exclude nothing by themselves: 'no importa', 'sin fronteras'. */
const NOT_EXCLUDED = new Set(
  'importa importan hay puedo pueden es son se solo fronteras experiencia encuentro'.split(' '),
);

/** Phrases of the address's list, as people write them. */
export const splitPhrases = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .filter(Boolean)
    .map((phrase) => phrase.replaceAll('-', ' '));

/** What a search excludes: 'no ventas', 'que no sea call center ni cambaceo', 'sin inglés'. */
export const readExclusion: ConditionReader = (rest) => {
  const match = EXCLUDING.exec(rest);
  const what = match?.groups?.['what'];
  if (!match || !what) return null;
  if (!what.includes(' ') && (NOT_EXCLUDED.has(what) || isEmptyWord(what))) return null;
  return {
    text: `Sin «${what}»`,
    params: { exclude: what.replaceAll(' ', '-') },
    length: countWords(match[0]),
  };
};
