/** What tests use of pdf.js to read documents back. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export type TextItem = {
    str?: string;
    hasEOL?: boolean;
    /** Begin and end of marked content, where it is asked for. */
    type?: string;
    tag?: string;
    id?: string;
  };
  export type StructureNode = {
    role?: string;
    lang?: string;
    alt?: string;
    children?: readonly StructureNode[];
    type?: string;
    id?: string;
  };
  export type Page = {
    getTextContent(options?: {
      includeMarkedContent: true;
    }): Promise<{ items: readonly TextItem[]; lang: string | null }>;
    getStructTree(): Promise<StructureNode | null>;
    getAnnotations(): Promise<readonly { url?: string; contentsObj?: { str: string } }[]>;
  };
  type PdfDocument = {
    numPages: number;
    getPage(number: number): Promise<Page>;
    getMetadata(): Promise<{
      info: Readonly<Record<string, unknown>>;
      metadata: { get(name: string): unknown } | null;
    }>;
    getMarkInfo(): Promise<{ Marked: boolean } | null>;
    getViewerPreferences(): Promise<Readonly<Record<string, unknown>> | null>;
  };

  export function getDocument(options: { data: Uint8Array; verbosity: 0 }): {
    promise: Promise<PdfDocument>;
    destroy(): Promise<void>;
  };
}
