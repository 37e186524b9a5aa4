import { EDUCATION_LEVELS, LANGUAGE_LEVELS, LANGUAGES, STATES } from '@chamba/kernel/catalogues';
import { findEmail, toPhone } from '../fields/contact.ts';
import { emptyCv, type ReadCv, type ReadJob, type ReadStudy, type Span } from '../types.ts';
import type { Block } from './blocks.ts';
import { periodIn } from './periods.ts';

/** The sign that files of ours put between the parts of a line. */
const SIGN = ' · ';

const SKILL_LEVELS = ['Básico', 'Intermedio', 'Avanzado'];
const NO_SPAN: Span = { start: null, end: null, isCurrent: false };

/** A section with its heading and what stands below it. */
type Section = { title: string; blocks: Block[] };

function toSections(blocks: readonly Block[]): { head: Block[]; sections: Section[] } {
  const head: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.role === 'h2') sections.push({ title: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? head).push(block);
  }
  return { head, sections };
}

/** What a person wrote, with its paragraphs and lists. */
const joinBlocks = (blocks: readonly Block[]): string =>
  blocks.reduce((text, { role, text: said }, index) => {
    const isParagraph = role === 'p' && blocks[index - 1]?.role === 'p';
    return `${text}${index === 0 ? '' : isParagraph ? '\n\n' : '\n'}${role === 'li' ? `• ${said}` : said}`;
  }, '');

/** Entries of a section: a title, the line below it in its parts, and the text. */
function readEntries(
  blocks: readonly Block[],
): Array<{ title: string; parts: string[]; span: Span; text: string }> {
  const entries: Array<{ title: string; rest: Block[] }> = [];
  for (const block of blocks)
    if (block.role === 'h3') entries.push({ title: block.text, rest: [] });
    else entries.at(-1)?.rest.push(block);
  return entries.map(({ title, rest }) => {
    const [first, ...others] = rest;
    const hasDetail = first?.role === 'p';
    const parts = hasDetail ? first.text.split(SIGN) : [];
    const span = periodIn(parts.at(-1) ?? '');
    if (span) parts.pop();
    return { title, parts, span: span ?? NO_SPAN, text: joinBlocks(hasDetail ? others : rest) };
  });
}

const readJobs = (blocks: readonly Block[]): ReadJob[] =>
  readEntries(blocks).map(({ title, parts, span, text }) => ({
    jobtitle: title,
    company: parts.join(SIGN),
    span,
    description: text,
  }));

const levelIn = (text: string): number => EDUCATION_LEVELS.find(({ label }) => label === text)?.id ?? 0;

const readStudies = (blocks: readonly Block[]): ReadStudy[] =>
  readEntries(blocks).map(({ title, parts: [first = '', ...others], span }) => {
    const level = levelIn(first);
    if (level > 0) return { level, degree: title, institution: others.join(SIGN), span };
    // Schools have no degree: their level is the title.
    const institution = [first, ...others].join(SIGN);
    const own = levelIn(title);
    return { level: own, degree: own > 0 ? '' : title, institution, span };
  });

/** A text and what stands behind its last sign, where that is one of the values. */
function withLast(text: string, values: readonly string[]): { name: string; index: number } {
  const at = text.lastIndexOf(SIGN);
  const index = at < 0 ? -1 : values.indexOf(text.slice(at + SIGN.length));
  return { name: index < 0 ? text : text.slice(0, at), index };
}

const YEARS = /^(.+) · (\d{1,2}) años?$/;

function certificationIn({ text, url }: Block): ReadCv['certifications'][number] {
  const [name = '', ...others] = text.split(SIGN);
  const year = /^\d{4}$/.test(others.at(-1) ?? '') ? (others.pop() ?? '') : '';
  return { name, issuer: others.join(SIGN), year, url };
}

function linkIn({ text, url }: Block): ReadCv['links'][number] {
  const at = text.lastIndexOf(SIGN);
  // The address itself may be cut into lines; where it leads is not.
  return { title: at < 0 ? '' : text.slice(0, at), url };
}

