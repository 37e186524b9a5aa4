import { editDistance } from '../../text/edit-distance.ts';
import { fold } from '../../text/words.ts';

/**
 * Words of conditions that people misspell most. None has a neighbour among the words of titles or of the language that
 * stands where it would: 'medio tempo' means 'medio tiempo'.
 */
const TERMS = [
  'tiempo',
  'completo',
  'nocturno',
  'matutino',
  'vespertino',
  'horario',
  'experiencia',
  'remoto',
  'licencia',
  'secundaria',
  'preparatoria',
  'bachillerato',
] as const;

/** Slips in a word. 'Preparadora', who works, is two from 'preparatoria'; 'experencia' is written in any way. */
const slipsIn = (term: string): number => (term === 'experiencia' ? 2 : 1);

const withoutEnding = (word: string): string => word.replace(/[aos]{1,2}$/, '');

/**
 * A word of a keyword as conditions spell it: 'noctuno' is 'nocturno'. Words in another number or gender stay.
 * @param word folded.
 */
export function spellTerm(word: string): string {
  if (word.length < 5) return word;
  const isMeant = (term: string): boolean => {
    const most = slipsIn(term);
    return withoutEnding(word) !== withoutEnding(term) && editDistance(word, term, most, false) <= most;
  };
  return TERMS.find(isMeant) ?? word;
}

/** A keyword with its conditions as they are spelled; other words and their accents stay. */
export const spellTerms = (keyword: string): string =>
  keyword.replace(/[^ ]+/g, (word) => {
    const folded = fold(word);
    const spelled = spellTerm(folded);
    return spelled === folded ? word : spelled;
  });
