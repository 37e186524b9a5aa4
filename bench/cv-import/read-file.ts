import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  blocksOfDocx,
  blocksOfPdf,
  hasText,
  openDocx,
  parseCv,
  readPages,
  rowsOfDocx,
  rowsOfPdf,
  type CvText,
  type DocxNode,
  type ReadCv,
} from '@chamba/mfe-cv/reader';

/** The text of a PDF in the order of reading. */
export async function readPdf(bytes: Uint8Array): Promise<CvText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false });
  try {
    const document = await task.promise;
    const text = rowsOfPdf(await readPages(document));
    const blocks = await blocksOfPdf(document);
    return blocks ? { ...text, blocks } : text;
  } finally {
    await task.destroy();
  }
}

/** The text of a Word document. @throws Error if it is not a Word document. */
export async function readDocx(bytes: Uint8Array): Promise<CvText> {
  const opened = openDocx(bytes);
  if (!opened) throw new Error('not a Word document');
  let root: DocxNode = { type: 'document' };
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: DocxNode) => {
        root = document;
        return document;
      },
    },
  );
  const text = rowsOfDocx(root, opened.header);
  return opened.isOwn ? { ...text, blocks: blocksOfDocx(root) } : text;
}

/** The text of a file. */
export const readText = (file: string): Promise<CvText> => {
  const bytes = readFileSync(file);
  return file.endsWith('.pdf') ? readPdf(bytes) : readDocx(bytes);
};

/** What the reader of the product understands of a file; null for one without text. */
export async function readFile(file: string): Promise<ReadCv | null> {
  const text = await readText(file);
  return hasText(text) ? parseCv(text) : null;
}

/** Why a file is no résumé: it has no text, is damaged or locked, or has text without anything of a résumé. */
export async function whyNot(file: string): Promise<string> {
  try {
    const cv = await readFile(file);
    if (!cv) return 'no text';
    const { name, email, jobs, studies } = cv;
    return name === '' && email === '' && jobs.length + studies.length === 0 ? 'no résumé' : 'résumé';
  } catch (failure) {
    return failure instanceof Error && failure.name === 'PasswordException' ? 'locked' : 'damaged';
  }
}
