import { EDUCATION_LEVELS, LANGUAGE_LEVELS, LANGUAGES, STATES } from '../catalogues/index.ts';
import { skillLevelInWords } from '../format/index.ts';
import { plain } from './values.ts';

type Pattern = readonly [pattern: RegExp, id: number];

/** The first that fits counts: a degree without title is no degree, a bachillerato no bachelor. */
const STUDIES: readonly Pattern[] = [
  [/posgrado|postgrado|maestria|doctorado|especializacion|\b(?:master|phd|ph d|mba|doctorate)/, 6],
  [/trunc|pasante|sin titulo|inconclus|incomplet/, 4],
  [/licenciatura|licenciad|ingenieri|universit|bachelor|titulad|college|profesional/, 5],
  [/tecnic|\btsu\b|associate|technical|vocational/, 3],
  [/bachillerato|preparatoria|\bprepa\b|high school/, 2],
  [/secundaria|middle school/, 1],
];

const FLUENCY: readonly Pattern[] = [
  [/nativ|matern|mother|bilingu/, 4],
  [/avanzad|advanced|fluen|fluid|profesional|professional|\bc[12]\b/, 3],
  [/intermedi|conversa|working|\bb[12]\b/, 2],
  [/basic|elementa|beginner|principiante|\ba[12]\b/, 1],
];

const MASTERY: readonly Pattern[] = [
  [/avanzad|advanced|expert|master|senior/, 3],
  [/intermedi/, 2],
  [/basic|beginner|principiante|novice|junior/, 1],
];

const recognise = (text: string, patterns: readonly Pattern[]): number =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/** The level of studies that a text names; 0 for none. */
export function studyLevel(text: string): number {
  const written = plain(text);
  return EDUCATION_LEVELS.find(({ label }) => plain(label) === written)?.id ?? recognise(written, STUDIES);
}

/** Whether a text is the name of a level of studies, and says no more than that. */
export const isStudyLevel = (text: string): boolean =>
  EDUCATION_LEVELS.some(({ label }) => plain(label) === plain(text));

/** The id of the level of a language; empty for a text that names none. */
export function languageLevel(text: string): string {
  const written = plain(text);
  const id = LANGUAGE_LEVELS.find(({ label }) => plain(label) === written)?.id ?? recognise(written, FLUENCY);
  return id === 0 ? '' : String(id);
}

/** 1 to 3; 0 for a text that names no level of a skill. */
export function skillLevel(text: string): number {
  const written = plain(text);
  const own = [1, 2, 3].find((level) => plain(skillLevelInWords(level)) === written);
  return own ?? recognise(written, MASTERY);
}

/** The code of a language by its name in Spanish or English, or its code; undefined for one that is not in the catalogue. */
export function languageCode(name: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const written = plain(name);
  const [first = ''] = written.split(' ');
  const names = (id: string, description: string) => [id, plain(description), plain(english.of(id) ?? '')];
  return (
    LANGUAGES.find(({ id, description }) => names(id, description).includes(written)) ??
    // 'Inglés (británico)', 'en-US'.
    LANGUAGES.find(({ id, description }) => names(id, description).includes(first))
  )?.id;
}

/** The code of a state of Mexico by its name or code; empty for another. */
export function stateId(region: string): string {
  const written = plain(region);
  const [code = ''] = written.split(' ').slice(-1);
  const short = STATES.find((state) => state.code.toLowerCase() === `mx-${code}`)?.code ?? '';
  if (/^(?:cdmx|df|d f|distrito federal|mexico city)$/.test(written)) return 'MX-CMX';
  return STATES.find(({ name }) => plain(name) === written)?.code ?? short;
}
