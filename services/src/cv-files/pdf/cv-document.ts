import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Structure } from 'pdfkit';
import { findFont, toRuns } from './fonts.ts';
import { MADE_BY } from '../outline.ts';
import { breakLines } from './lines.ts';
import type { Joint, Line, Style } from './lines.ts';
import { FOOT, INK, LINE_HEIGHT, MUTED } from './looks.ts';

/** A place in the structure of the document, entered with the first text in it: readers go through it in that order. */
export type Leaf = {
  /** Of PDF: `P`, `H2`, `LI`, … */
  tag: string;
  parent: Leaf | null;
  /** The address that a `Link` leads to. */
  url?: string;
  element?: Structure;
};

/** A text of one line at a place of its row; `joint` says how it follows what its leaf says before. */
export type Cell = { text: string; dx: number; leaf: Leaf; style: Style; joint?: Joint };

/** Cells beside each other. */
export type Row = { height: number; cells: readonly Cell[] };

/** Rows that are written as one: at least two of them stay together at the end of a page, and at the start of the next. */
export type Block = {
  rows: readonly Row[];
  /** Empty space above, left out at the top of a page. */
  before: number;
  /** Stays on the page of the next block's first rows. */
  isHeading?: boolean;
  /** Does not go on over the end of a page. */
  isWhole?: boolean;
  /** Called with where it begins. */
  onPlaced?: (place: Place) => void;
};

/** A place on a page. */
export type Place = { page: number; y: number };

/** An area that texts flow through, from page to page. */
export type Column = { x: number; width: number; top: number; bottom: number };

const totalHeight = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/** A tagged document, written at places that its caller computes. */
export class CvDocument {
  readonly doc: PDFDocument;
  readonly #title: string;
  readonly #root: Structure;
  #open: Leaf | null = null;
  #page = 0;
  readonly #fonts = new Set<string>();
  #background: ((doc: PDFDocument) => void) | null = null;
  readonly #spacing: number;

