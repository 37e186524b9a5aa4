import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type { ParagraphChild } from 'docx';
import { MADE_BY, buildOutline, splitParts } from '../outline.ts';
import type { CvSource, Entry, Item, Section } from '../outline.ts';

/** Colours of the site, as Word writes them. */
const INK = '1B2320';
const MUTED = '48534E';
const PRIMARY = '0A5F55';
const LINE = 'E4DBCB';

/** Word has no fonts of ours; this one is on nearly every machine. */
const FONT = 'Calibri';
const LIST = 'cv-list';
const PHOTO = 110;

/** Twentieths of a point. */
const points = (count: number): number => Math.round(count * 20);

/** A text with the line ends that it has. */
const toRuns = (text: string, looks: { color?: string; bold?: boolean } = {}): TextRun[] =>
  text
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...looks, ...(index > 0 ? { break: 1 } : {}) }));

const linked = (text: string, url: string): ParagraphChild =>
  new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] });

const paragraph = (children: readonly ParagraphChild[], after = 0, keepNext = false): Paragraph =>
  new Paragraph({ children: [...children], spacing: { after: points(after) }, keepNext });

const item = ({ text, url }: Item): Paragraph =>
  new Paragraph({
    numbering: { reference: LIST, level: 0 },
    children: url ? [linked(text, url)] : toRuns(text),
    spacing: { after: points(2) },
  });

const written = (text: string): Paragraph[] =>
  splitParts(text).map((part) => (part.kind === 'item' ? item(part) : paragraph(toRuns(part.text), 3)));

const entry = ({ title, detail, text }: Entry): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_3, keepNext: true, children: toRuns(title) }),
  ...(detail ? [paragraph(toRuns(detail, { color: MUTED }), 3, text !== '')] : []),
  ...written(text),
];

function renderSection(section: Section): Paragraph[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    children: toRuns(section.title),
  });
  if (section.kind === 'text') return [heading, ...written(section.text)];
  if (section.kind === 'entries') return [heading, ...section.entries.flatMap(entry)];
  return [heading, ...section.items.map(item)];
}

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;

const picture = (data: Uint8Array, name: string): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new ImageRun({
        type: isPng(data) ? 'png' : 'jpg',
        data,
        transformation: { width: PHOTO, height: PHOTO },
        altText: { name: 'Fotografía', title: 'Fotografía', description: `Fotografía de ${name}` },
      }),
    ],
  });

const heading = (size: number, color: string, before: number, after: number) => ({
  run: { font: FONT, size: size * 2, bold: true, color },
  paragraph: { spacing: { before: points(before), after: points(after) } },
});

/**
 * A CV as a Word document, to be edited further: its headings, lists and links are Word's own.
 * @returns the bytes of the file.
 */
export async function renderDocx(cv: CvSource, siteName: string): Promise<Buffer> {
  const outline = buildOutline(cv);
  const document = new Document({
    title: outline.title,
    creator: outline.name,
    lastModifiedBy: siteName,
    customProperties: [{ name: MADE_BY, value: '1' }],
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, color: INK, language: { value: 'es-MX' } },
        },
        heading1: heading(25, INK, 0, 2),
        heading2: heading(14, PRIMARY, 14, 5),
        heading3: heading(11, INK, 6, 1),
        hyperlink: { run: { color: PRIMARY, underline: {} } },
      },
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: points(14), hanging: points(11) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: points(612), height: points(792) },
            margin: { top: points(52), bottom: points(52), left: points(56), right: points(56) },
          },
        },
        children: [
          ...(cv.photo ? [picture(cv.photo, outline.name)] : []),
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: toRuns(outline.name) }),
          paragraph(toRuns(outline.headline, { color: PRIMARY }), 4),
          ...outline.contact.map(({ text, url }) => paragraph(url ? [linked(text, url)] : toRuns(text))),
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: LINE, space: 6 } },
            children: toRuns(outline.purpose, { color: MUTED }),
          }),
          ...outline.sections.flatMap(renderSection),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
