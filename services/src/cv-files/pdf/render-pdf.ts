import { buildOutline } from '../outline.ts';
import type { CvOutline, CvSource, Item, Section } from '../outline.ts';
import { CvDocument } from './cv-document.ts';
import type { Block, Column, Leaf, Place } from './cv-document.ts';
import { LINE, PAPER, PRIMARY, STYLES } from './looks.ts';
import { sectionBlocks } from './section-blocks.ts';
import type { SectionLooks, Timeline } from './section-blocks.ts';

/** How a CV is laid out: one below the other, or with what is short at its side. */
export type PdfLayout = 'classic' | 'columns';

const TOP = 52;
const BOTTOM = 792 - 60;

/** One column of a letter page. */
const WHOLE: Column = { x: 56, width: 500, top: TOP, bottom: BOTTOM };

/** Two columns: what is short stands on paper colour at the left. */
const SIDE_WIDTH = 196;
const SIDE: Column = { x: 34, width: 144, top: TOP, bottom: BOTTOM };
const MAIN: Column = { x: 222, width: 346, top: TOP, bottom: BOTTOM };

const wholeLooks: SectionLooks = {
  width: WHOLE.width,
  heading: STYLES.section,
  body: STYLES.body,
  flows: true,
};
const mainLooks: SectionLooks = { ...wholeLooks, width: MAIN.width, flows: false };
const sideLooks: SectionLooks = {
  width: SIDE.width,
  heading: STYLES.sideSection,
  body: STYLES.side,
  flows: false,
};

const PHOTO = 92;

/** Sizes of how to reach the person, by what fits. */
const CONTACT_SIZES: readonly number[] = [STYLES.contact.size, 9.3, 8.6, 8, 7.4];

const paragraph = (): Leaf => ({ tag: 'P', parent: null });

/** Name and profession. */
function headBlocks(document: CvDocument, { name, headline }: CvOutline, width: number): Block[] {
  return [
    { before: 0, rows: document.rows(name, STYLES.name, width, { tag: 'H1', parent: null }) },
    { before: 1, rows: document.rows(headline, STYLES.headline, width, paragraph()) },
  ];
}

/** A line of how to reach the person; an address is a link. */
function contactRows(document: CvDocument, { text, url }: Item, width: number): Block {
  const place = paragraph();
  const leaf: Leaf = url ? { tag: 'Link', parent: place, url } : place;
  // An address that is broken over two lines cannot be copied: it is written smaller before.
  const size = CONTACT_SIZES.find(
    (each) => document.measure(text, { ...STYLES.contact, size: each }) <= width,
  );
  const style = { ...STYLES.contact, ...(size && { size }), ...(url && { colour: PRIMARY }) };
  return { before: 1.5, isWhole: true, rows: document.rows(text, style, width, leaf) };
}

const purposeBlock = (document: CvDocument, { purpose }: CvOutline, width: number): Block => ({
  before: 10,
  rows: document.rows(purpose, STYLES.detail, width, paragraph()),
});

/** Marks the entries of a section and joins them, over the pages between them. */
function drawTimeline(document: CvDocument, places: Timeline, { x, top, bottom }: Column): void {
  const at = x + 4;
  const middle = 7.5;
  const line = (page: number, from: number, to: number): void =>
    document.decorate(page, (doc) => {
      doc.moveTo(at, from).lineTo(at, to).lineWidth(1.2).strokeColor(LINE).stroke();
    });
  places.forEach(({ page, y }, index) => {
    const next = places[index + 1];
    if (next?.page === page) line(page, y + middle + 7, next.y + middle - 7);
    else if (next) {
      line(page, y + middle + 7, bottom);
      for (let between = page + 1; between < next.page; between++) line(between, top, bottom);
      line(next.page, top, Math.max(top, next.y + middle - 7));
    }
    document.decorate(page, (doc) => {
      doc
        .lineWidth(2)
        .circle(at, y + middle, 3.4)
        .strokeColor(PRIMARY)
        .stroke();
    });
  });
}

/** Writes sections into a column. @returns where they end. */
function writeSections(
  document: CvDocument,
  sections: readonly Section[],
  column: Column,
  looks: SectionLooks,
  from: Place,
): Place {
  let place = from;
  for (const section of sections) {
    const timeline: Timeline = [];
    place = document.write(sectionBlocks(document, section, looks, timeline), column, place);
    drawTimeline(document, timeline, column);
  }
  return place;
}

