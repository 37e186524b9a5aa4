/** What is used of pdfkit; the types on the registry do not know structure and languages of documents. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export type TextOptions = {
    continued?: boolean;
    link?: string | null;
    underline?: boolean;
    lineGap?: number;
    width?: number;
    align?: 'left' | 'right';
    lineBreak?: boolean;
  };

  export type Structure = { add(child: Structure | (() => void)): Structure; end(): void };

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'LETTER';
      margins: { top: number; bottom: number; left: number; right: number };
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      lang: string;
      displayTitle: true;
      bufferPages: true;
      font: string;
      info: { Title: string; Author: string; Creator: string; CreationDate: Date };
    });
    x: number;
    y: number;
    readonly page: {
      width: number;
      height: number;
      margins: { top: number; bottom: number; left: number; right: number };
    };
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    strokeColor(colour: string): this;
    stroke(): this;
    addPage(): this;
    struct(type: string, children?: () => void): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    end(): void;
  }
}

/** What is used of fontkit, which pdfkit reads fonts with. */
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint(codePoint: number): boolean };

  export function openSync(file: string): Font;
}
