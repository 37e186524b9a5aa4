/** What the text of an offer can be made of; empty values are left out. */
export type BodyFacts = {
  title: string;
  place: string;
  salary: number;
  schedule: string;
  contract: string;
  education: string;
  experience: string;
  languages: string;
};

const amount = (value: number): string => `$${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A title inside a sentence: small first letter, unless it starts with an abbreviation in capitals. */
const inSentence = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : `${title[0]?.toLowerCase() ?? ''}${title.slice(1)}`;

/**
 * The text of an offer whose source has no description: its recorded facts and nothing else.
 * @returns plain text, paragraphs apart by a blank line, list items starting with `- `.
 */
export function jobBodyOf(facts: BodyFacts): string {
  const paragraphs = [`Vacante de ${inSentence(facts.title)} en ${facts.place}.`];
  const offer = [
    facts.salary > 0 ? `- Sueldo mensual neto: ${amount(facts.salary)} MXN` : '',
    facts.contract ? `- Contratación: ${facts.contract}` : '',
    facts.schedule ? `- Horario: ${facts.schedule}` : '',
  ].filter(Boolean);
  if (offer.length > 0) paragraphs.push(['Lo que se ofrece:', ...offer].join('\n'));
  const requirements = [
    facts.education ? `- Escolaridad: ${facts.education}` : '',
    facts.experience ? `- Experiencia: ${facts.experience}` : '',
    facts.languages ? `- Idiomas: ${facts.languages}` : '',
  ].filter(Boolean);
  if (requirements.length > 0) paragraphs.push(['Lo que se pide:', ...requirements].join('\n'));
  return paragraphs.join('\n\n');
}