  /** @param spacing what the empty space above blocks is multiplied with. */
  constructor(title: string, author: string, siteName: string, created: Date, spacing = 1) {
    this.#title = title;
    this.#spacing = spacing;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: 'es-MX',
      displayTitle: true,
      bufferPages: true,
      font: null,
      info: { Title: title, Author: author, Creator: siteName, Producer: MADE_BY, CreationDate: created },
    });
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  readonly measure = (text: string, { face, size }: Style): number => {
    let width = 0;
    for (const run of toRuns(text, face)) width += this.#use(run.font).fontSize(size).widthOfString(run.text);
    return width;
  };

  readonly lines = (text: string, style: Style, width: number): Line[] =>
    breakLines(text, style, width, this.measure);

  /** A text as rows of one place of the structure. */
  rows(text: string, style: Style, width: number, leaf: Leaf, dx = 0): Row[] {
    return this.lines(text, style, width - dx).map((line) => ({
      height: style.size * LINE_HEIGHT,
      cells: [{ ...line, dx, leaf, style }],
    }));
  }

  /**
   * Writes blocks into a column, from page to page.
   * @param from where; @returns where they end.
   */
  write(given: readonly Block[], column: Column, from: Place): Place {
    const blocks = given.filter(({ rows }) => rows.length > 0);
    let { y } = from;
    this.turnTo(from.page);
    const fits = (height: number): boolean => y + height <= column.bottom;
    const nextPage = (): void => {
      this.turnTo(this.#page + 1);
      y = column.top;
    };
    blocks.forEach((block, index) => {
      if (y > column.top && !fits(this.#least(blocks, index))) nextPage();
      if (y > column.top) y += this.#spaceAbove(block);
      block.onPlaced?.({ page: this.#page, y });
      const { rows } = block;
      rows.forEach((row, at) => {
        const left = rows.length - at;
        // Neither the first nor the last row of a block stands alone.
        const needed = at === 0 && left > 1 ? totalHeight(rows.slice(0, 2)) : row.height;
        const leavesOne = left === 2 && rows.length > 3 && !fits(totalHeight(rows.slice(at)));
        if (y > column.top && (!fits(needed) || leavesOne)) nextPage();
        this.#writeRow(row, column.x, y);
        y += row.height;
      });
      this.#close();
      for (const { cells } of rows) for (const { leaf } of cells) if (leaf.url) leaf.element?.end();
    });
    return { page: this.#page, y };
  }

  /** Shows a page, and adds it where it is the next one. */
  turnTo(page: number): void {
    this.#close();
    this.#page = page;
    if (page < this.doc.bufferedPageRange().count) this.doc.switchToPage(page);
    else {
      this.doc.addPage();
      if (this.#background) this.decorate(page, this.#background);
    }
  }

  /** Draws something on this page and on those to come. */
  background(draw: (doc: PDFDocument) => void): void {
    this.#background = draw;
    this.decorate(this.#page, draw);
  }

  /** Draws something that says nothing, which readers pass over. */
  decorate(page: number, draw: (doc: PDFDocument) => void): void {
    this.turnTo(page);
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** A round picture. @returns whether it could be read. */
  picture(bytes: Uint8Array, alt: string, x: number, y: number, size: number): boolean {
    const { doc } = this;
    const image = readImage(doc, bytes);
    if (!image) return false;
    this.turnTo(0);
    const element = doc.struct('Figure', { alt, bbox: [x, y, x + size, y + size] });
    this.#root.add(element);
    const content = doc.markStructureContent('Figure');
    const scale = size / Math.min(image.width, image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    doc
      .save()
      .circle(x + size / 2, y + size / 2, size / 2)
      .clip();
    doc.image(image, x - (width - size) / 2, y - (height - size) / 2, { width, height }).restore();
    doc.endMarkedContent();
    element.add(content);
    element.end();
    return true;
  }

  /** Pages that there are. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Numbers the pages and ends the document. */
  async finish(x: number): Promise<Buffer> {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.turnTo(page);
      doc.markContent('Artifact', { type: 'Pagination' });
      const text = count > 1 ? `${this.#title} · página ${page + 1} de ${count}` : this.#title;
      const style: Style = { face: 'text', size: 8.5, colour: MUTED };
      const [line] = this.lines(text, style, doc.page.width - x - FOOT);
      this.#draw({ text: line?.text ?? '', dx: 0, style }, x, doc.page.height - FOOT);
      doc.endMarkedContent();
    }
    this.#root.end();
    doc.end();
    return buffer(doc);
  }

  /** Height that a block needs on its page: headings take the first rows of what follows along. */
  #least(blocks: readonly Block[], index: number): number {
    const block = blocks[index];
    if (!block) return 0;
    const before = this.#spaceAbove(block);
    if (block.isHeading) return before + totalHeight(block.rows) + this.#least(blocks, index + 1);
    return before + totalHeight(block.isWhole ? block.rows : block.rows.slice(0, 2));
  }

  readonly #spaceAbove = ({ before }: Block): number => before * this.#spacing;

  #writeRow({ cells, height }: Row, x: number, y: number): void {
    for (const cell of cells) {
      const { leaf, joint = 'line' } = cell;
      if (this.#open !== leaf || joint !== 'space') this.#enter(leaf, joint);
      const width = this.#draw(cell, x, y);
      if (leaf.url && leaf.element)
        this.doc.link(x + cell.dx, y, width, height, leaf.url, {
          structParent: leaf.element,
          Contents: literal(cell.text),
        });
    }
  }

  /** @returns the width of the text. */
  #draw({ text, dx, style }: Omit<Cell, 'leaf'>, x: number, y: number): number {
    const { doc } = this;
    let at = x + dx;
    doc.fillColor(style.colour || INK);
    for (const run of toRuns(text, style.face)) {
      this.#use(run.font).fontSize(style.size);
      if (run.actual !== undefined) doc.markContent('Span', { actual: run.actual });
      doc.text(run.text, at, y + style.size * 1.05, { lineBreak: false, baseline: 'alphabetic' });
      if (run.actual !== undefined) doc.endMarkedContent();
      at += doc.widthOfString(run.text);
    }
    return at - x - dx;
  }

  /** Chooses a font; a document has those that it uses. */
  #use(name: string): PDFDocument {
    const font = this.#fonts.has(name) ? undefined : findFont(name);
    if (font) this.doc.registerFont(name, font.bytes);
    this.#fonts.add(name);
    return this.doc.font(name);
  }

  /**
   * Goes on in a place of the structure. Each line of a text is content of its own; what is only the rest of one, on the
   * next page or behind a cut in a word, is a span. So programs get the text as it was written, with its line ends.
   */
  #enter(leaf: Leaf, joint: Joint): void {
    this.#close();
    const isRest = leaf.element !== undefined && joint !== 'line';
    const element = this.#ensureElement(leaf);
    const content = this.doc.markStructureContent(isRest ? 'Span' : leaf.tag);
    if (isRest) element.add(this.doc.struct('Span', {}, content));
    else element.add(content);
    this.#open = leaf;
  }

  #close(): void {
    if (this.#open) this.doc.endMarkedContent();
    this.#open = null;
  }

  #ensureElement(leaf: Leaf): Structure {
    if (!leaf.element) {
      leaf.element = this.doc.struct(leaf.tag);
      (leaf.parent ? this.#ensureElement(leaf.parent) : this.#root).add(leaf.element);
    }
    return leaf.element;
  }
}

/** A text that pdfkit does not take for a name. */
// eslint-disable-next-line no-new-wrappers, unicorn/new-for-builtins -- pdfkit writes other strings as names.
const literal = (text: string): object => new String(text);

function readImage(doc: PDFDocument, bytes: Uint8Array) {
  try {
    return doc.openImage(Buffer.from(bytes));
  } catch {
    return null;
  }
}