const languageLabels = LANGUAGE_LEVELS.map(({ label }) => label);

function languageIn({ text }: Block): ReadCv['languages'] {
  const { name, index } = withLast(text, languageLabels);
  const code = LANGUAGES.find(({ description }) => description === name)?.id;
  return code ? [{ code, level: LANGUAGE_LEVELS[index]?.id ?? 0 }] : [];
}

type Reader = (cv: ReadCv, blocks: readonly Block[]) => void;

/** Sections that say what a résumé here has no place for. */
const UNREAD: readonly string[] = ['Lo que busca', 'Respuestas a tus preguntas'];

/** How each section is read. */
const SECTIONS: Readonly<Record<string, Reader>> = {
  Contacto: (cv, blocks) => blocks.forEach((block) => readContact(cv, block)),
  'Objetivo profesional': (cv, blocks) => void (cv.summary = joinBlocks(blocks)),
  Experiencia: (cv, blocks) => void (cv.jobs = readJobs(blocks)),
  Educación: (cv, blocks) => void (cv.studies = readStudies(blocks)),
  Especialidad: (cv, blocks) =>
    void (cv.specialities = blocks.map(({ text }) => {
      const [, name = text, years = '0'] = YEARS.exec(text) ?? [];
      return { name, years: Number(years) };
    })),
  Habilidades: (cv, blocks) =>
    void (cv.skills = blocks.map(({ text }) => {
      const { name, index } = withLast(text, SKILL_LEVELS);
      return { name, level: index + 1 };
    })),
  Idiomas: (cv, blocks) => void (cv.languages = blocks.flatMap(languageIn)),
  Certificaciones: (cv, blocks) => void (cv.certifications = blocks.map(certificationIn)),
  Enlaces: (cv, blocks) => void (cv.links = blocks.map(linkIn)),
};

function readPlace(cv: ReadCv, text: string): void {
  const at = text.lastIndexOf(', ');
  const name = at < 0 ? text : text.slice(at + 2);
  const state = STATES.find((each) => each.name === name);
  cv.state = state?.code ?? '';
  cv.city = state ? text.slice(0, Math.max(at, 0)) : text;
}

/** A line of how to reach the person: an address of mail, a phone and a place, in that order. */
function readContact(cv: ReadCv, { text, url }: Block): void {
  if (url.startsWith('mailto:')) {
    cv.email = findEmail(text) || text;
    return;
  }
  for (const part of text.split(SIGN)) {
    const phone = toPhone(part);
    if (phone !== '') cv.phone = phone;
    else readPlace(cv, part);
  }
}

/** What an application adds to the head of its file. */
const PURPOSE = 'Postulación a ';

const isContact = ({ text, url }: Block): boolean =>
  url !== '' || text.split(SIGN).some((part) => toPhone(part) !== '');

/**
 * Reads what a file of ours says, by the parts that it says it has.
 * @returns null for one that somebody has given other sections since.
 */
export function readOwn(blocks: readonly Block[]): ReadCv | null {
  const cv = emptyCv();
  const { head, sections } = toSections(blocks);
  if (sections.some(({ title }) => !Object.hasOwn(SECTIONS, title) && !UNREAD.includes(title))) return null;
  const [name, ...lines] = head.filter(({ text }) => !text.startsWith(PURPOSE));
  // Who has given no name stands there by their address.
  cv.name = name?.role === 'h1' && findEmail(name.text) === '' ? name.text : '';
  // The profession stands right below the name, if it is said.
  const hasTitle = lines[0] !== undefined && !isContact(lines[0]);
  if (hasTitle) cv.title = lines[0]?.text ?? '';
  for (const line of hasTitle ? lines.slice(1) : lines) readContact(cv, line);
  for (const { title, blocks: below } of sections) SECTIONS[title]?.(cv, below);
  return cv;
}
