import type { PdfPage, Piece } from '../types.ts';

/** What is used of pdf.js: its pages as it hands them out. */
export type PdfDocument = {
  numPages: number;
  getPage: (number: number) => Promise<PdfPageSource>;
};
export type PdfPageSource = {
  getViewport: (options: { scale: number }) => {
    width: number;
    height: number;
    transform: number[];
  };
  getTextContent: () => Promise<{ items: ReadonlyArray<object> }>;
  getAnnotations: () => Promise<ReadonlyArray<{ url?: unknown }>>;
};

/** Pages that are read: a résumé with more says everything in them. */
const PAGE_LIMIT = 12;
/** Pieces of text that are read of a page: more is a drawing. */
const PIECE_LIMIT = 6_000;

type Item = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

const isItem = (item: object): item is Item =>
  'str' in item && 'transform' in item && 'width' in item && 'fontName' in item;

const multiply = (a: readonly number[], b: readonly number[]): number[] => {
  const [a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

/** A piece as it stands on the page; null for text that is turned: titles along the edge, watermarks. */
function toPiece({ str, transform, width, fontName }: Item, view: readonly number[]): Piece | null {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(view, transform);
  if (Math.abs(b) > 0.1 * Math.abs(a) + 0.01) return null;
  return { text: str, x, y, width, size: Math.hypot(c, d), font: fontName };
}

/** Reads the pages of a document. */
export async function readPages(document: PdfDocument): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, PAGE_LIMIT); number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const [{ items }, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
    const pieces = items.slice(0, PIECE_LIMIT).flatMap((item) => {
      const piece = isItem(item) ? toPiece(item, transform) : null;
      return piece ? [piece] : [];
    });
    const links = annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
    pages.push({ width, height, pieces, links });
  }
  return pages;
}
