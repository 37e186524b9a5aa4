import { hasPossibleHours, hoursInWords, workDaysInWords } from './schedule.ts';
import type { WorkingTime } from './schedule.ts';
import { bareWord, isName } from './title-spelling.ts';

/** What the text of an offer can be made of; empty values are left out. */
export type BodyFacts = {
  title: string;
  place: string;
  /** Net MXN a month. */
  salary: number;
  time: WorkingTime;
  /** Kind of contract as it stands after 'El contrato es': 'por tiempo indeterminado'. */
  contract: string;
  education: string;
  experience: string;
  languages: readonly string[];
  /** Whether the source says that no language is asked for. */
  noLanguages: boolean;
};

const amount = (value: number): string => `$${String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',')}`;

const small = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** A title inside a sentence: small first letter, unless it starts with a name or an acronym. */
const inSentence = (title: string): string =>
  isName(bareWord(title.split(/[^\p{L}\d]/u)[0] ?? '')) ? title : small(title);

/** Titles that are no name of a job but a call for one: 'Se solicita dibujante'. */
const CALLS =
  /^(se|urge|urgen|urgente|solicit\w*|busc\w*|vacante|vacantes|oportunidad|contrat\w*|empresa)(?!\p{L})/iu;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

function workingTime(time: WorkingTime): string {
  const days = workDaysInWords(time.days);
  if (hasPossibleHours(time)) {
    const count = `${time.hours} ${time.hours === 1 ? 'hora' : 'horas'} de entrada a salida`;
    return `El horario es ${[days, hoursInWords(time)].filter(Boolean).join(', ')} (${count}).`;
  }
  return days === '' ? '' : `Se trabaja ${days}. El horario publicado no es posible y no se muestra.`;
}

function section(heading: string, sentences: readonly string[]): string[] {
  const stated = sentences.filter(Boolean);
  return stated.length > 0 ? [[heading, ...stated.map((sentence) => `- ${sentence}`)].join('\n')] : [];
}

/**
 * The text of an offer whose source has no description: its recorded facts, in sentences, and nothing else.
 * @returns plain text, paragraphs apart by a blank line, list items starting with `- `.
 */
export function composeJobBody(facts: BodyFacts): string {
  const name = CALLS.test(facts.title)
    ? `Vacante: ${small(facts.title)}`
    : `Vacante de ${inSentence(facts.title)}`;
  const languages = facts.languages.length > 0 ? `Se pide ${listed(facts.languages.map(small))}.` : '';
  return [
    `${name} en ${facts.place}.`,
    ...section('Lo que se ofrece:', [
      facts.salary > 0 ? `El sueldo es de ${amount(facts.salary)} MXN netos al mes.` : '',
      workingTime(facts.time),
      facts.contract ? `El contrato es ${facts.contract}.` : '',
    ]),
    ...section('Lo que se pide:', [
      facts.education ? `La escolaridad que se pide es ${small(facts.education)}.` : '',
      facts.experience ? `La experiencia que se pide es ${small(facts.experience)}.` : '',
      languages || (facts.noLanguages ? 'No es requisito hablar otro idioma.' : ''),
    ]),
  ].join('\n\n');
}
