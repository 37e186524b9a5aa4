/** What tests use of pdf.js to read documents back. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  type TextItem = { str: string; hasEOL: boolean };
  type StructureNode = { role: string; children: readonly (StructureNode | object)[] };
  type Page = {
    getTextContent(): Promise<{ items: readonly TextItem[]; lang: string | null }>;
    getStructTree(): Promise<StructureNode | null>;
    getAnnotations(): Promise<readonly { url?: string }[]>;
  };
  type PdfDocument = {
    numPages: number;
    getPage(number: number): Promise<Page>;
    getMetadata(): Promise<{ info: Readonly<Record<string, unknown>> }>;
    getMarkInfo(): Promise<{ Marked: boolean } | null>;
  };

  export function getDocument(options: { data: Uint8Array; verbosity: 0 }): {
    promise: Promise<PdfDocument>;
    destroy(): Promise<void>;
  };
}
