import { Worker } from 'node:worker_threads';
import { Fault } from '../http/fault.ts';
import type { CvSource } from './outline.ts';
import { Turns } from './turns.ts';

export type { CvSource } from './outline.ts';

/** What a CV is made into: PDF in one column or two, or a Word document. */
export type CvFormat = 'pdf' | 'pdf-columns' | 'docx';

/** What a thread is given. */
export type CvFileRequest = { cv: CvSource; format: CvFormat; siteName: string };

/** Longest time that a file may take, in milliseconds. */
const LIMIT_MS = 20_000;

/** Largest memory of a thread, in MB: a CV needs some dozens. */
const LIMIT_MB = 128;

/** Largest file, in bytes: thirty long jobs are some hundred thousand, a photo at most a million. */
const LIMIT_BYTES = 5_000_000;

/** Most files that wait for their turn, each of which takes some hundred milliseconds. */
const LIMIT_WAITING = 20;

async function makeInThread(request: CvFileRequest): Promise<Buffer> {
  const worker = new Worker(new URL('./cv-file.worker.js', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
  });
  try {
    const file = await new Promise<Buffer>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The file took longer than ${LIMIT_MS} ms.`)),
        LIMIT_MS,
      );
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('The thread of the file ended without an answer.'));
      });
    });
    if (file.length > LIMIT_BYTES) throw new Error(`The file has ${file.length} bytes.`);
    return file;
  } finally {
    await worker.terminate();
  }
}

const turns = new Turns(LIMIT_WAITING);

/**
 * A CV as a file. Made in a thread of its own, one after the other: fonts and layout take some hundred milliseconds, in
 * which requests would wait. Nothing of it is kept.
 * @throws Fault MYS-1 while too many wait; Error when it takes longer than 20 seconds or is larger than 5 MB.
 */
export async function makeCvFile(request: CvFileRequest): Promise<Buffer> {
  const made = turns.take(() => makeInThread(request));
  if (!made) throw new Fault('MYS-1', 503);
  return made;
}
