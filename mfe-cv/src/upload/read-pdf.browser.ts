import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { blocksOfPdf, readPages, rowsOfPdf, type CvText } from '../reader/index.ts';

const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/** A document that takes longer is one that was made to. */
const TIME_LIMIT_MS = 60_000;

/** Names of pdf.js's errors for a document that asks for a password. */
const LOCKED = 'PasswordException';

/**
 * Prepares the part of pdf.js that reads, in a thread of its own. Where the files of the site lie at another origin a page
 * may not start threads from there; then that part runs in the page, loaded and checked as all its scripts.
 */
async function prepare(): Promise<void> {
  if (WORKER.origin === window.location.origin && typeof Worker === 'function') {
    GlobalWorkerOptions.workerSrc = WORKER.href;
    return;
  }
  const code: unknown = await import(
    /* webpackChunkName: "cv-pdf-inline" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
  );
  Object.assign(globalThis, { pdfjsWorker: code });
}

/** The text of a PDF in the order of reading. Its fonts, pictures and scripts are not run. */
export async function readPdf(bytes: Uint8Array): Promise<CvText | 'locked' | 'damaged'> {
  await prepare();
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
  });
  // What is under way then fails.
  const timer = setTimeout(() => void task.destroy(), TIME_LIMIT_MS);
  try {
    const document = await task.promise;
    const text = rowsOfPdf(await readPages(document));
    const blocks = await blocksOfPdf(document);
    return blocks ? { ...text, blocks } : text;
  } catch (failure) {
    return failure instanceof Error && failure.name === LOCKED ? 'locked' : 'damaged';
  } finally {
    clearTimeout(timer);
    await task.destroy();
  }
}
