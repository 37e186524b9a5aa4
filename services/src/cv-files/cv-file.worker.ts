/** Thread that makes one file of a CV and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CvFileRequest } from './index.ts';

const { cv, format, siteName } = workerData as CvFileRequest;

/** Each format brings a library of its own, of which a thread needs one. */
async function make(): Promise<Buffer> {
  if (format === 'docx') return (await import('./docx/render-docx.ts')).renderDocx(cv, siteName);
  const { renderPdf } = await import('./pdf/render-pdf.ts');
  return renderPdf(cv, format === 'pdf-columns' ? 'columns' : 'classic', siteName);
}

parentPort?.postMessage(await make());
