import { parseHeading } from '../sections/headings.ts';
import { fold, tidy, toTitleCase, toWords } from '../text.ts';
import type { Row } from '../types.ts';
import { hasContact } from './contact.ts';
import { companyScore, schoolScore, titleScore } from './lexicon.ts';
import { isPlace } from './place.ts';

const LABEL = /^\s*(?:nombre(?: completo)?|name|full name)\s*:\s*/i;
const TITLE = /^(?:lic|ing|c\.?p|dr|dra|mtro|mtra|arq|sr|sra|mr|mrs|ms|psic|l\.?c\.?p?)\.\s*/i;
const NOT_A_NAME =
  /\b(?:curriculum|curriculo|vitae|cv|resume|hoja|vida|pagina|page|solicitud|empleo|profesional|experiencia|perfil|datos|telefono|correo|email|direccion|domicilio|edad|estado civil|nacionalidad|anos|objetivo|mexico|calle|avenida|colonia|europass|linkedin)\b/;

const cleanName = (text: string): string =>
  tidy(text.replace(LABEL, '').replace(TITLE, '').replace(/,.*$/, ''));

/** Whether a text has the shape of a person's name. */
export function isNameShaped(text: string): boolean {
  const name = cleanName(text);
  if (!/^\p{L}[\p{L}'’.\- ]{2,60}$/u.test(name)) return false;
  const words = name.split(' ');
  if (words.length < 2 || words.length > 7) return false;
  const isCapital = (word: string): boolean =>
    /^(?:de|del|la|las|los|y|da|von|van)$/i.test(word) || /^\p{Lu}/u.test(word);
  return words.every(isCapital) && !NOT_A_NAME.test(toWords(name));
}

/** Parts of a mail address that also stand in a name. */
function sharedWithMail(name: string, email: string): number {
  const local = fold(email.split('@')[0] ?? '');
  return fold(name)
    .split(' ')
    .filter((word) => word.length > 2 && local.includes(word)).length;
}

type Candidate = { text: string; score: number };

function weigh(text: string, row: Row, index: number, biggest: number, email: string): number {
  // Where the format says no size, it counts as middling.
  const size = biggest > 0 && row.size > 0 ? 4 * (row.size / biggest) : 2.4;
  const early = Math.max(0, 2 - index * 0.15);
  const mail = Math.min(4, 2 * sharedWithMail(text, email));
  const against = 2 * titleScore(text) + 1.5 * companyScore(text) + 2 * schoolScore(text);
  const others = (isPlace(text) ? 4 : 0) + (parseHeading(text) ? 9 : 0) + (row.isBullet ? 3 : 0);
  return size + early + mail + (row.isHeading ? 1 : 0) - against - others;
}

/** A name that goes on in the next line: `ANA MARÍA` above `PÉREZ LÓPEZ`. */
function withNextLine(rows: readonly Row[], index: number, biggest: number): string | null {
  const [row, next] = [rows[index], rows[index + 1]];
  const [first, second] = [row?.cells[0], next?.cells[0]];
  if (!row || !next || first === undefined || second === undefined) return null;
  const isLarge = row.size > 0 && row.size >= 0.95 * biggest && Math.abs(row.size - next.size) < 0.6;
  const isShort = first.split(' ').length <= 3 && second.split(' ').length <= 3;
  if (!isLarge || !isShort || row.cells.length > 1 || next.cells.length > 1) return null;
  const joined = `${first} ${second}`;
  return isNameShaped(joined) && titleScore(second) === 0 && parseHeading(second) === null ? joined : null;
}

/** The name of the person: large, early, shaped like a name and like the mail address. Empty if nothing is. */
export function findName(rows: readonly Row[], email: string): string {
  const head = rows.filter(({ page }) => page === 0).slice(0, 120);
  const biggest = Math.max(
    0,
    ...head.filter(({ cells }) => /\p{L}{3}/u.test(cells.join(''))).map(({ size }) => size),
  );
  const candidates: Candidate[] = [];
  for (const [index, row] of head.entries()) {
    const [first = ''] = row.cells;
    if (LABEL.test(first)) {
      const rest = first.replace(LABEL, '').trim() || (row.cells[1] ?? '');
      if (rest !== '') return toTitleCase(cleanName(rest));
    }
    if (/^nombre(?: completo)?$|^name$/i.test(first.trim()) && row.cells[1])
      return toTitleCase(cleanName(row.cells[1]));
    const joined = withNextLine(head, index, biggest);
    if (joined)
      candidates.push({
        text: joined,
        score: weigh(joined, row, index, biggest, email) + 1,
      });
    // What is drawn smaller than the text around it, or is far down, is no name at the head of a page.
    for (const cell of [first, ...first.split(/\s[|–—-]\s/)]) {
      if (isNameShaped(cell) && !hasContact(cell))
        candidates.push({
          text: cell,
          score: weigh(cell, row, index, biggest, email),
        });
    }
  }
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 1 ? toTitleCase(cleanName(best.text)) : '';
}
