import { call } from '@chamba/kernel/store';

/** Largest file that the site takes, in bytes. */
const FILE_BYTES = 2_048_000;

const NO_DOCUMENT = 'El archivo debe ser PDF o Word.';
const TOO_LARGE = 'El archivo debe ser menor de 2 Mb.';

/** First bytes of a PDF, of a Word document (a ZIP), and of one of before 2007. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

async function findFault(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isKnown = BEGINNINGS.some((beginning) => beginning.every((byte, index) => head[index] === byte));
  if (!isKnown) return NO_DOCUMENT;
  return file.size > FILE_BYTES ? TOO_LARGE : null;
}

/**
 * Saga step: what is wrong with a file before it is sent, in words; null if nothing is seen. The service looks closer.
 * A file that cannot be read is left to it.
 */
export function* fileFault(file: Blob): Generator<unknown, string | null> {
  try {
    return (yield call(findFault, file)) as string | null;
  } catch {
    return null;
  }
}