function writeClassic(document: CvDocument, outline: CvOutline, photo: Uint8Array | undefined): Place {
  const { x, width } = WHOLE;
  const hasPhoto =
    photo !== undefined &&
    document.picture(photo, `Fotografía de ${outline.name}`, x + width - PHOTO, TOP, PHOTO);
  const beside = hasPhoto ? width - PHOTO - 20 : width;
  const [address, ...others] = outline.contact;
  const rest = others.map(({ text }) => text).join(' · ');
  const end = document.write(
    [
      ...headBlocks(document, outline, beside),
      ...(address ? [{ ...contactRows(document, address, beside), before: 6 }] : []),
      contactRows(document, { text: rest }, beside),
    ],
    WHOLE,
    { page: 0, y: TOP },
  );
  const below = hasPhoto && end.page === 0 ? Math.max(end.y, TOP + PHOTO) : end.y;
  const rule = below + 11;
  document.decorate(end.page, (doc) => {
    doc
      .moveTo(x, rule)
      .lineTo(x + width, rule)
      .lineWidth(1)
      .strokeColor(LINE)
      .stroke();
  });
  const start = document.write([purposeBlock(document, outline, width)], WHOLE, { ...end, y: rule });
  return writeSections(document, outline.sections, WHOLE, wholeLooks, start);
}

/** Sections of short lines, which the narrow column has room for. */
const isShort = (section: Section): boolean =>
  section.kind === 'items' && (section.short || section.title === 'Enlaces');

function writeColumns(document: CvDocument, outline: CvOutline, photo: Uint8Array | undefined): Place {
  document.background((doc) => {
    doc.rect(0, 0, SIDE_WIDTH, doc.page.height).fill(PAPER);
  });
  const hasPhoto =
    photo !== undefined && document.picture(photo, `Fotografía de ${outline.name}`, SIDE.x, TOP, PHOTO);
  const head = document.write(
    [...headBlocks(document, outline, MAIN.width), purposeBlock(document, outline, MAIN.width)],
    MAIN,
    { page: 0, y: TOP },
  );
  const heading = document.rows('Contacto', STYLES.sideSection, SIDE.width, { tag: 'H2', parent: null });
  const contact = outline.contact.map((item) => contactRows(document, item, SIDE.width));
  const side = document.write(
    contact.length > 0 ? [{ before: 0, rows: heading, isHeading: true }, ...contact] : [],
    SIDE,
    { page: 0, y: hasPhoto ? TOP + PHOTO + 20 : TOP },
  );
  const main = writeSections(
    document,
    outline.sections.filter((section) => !isShort(section)),
    MAIN,
    mainLooks,
    head,
  );
  // What goes on overleaf is distinguished from the text by what it stands in.
  const within: Leaf = { tag: 'Div', parent: null };
  const short = outline.sections.filter(isShort);
  const end = writeSections(document, short, SIDE, { ...sideLooks, within }, side);
  return end.page > main.page || (end.page === main.page && end.y > main.y) ? end : main;
}

/** What the space above sections and entries is multiplied with, where that saves a page. */
const CLOSE = 0.6;
/** Most of a last page, in points, that closer sections may make room for on the pages before. */
const MOST_SAVED = 160;

/**
 * A CV as PDF: tagged, real text in embedded fonts, in Spanish. A last page of a few lines is spared, where the sections
 * can stand closer.
 * @returns the bytes of the file. It takes some hundred milliseconds of processor time.
 */
export async function renderPdf(cv: CvSource, layout: PdfLayout, siteName: string): Promise<Buffer> {
  const outline = buildOutline(cv);
  const write = layout === 'columns' ? writeColumns : writeClassic;
  const draw = (spacing: number): { document: CvDocument; end: Place } => {
    const document = new CvDocument(outline.title, outline.name, siteName, new Date(cv.date), spacing);
    return { document, end: write(document, outline, cv.photo) };
  };
  const loose = draw(1);
  const endsOnShortPage = loose.end.page > 0 && loose.end.y - TOP < MOST_SAVED;
  const close = endsOnShortPage ? draw(CLOSE) : loose;
  const { document } = close.document.pages < loose.document.pages ? close : loose;
  return document.finish(layout === 'columns' ? MAIN.x : WHOLE.x);
}
