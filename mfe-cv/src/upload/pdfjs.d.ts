/** The reading part of pdf.js, which says nothing of its types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
