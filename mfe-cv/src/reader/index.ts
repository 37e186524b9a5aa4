/** Reads a résumé out of the text of a document. Nothing in this folder needs a browser, or any other surroundings. */
import { findEmail, findPhone, findUrls, linkKey, linkTitle } from './fields/contact.ts';
import { readStudies } from './fields/education.ts';
import { readJobs } from './fields/experience.ts';
import { readLanguages } from './fields/languages.ts';
import { readCertifications, readSkills } from './fields/lists.ts';
import { findName } from './fields/name.ts';
import { findPlace } from './fields/place.ts';
import { findTitle } from './fields/title.ts';
import { toText } from './fields/to-text.ts';
import { readOwn } from './own/read-own.ts';
import { splitSections, type Section } from './sections/split.ts';
import { emptyCv, type CvText, type ReadCv, type ReadLink, type Row } from './types.ts';

export { readPages } from './pdf/extract.ts';
export type { PdfDocument, PdfPageSource } from './pdf/extract.ts';
export { rowsOfPdf } from './pdf/rows.ts';
export { blocksOfPdf } from './own/pdf-blocks.ts';
export type { TaggedDocument } from './own/pdf-blocks.ts';
export { blocksOfDocx } from './docx/blocks.ts';
export { openDocx } from './docx/package.ts';
export { rowsOfDocx } from './docx/rows.ts';
export type { DocxNode } from './docx/node.ts';
export { emptyCv } from './types.ts';
export type * from './types.ts';

const LINK_LIMIT = 10;

/** Fewer letters than this are no résumé but what a photograph has on its edges. */
const LEAST_LETTERS = 40;

/** Whether a document has text at all: one that was photographed has none. */
export const hasText = ({ rows }: CvText): boolean =>
  rows.reduce((sum, { cells }) => sum + cells.join('').replace(/[^\p{L}]/gu, '').length, 0) >= LEAST_LETTERS;

const joinRows = (rows: readonly Row[]): string[] => rows.map(({ cells }) => cells.join(' | '));

function readPhone(lines: readonly string[]): string {
  const found = lines.map((line, index) =>
    findPhone(/:\s*$/.test(line) ? `${line} ${lines[index + 1] ?? ''}` : line),
  );
  return (
    found.find(({ isLabelled }) => isLabelled)?.phone ?? found.find(({ phone }) => phone !== '')?.phone ?? ''
  );
}

function readLinks(lines: readonly string[], links: readonly string[]): ReadLink[] {
  // An address that was cut at the end of its line.
  const whole = lines.map((line, index) =>
    /\.\w{2,4}\/\S*-$/.test(line) ? line + (lines[index + 1] ?? '').split(' ')[0] : line,
  );
  const found = [...links.filter((url) => /^https?:/i.test(url)), ...whole.flatMap(findUrls)];
  const unique = new Map(found.map((url) => [linkKey(url), url]));
  return [...unique.values()].slice(0, LINK_LIMIT).map((url) => ({ title: linkTitle(url), url }));
}

const rowsFor = (sections: readonly Section[], kind: Section['kind']): Row[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ rows }) => rows);

/**
 * What a document says, as the parts of a résumé. Of files of ours by the parts that they say they have, of others by what
 * their text looks like.
 * @example parseCv(rowsOfPdf(await readPages(document))).email
 */
export function parseCv({ rows, links, blocks }: CvText): ReadCv {
  const own = blocks ? readOwn(blocks) : null;
  if (own) return own;
  const sections = splitSections(rows);
  const lines = joinRows(rows);
  const about = [...rowsFor(sections, 'contact'), ...rowsFor(sections, 'top')];
  const email = [...joinRows(about), ...lines].map(findEmail).find(Boolean) ?? mailOfLinks(links);
  const name = findName(rows, email);
  const place = joinRows(about).map(findPlace).find(Boolean) ?? null;
  return {
    ...emptyCv(),
    name,
    email,
    phone: readPhone(joinRows(about)) || readPhone(lines),
    city: place?.city ?? '',
    state: place?.state ?? '',
    postalCode: /\bC\.?\s?P\.?\s*:?\s*(\d{5})\b/i.exec(joinRows(about).join('\n'))?.[1] ?? '',
    title: findTitle(rowsFor(sections, 'top'), name),
    summary: toText(rowsFor(sections, 'summary')),
    jobs: sections.filter(({ kind }) => kind === 'experience').flatMap((section) => readJobs(section.rows)),
    studies: sections
      .filter(({ kind }) => kind === 'education')
      .flatMap((section) => readStudies(section.rows)),
    skills: readSkills(rowsFor(sections, 'skills')),
    languages: readLanguages(rowsFor(sections, 'languages')),
    certifications: readCertifications(rowsFor(sections, 'certifications')),
    links: readLinks(joinRows([...about, ...rowsFor(sections, 'links')]), links),
  };
}

function mailOfLinks(links: readonly string[]): string {
  const mail = links.find((url) => url.startsWith('mailto:'));
  return mail ? findEmail(decodeURI(mail.slice('mailto:'.length))) : '';
}
