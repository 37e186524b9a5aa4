import { Worker } from 'node:worker_threads';
import type { ApplicationSnapshot } from '@chamba/kernel/applications';

/** What a thread is given. */
export type RenderRequest = { snapshot: ApplicationSnapshot; siteName: string };

/** Longest time that a CV may take, in milliseconds. */
const LIMIT_MS = 20_000;

/** Largest memory of a thread, in MB: a CV needs some dozens. */
const LIMIT_MB = 128;

async function renderInThread(request: RenderRequest): Promise<Buffer> {
  const worker = new Worker(new URL('./cv-pdf.worker.js', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
  });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The PDF took longer than ${LIMIT_MS} ms.`)), LIMIT_MS);
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('The thread of the PDF ended without an answer.'));
      });
    });
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The CV of an application as PDF. Made in a thread of its own, one after the other: fonts and layout take some hundred
 * milliseconds, in which requests would wait.
 * @throws Error when it takes longer than 20 seconds.
 */
export function makeCvPdf(snapshot: ApplicationSnapshot, siteName: string): Promise<Buffer> {
  const made = last.then(() => renderInThread({ snapshot, siteName }));
  last = made.catch(() => undefined);
  return made;
}
