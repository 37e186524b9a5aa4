import { fold } from '../../text/words.ts';

const NOT_SAID = 0;
const NONE = 1;
const SOME = 7;

const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  diez: 10,
};
const NUMBER = `(\\d{1,2}|${Object.keys(WORDS).join('|')})`;
const UNIT = '(anos?|mes(?:es)?)';
/** A length of time with the unit of a range behind it: '6 meses', '1 a 2 años'. */
const LENGTH = `${NUMBER}(?: ${UNIT})?(?: (?:a|o|y) ${NUMBER})?(?: ${UNIT})`;
const WITHOUT =
  /\b(?:(?:con o |con y )?sin (?:necesidad de )?experiencia|no (?:se )?(?:requiere|requerimos|necesitas?|necesaria|es necesaria|es necesario|pedimos|pide|es indispensable|indispensable|exige)(?: de| tener| contar con)? ?(?:la )?experiencia|experiencia (?:no (?:es )?(?:necesaria|requerida|indispensable)|no se requiere))\b/;
const NOT_WITHOUT =
  /\b(?:sin experiencia (?:favor de )?(?:abstenerse|no aplica\w*|no postular\w*)|abstenerse (?:\w+ ){0,3}sin experiencia)\b/;
const BEFORE = new RegExp(`\\b${LENGTH}(?: (?:\\w+ ){0,2})? ?(?:de )?experiencia\\b`, 'g');
const AFTER = new RegExp(
  `\\bexperiencia (?:(?:minima|laboral|comprobable|previa|requerida|necesaria|en \\w+|en el (?:puesto|area)|minimo|al menos|de|por lo menos|desde) ){0,4}${LENGTH}\\b`,
  'g',
);

/** Id of the experience that months are. */
function toId(months: number): number {
  if (months === 0) return NONE;
  if (months < 12) return 2;
  if (months < 24) return 3;
  if (months < 36) return 4;
  return months < 60 ? 5 : 6;
}

function toMonths(groups: readonly (string | undefined)[]): number {
  const [first = '', ownUnit, , lastUnit = ''] = groups;
  const value = WORDS[first] ?? Number(first);
  return value * ((ownUnit ?? lastUnit).startsWith('mes') ? 1 : 12);
}

function readMonths(folded: string): number | null {
  const found = [BEFORE, AFTER].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match) => toMonths(match.slice(1, 5))),
  );
  return found.length > 0 ? Math.min(...found) : null;
}

/** Experience that a field which says nothing else asks for: 'De 1 a 2 años', 'Más de 5 años', 'No requerida'. */
export function readExperienceField(text: string): number {
  const folded = fold(text);
  if (folded === '') return NOT_SAID;
  if (
    /\b(?:sin|no requiere|no requerida|no necesaria|ninguna|no se requiere|no indispensable)\b/.test(folded)
  )
    return NONE;
  const match = new RegExp(LENGTH).exec(folded);
  if (match) return toId(toMonths(match.slice(1, 5)));
  return readExperience(text);
}

/** Least experience that a text asks for, as an id of the facet; 0 where it does not say. */
export function readExperience(text: string): number {
  const folded = fold(text);
  if (!folded.includes('experiencia')) return NOT_SAID;
  if (WITHOUT.test(folded) && !NOT_WITHOUT.test(folded)) return NONE;
  const months = readMonths(folded);
  if (months !== null && months <= 240) return toId(months);
  return /\bcon (?:\w+ )?experiencia\b|\bexperiencia (?:indispensable|comprobable|obligatoria|minima)\b/.test(
    folded,
  )
    ? SOME
    : NOT_SAID;
}
