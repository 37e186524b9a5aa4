import { tidy, withoutBullet } from '../text.ts';
import type { ReadStudy, Row, Span } from '../types.ts';
import { toEntries } from './entries.ts';
import { readLabelled, readTable } from './labelled.ts';
import { degreeScore, educationLevel, schoolScore } from './lexicon.ts';
import { isPlace, withoutPlace } from './place.ts';

const NO_SPAN: Span = { start: null, end: null, isCurrent: false };

const STATUS =
  /[,(–-]?\s*\b(?:titulad[oa]|trunc[oa]|pasante|en curso|cursando|concluid[oa]|terminad[oa]|con t[ií]tulo|sin t[ií]tulo|c[eé]dula.*|graduad[oa]|certificado|inconclus[oa]|generaci[oó]n|graduation|expected)\b\s*:?\)?/gi;

const clean = (text: string): string => tidy(withoutPlace(tidy(text.replace(STATUS, ' '))));

const SEPARATORS: readonly RegExp[] = [
  /\s+[|•·]\s+/,
  /\s+[–—-]\s+/,
  /\.\s+(?=\p{Lu})/u,
  /:\s+/,
  /,\s+/,
  /\s+at\s+/,
];

/** `Técnico en Electricidad en Universidad del Valle`: the `en` before the school parts the two. */
function splitInSchool(text: string): string[] | null {
  for (let from = 0; ;) {
    const at = text.indexOf(' en ', from);
    if (at < 0) return null;
    const [degree, school] = [text.slice(0, at), text.slice(at + 4)];
    if (schoolScore(school) >= 2 && degreeScore(degree) > 0) return [degree, school];
    from = at + 4;
  }
}

/** What was studied and where, of one line that says both. */
function split(text: string): string[] {
  for (const separator of SEPARATORS) {
    const parts = text
      .split(separator)
      .map(tidy)
      .filter((part) => /\p{L}{2}/u.test(part) && !isPlace(part));
    const [first = '', second = ''] = parts;
    const school = parts.findIndex((part) => schoolScore(part) >= 1.5);
    const isNamed = school >= 0 && parts.some((part, index) => index !== school && degreeScore(part) > 0);
    // A school whose name says nothing of schools, beside what begins as studies do.
    const isBeside = parts.length === 2 && degreeScore(first) >= 2.5 && degreeScore(second) === 0;
    if (parts.length >= 2 && (isNamed || isBeside)) return parts;
  }
  return splitInSchool(text) ?? [text];
}

/** What was studied and where, out of the lines that name it. */
function nameStudy(heads: readonly string[]): {
  degree: string;
  institution: string;
} {
  const texts = heads
    .flatMap(split)
    .map(clean)
    .filter((text) => /\p{L}{2}/u.test(text) && !isPlace(text));
  const ranked = texts.map((text, index) => ({
    text,
    index,
    lean: schoolScore(text) - 1.5 * degreeScore(text),
  }));
  const school = [...ranked].filter(({ text }) => schoolScore(text) >= 1).sort((a, b) => b.lean - a.lean)[0];
  const degree = [...ranked]
    .filter(({ index, text }) => index !== school?.index && degreeScore(text) >= 0)
    .sort((a, b) => degreeScore(b.text) - degreeScore(a.text) || a.index - b.index)[0];
  if (!school && degree && degreeScore(degree.text) > 0)
    return {
      degree: degree.text,
      institution: ranked.find(({ index }) => index !== degree.index)?.text ?? '',
    };
  // A line that is both, `Preparatoria 5`, and nothing beside it.
  if (school && !degree && degreeScore(school.text) > 0 && school.lean <= 0)
    return { degree: school.text, institution: school.text };
  return { degree: degree?.text ?? '', institution: school?.text ?? '' };
}

const isComplete = (heads: readonly string[]): boolean => {
  const { degree, institution } = nameStudy(heads);
  return degree !== '' && institution !== '' && degree !== institution;
};

function toStudy(heads: readonly string[], span: Span): ReadStudy {
  const { degree, institution } = nameStudy(heads);
  const all = heads.join(' ');
  return {
    level: educationLevel(degree, span.isCurrent) || educationLevel(all, span.isCurrent),
    degree,
    institution,
    span,
  };
}

/** Studies without dates: a school begins a new one where the one before has its own. */
function withoutDates(rows: readonly Row[]): ReadStudy[] {
  const groups: string[][] = [];
  for (const row of rows) {
    const texts = row.cells.map(withoutBullet);
    const last = groups.at(-1);
    if (last && !isComplete(last) && !isComplete(texts)) last.push(...texts);
    else groups.push([...texts]);
  }
  return groups
    .map((heads) => toStudy(heads, NO_SPAN))
    .filter(({ level, institution }) => level > 0 || schoolScore(institution) > 0);
}

/** The studies of a part about education. */
export function readStudies(rows: readonly Row[]): ReadStudy[] {
  const table = readTable(rows) ?? readLabelled(rows);
  if (table) {
    return table
      .map(({ title, company, span }) => ({
        level: educationLevel(`${title} ${company}`, span.isCurrent),
        degree: clean(title),
        institution: clean(company),
        span,
      }))
      .filter(({ degree, institution }) => degree !== '' || institution !== '');
  }
  const entries = toEntries(rows, { single: true, enough: isComplete });
  if (entries.length === 0) return withoutDates(rows);
  return entries
    .map(({ heads, span, details }) => {
      const study = toStudy(heads, span);
      const more = toStudy([...heads, ...details.slice(0, 2).flatMap(({ cells }) => cells)], span);
      return {
        ...study,
        level: study.level || more.level,
        institution: study.institution || more.institution,
        degree: study.degree || more.degree,
      };
    })
    .filter(({ degree, institution }) => degree !== '' || institution !== '');
}
