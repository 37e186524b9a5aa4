import { PassThrough, Readable, pipeline } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';

/** A source that cannot be read at all; the message says why, for an operator. */
export class UnreadableSourceError extends Error {
  override name = 'UnreadableSourceError';
}

/** Bytes of a source after unpacking, with its first bytes, by which its format is detected. */
export type OpenSource = { head: Buffer; bytes: AsyncIterable<Buffer> };

/** Enough to hold an XML declaration, a header line or the header of a packed file. */
const HEAD_BYTES = 4_096;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_HEADER_BYTES = 30;
const DEFLATED = 8;

const startsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Reads ahead until the beginning is known, and hands everything out again from the start. */
async function withHead(source: AsyncIterable<Uint8Array>): Promise<OpenSource> {
  const iterator = source[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    read.push(chunk);
    length += chunk.length;
  }
  const head = Buffer.concat(read);
  async function* bytes(): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      for (;;) {
        const next = await iterator.next();
        if (next.done) return;
        yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, bytes: bytes() };
}

/** Sends bytes through an unpacking stream. @throws UnreadableSourceError when they cannot be unpacked. */
async function* unpack(
  bytes: AsyncIterable<Buffer>,
  unpacking: NodeJS.ReadWriteStream,
): AsyncGenerator<Uint8Array> {
  const out = new PassThrough();
  // What ends one of them early ends them all, and the reading below with the same error.
  pipeline(Readable.from(bytes), unpacking, out, () => undefined);
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    throw new UnreadableSourceError(`The packed file is damaged (${error.message}).`, { cause: error });
  }
}

/** Where the content of a ZIP file's first entry starts. @throws UnreadableSourceError when it is packed otherwise. */
function zipContentStart(head: Buffer): number {
  if (head.length < ZIP_HEADER_BYTES) throw new UnreadableSourceError('The ZIP file ends too early.');
  const isEncrypted = (head.readUInt16LE(6) & 1) === 1;
  if (isEncrypted || head.readUInt16LE(8) !== DEFLATED)
    throw new UnreadableSourceError('The ZIP file is packed in an unusual way: unpack it first.');
  return ZIP_HEADER_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}

async function* skipping(bytes: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const chunk of bytes) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left > 0 ? chunk.subarray(left) : chunk;
      left = 0;
    }
  }
}

/**
 * Opens a source: gzip is unpacked, of a ZIP file the first entry.
 * @throws UnreadableSourceError when it is empty, or plainly no text in an encoding that is read.
 */
export async function openSource(source: AsyncIterable<Uint8Array>): Promise<OpenSource> {
  let opened = await withHead(source);
  if (startsWith(opened.head, GZIP)) opened = await withHead(unpack(opened.bytes, createGunzip()));
  else if (startsWith(opened.head, ZIP)) {
    const content = skipping(opened.bytes, zipContentStart(opened.head));
    opened = await withHead(unpack(content, createInflateRaw()));
  }
  const { head } = opened;
  if (head.length === 0) throw new UnreadableSourceError('The file is empty.');
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) throw new UnreadableSourceError('The file is UTF-16; save it as UTF-8.');
  if (head.includes(0)) throw new UnreadableSourceError('The file is binary, not text.');
  return opened;
}
