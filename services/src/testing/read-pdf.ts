import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page, StructureNode } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure of a page with the text below it. */
export type PdfElement = {
  role: string;
  text: string;
  alt: string;
  /** How many links lead away from it. */
  links: number;
  children: PdfElement[];
};

/** Texts of a page by the id of their marked content; '' holds what has none and is no decoration. */
async function textsById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const { type, id, tag, str = '', hasEOL } of items) {
    if (type === 'endMarkedContent') open.pop();
    else if (type) open.push(id ?? (tag === 'Artifact' ? 'artifact' : (open.at(-1) ?? '')));
    else {
      const key = open.at(-1) ?? '';
      texts.set(key, (texts.get(key) ?? '') + str + (hasEOL ? '\n' : ''));
    }
  }
  return texts;
}

function toElement(node: StructureNode, texts: ReadonlyMap<string, string>): PdfElement {
  const nodes = node.children ?? [];
  const children = nodes.filter(({ role }) => role !== undefined).map((child) => toElement(child, texts));
  const own = nodes.flatMap(({ type, id = '' }) => (type === 'content' ? [texts.get(id) ?? ''] : []));
  return {
    role: node.role ?? '',
    // Lines that were broken are one text again.
    text: [...own, ...children.map(({ text }) => text)].join(' ').replaceAll(/\s+/g, ' ').trim(),
    alt: node.alt ?? '',
    links: nodes.filter(({ type }) => type === 'object' || type === 'annotation').length,
    children,
  };
}

/** What a program finds in a PDF, page by page. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const document = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1);
        const texts = await textsById(page);
        const tree = await page.getStructTree();
        const annotations = await page.getAnnotations();
        return {
          tree: tree ? toElement(tree, texts) : null,
          untagged: (texts.get('') ?? '').trim(),
          decoration: texts.get('artifact') ?? '',
          links: annotations.map(({ url, contentsObj }) => ({ url, says: contentsObj?.str ?? '' })),
          lang: (await page.getTextContent()).lang,
        };
      }),
    );
    return {
      pages,
      info: (await document.getMetadata()).info,
      isTagged: (await document.getMarkInfo())?.Marked,
      preferences: await document.getViewerPreferences(),
    };
  } finally {
    await task.destroy();
  }
}

/** An element and those below it, in reading order. */
export const withinElement = (element: PdfElement): PdfElement[] => [
  element,
  ...element.children.flatMap(withinElement),
];
