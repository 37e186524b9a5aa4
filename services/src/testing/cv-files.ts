/** Files of a CV made in this thread, for tests that read them. */
export { renderDocx } from '../cv-files/docx/render-docx.ts';
export { renderPdf } from '../cv-files/pdf/render-pdf.ts';
export type { CvSource } from '../cv-files/index.ts';
export { FULL_CV } from './full-cv.ts';
