import { tidy, toWords, withoutBullet } from '../text.ts';
import type { ReadCertification, ReadSkill, Row } from '../types.ts';
import { levelIn } from './levels.ts';
import { findUrls } from './contact.ts';
import { findMoment, findSpan, withoutSpan } from './dates.ts';

const SKILL_LIMIT = 60;
const LINE_LIMIT = 100;

const SKILL_LEVELS: ReadonlyArray<readonly [number, RegExp]> = [
  [3, /\b(?:avanzado|avanzada|advanced|experto|experta|expert|alto|fluent|excelente)\b/],
  [2, /\b(?:intermedio|intermedia|intermediate|medio|bueno|competent|proficient)\b/],
  [1, /\b(?:basico|basica|basic|principiante|beginner|elemental)\b/],
];

/** Texts of a list: one to a line, or parted by commas, bars or bullets. */
export function toItems(rows: readonly Row[]): string[] {
  const items: string[] = [];
  for (const row of rows) {
    // `Oficina   Excel, Word`: a label beside what it is of.
    const [label = '', list = ''] = row.cells;
    const isLabelled = row.cells.length === 2 && list.includes(',') && !label.includes(',');
    for (const [index, cell] of (isLabelled ? [list] : row.cells).entries()) {
      const text = withoutBullet(cell);
      const last = items.at(-1);
      // A line that goes on: after a comma, or in small letters.
      const goesOn =
        index === 0 && !row.isBullet && last !== undefined && (/^\p{Ll}/u.test(text) || /[,(]$/.test(last));
      if (goesOn) items.splice(-1, 1, `${last} ${text}`);
      else items.push(text);
    }
  }
  return items;
}

/** Parts of a text that names several things; brackets stay together. */
const splitList = (text: string): string[] =>
  text
    .split(/\s*[;|•·●▪]\s*|,\s+(?![^()]*\))|\s+\/\s+/)
    .map(tidy)
    .filter(Boolean);

const LEVEL_TAIL =
  /\s*(?:\(|[-–—:|]\s*|nivel\s+|,\s*)?(?:nivel\s+)?\b(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|basic|proficient|experiencia|\d{1,3}\s?%)(?:\s+level)?\s*\)?\s*$/iu;

/** The skills of a part; what is a sentence stays whole as far as it fits. */
export function readSkills(rows: readonly Row[]): ReadSkill[] {
  const seen = new Set<string>();
  const skills: ReadSkill[] = [];
  for (const item of toItems(rows)) {
    // `Ofimática: Excel, Word`: what is before the colon is what the others are of.
    const colon = /^[^:,]{3,40}:\s+/.exec(item);
    for (const text of splitList(colon ? item.slice(colon[0].length) : item)) {
      const level = levelIn(SKILL_LEVELS, text);
      const name = tidy(
        level > 0 ? text.replace(LEVEL_TAIL, '') : text.replace(/\s*\d{1,3}\s?%\s*$/, ''),
      ).replace(/\.$/, '');
      const key = toWords(name);
      if (key.length < 2 || name.length > LINE_LIMIT || seen.has(key) || /^[\d\W]+$/.test(name)) continue;
      seen.add(key);
      skills.push({ name, level });
    }
  }
  return skills.slice(0, SKILL_LIMIT);
}

const ISSUER =
  /\s+(?:\||[-–—·•])\s+|\s*\((?=[^()]+\)\s*$)|[,.]\s+(?=\p{Lu})|\s+(?:por|by|emitid[oa] por|issued by)\s+/u;

const hasYear = (text: string): boolean => /\b(?:19|20)\d{2}\b/.test(text);

/** Items of which a narrow column has put the last words on a line of their own, as one. */
function joinRests(items: readonly string[]): string[] {
  const isParted = (text: string): boolean => ISSUER.test(text);
  const mostAreParted = items.filter(isParted).length >= items.length / 2;
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const words = item.split(/\s+/).length;
    const isDated = hasYear(item) && words <= 3 && last !== undefined && !hasYear(last);
    const isTail = words <= 2 && mostAreParted && !isParted(item) && last !== undefined && isParted(last);
    if (last !== undefined && (isDated || isTail)) joined.splice(-1, 1, `${last} ${item}`);
    else joined.push(item);
  }
  return joined;
}

/** The certificates and courses of a part. */
export function readCertifications(rows: readonly Row[]): ReadCertification[] {
  return joinRests(toItems(joinCells(rows))).flatMap((item) => {
    const url = findUrls(item)[0] ?? '';
    const span = findSpan(item);
    const moment = span ? null : findMoment(item);
    const found = span ?? moment;
    const year = String(span?.span.end?.year ?? span?.span.start?.year ?? moment?.moment.year ?? '');
    const text = tidy(found ? withoutSpan(item, found) : item);
    const [name = '', ...others] = text
      .split(ISSUER)
      .map((part) => tidy(part.replace(/^([^(]+)\)$/, '$1')))
      .filter((part) => /\p{L}{2}/u.test(part));
    const issuer = others.find((part) => part !== name) ?? '';
    if (name.length < 3) return [];
    return [
      {
        name: name.slice(0, LINE_LIMIT),
        issuer: issuer.slice(0, LINE_LIMIT),
        year,
        url: url.length <= 500 ? url : '',
      },
    ];
  });
}

/** Rows whose cells are name, issuer and date of one certificate, as one text each. */
const joinCells = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, cells: [row.cells.join(' | ')] }));
