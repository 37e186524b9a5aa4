/** What is used of pdfkit; the types on the registry do not know structure and languages of documents. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export type TextOptions = { lineBreak: false; baseline: 'alphabetic' };

  export type Structure = {
    add(child: Structure | Content): Structure;
    end(): void;
  };

  /** Content of a page that belongs to an element of the structure. */
  export type Content = { refs: readonly object[] };

  export type StructureOptions = { alt?: string; bbox?: [number, number, number, number] };

  export type Image = { width: number; height: number };

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'LETTER';
      margin: 0;
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      lang: string;
      displayTitle: true;
      bufferPages: true;
      /** None of its own: a font that is not registered under a name is read anew whenever it is used. */
      font: null;
      info: { Title: string; Author: string; Creator: string; Producer: string; CreationDate: Date };
    });
    readonly page: { width: number; height: number };
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    strokeColor(colour: string): this;
    stroke(): this;
    fill(colour: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    clip(): this;
    save(): this;
    restore(): this;
    openImage(source: Buffer): Image;
    image(image: Image, x: number, y: number, options: { width: number; height: number }): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: Structure; /** A `String`: others are written as names. */ Contents: object },
    ): this;
    addPage(): this;
    struct(type: string, options?: StructureOptions, content?: Content): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    markStructureContent(tag: string): Content;
    endMarkedContent(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    end(): void;
  }
}

/** What is used of fontkit, which pdfkit reads fonts with. */
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean };

  export function create(bytes: Buffer): Font;
}
