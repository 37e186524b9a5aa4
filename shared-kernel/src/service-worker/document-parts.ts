/** Response header with the places of a document's parts. */
export const DOCUMENT_PARTS_HEADER = 'x-document-parts';

/**
 * Where the parts of a document are that differ between a page and its frame without content. Offsets count UTF-16
 * code units from the start of the document, as string methods do; ends are exclusive.
 */
export type DocumentParts = {
  /** Where attributes of the root element may be inserted. */
  rootAttributes: number;
  contentStart: number;
  contentEnd: number;
  /** The boot payload, as JSON. */
  bootStart: number;
  bootEnd: number;
};

/**
 * Writes the value of `DOCUMENT_PARTS_HEADER`.
 * @example
 * serializeDocumentParts({ rootAttributes: 21, contentStart: 90, contentEnd: 120, bootStart: 180, bootEnd: 400 });
 * // '21 90 120 180 400'
 */
export function serializeDocumentParts(parts: DocumentParts): string {
  const { rootAttributes, contentStart, contentEnd, bootStart, bootEnd } = parts;
  return [rootAttributes, contentStart, contentEnd, bootStart, bootEnd].join(' ');
}

/**
 * Reads the value of `DOCUMENT_PARTS_HEADER`.
 * @returns null when it is missing or invalid.
 * @example const parts = parseDocumentParts(page.headers.get(DOCUMENT_PARTS_HEADER));
 */
export function parseDocumentParts(header: string | null): DocumentParts | null {
  if (!/^\d+(?: \d+){4}$/.test(header ?? '')) return null;
  const offsets = (header ?? '').split(' ').map(Number);
  const [rootAttributes = 0, contentStart = 0, contentEnd = 0, bootStart = 0, bootEnd = 0] = offsets;
  const isOrdered = offsets.every((offset, index) => index === 0 || offset >= (offsets[index - 1] ?? 0));
  return isOrdered ? { rootAttributes, contentStart, contentEnd, bootStart, bootEnd } : null;
}
