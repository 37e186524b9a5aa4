import { open } from 'node:fs/promises';

/** Beginnings of what a picture has no use for: it would be another kind of file too. */
const FOREIGN: readonly RegExp[] = [
  /%PDF-/,
  /PK\x03\x04/,
  /<(?:script|html|svg|!doctype|\?php|iframe|body)[\s>]/i,
  /\x7fELF/,
];

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Markers that stand alone, without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the scan that starts at a position ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at !== -1) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return content.length;
}

/** What a file is that begins as a JPEG: one that ends too early or is garbled is damaged. */
export type JpegState = 'plain' | 'damaged' | 'foreign';

/**
 * Whether a file is a JPEG from its first byte to its last, and nothing else. One that goes on after its end, or holds the
 * beginning of another kind of file among its notes, is foreign: programs that look for that kind read it as such. What
 * the picture shows is not looked at.
 */
export function checkJpeg(content: Buffer): JpegState {
  if (content[0] !== 0xff || content[1] !== START_OF_IMAGE) return 'foreign';
  let at = 2;
  while (at + 1 < content.length) {
    if (content[at] !== 0xff) return 'damaged';
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) return at + 2 === content.length ? 'plain' : 'foreign';
    else if (isAlone(marker)) at += 2;
    else {
      if (at + 4 > content.length) return 'damaged';
      const end = at + 2 + content.readUInt16BE(at + 2);
      const segment = content.toString('latin1', at + 4, end);
      if (FOREIGN.some((beginning) => beginning.test(segment))) return 'foreign';
      at = marker === START_OF_SCAN ? endOfScan(content, end) : end;
    }
  }
  return 'damaged';
}

/** Whether a file begins as a JPEG does. */
export async function beginsAsJpeg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return bytesRead === 3 && buffer.equals(Buffer.from([0xff, START_OF_IMAGE, 0xff]));
  } finally {
    await file.close();
  }
}
