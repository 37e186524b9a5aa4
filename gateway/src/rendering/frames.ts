/**
 * Frames on the pipe between the gateway and a render process: the length of the rest, the length of a JSON head, the
 * head, and texts behind it. Texts are not part of the JSON because a page's HTML and state would otherwise be
 * escaped and parsed a second time.
 */

import { Buffer } from 'node:buffer';

const LENGTH_BYTES = 4;

/** A message and the texts behind it. */
export type Frame = { message: unknown; texts: string[] };

/** The received data is not a frame, or a larger one than the sender may send. */
export class InvalidFrameError extends Error {
  override name = 'InvalidFrameError';
}

/** Encodes one frame. @param message any JSON value. */
export function writeFrame(message: unknown, texts: readonly string[] = []): Buffer {
  const bodies = texts.map((text) => Buffer.from(text, 'utf8'));
  const head = Buffer.from(JSON.stringify({ message, texts: bodies.map(({ length }) => length) }), 'utf8');
  const lengths = Buffer.alloc(2 * LENGTH_BYTES);
  const rest = bodies.reduce((sum, { length }) => sum + length, LENGTH_BYTES + head.length);
  lengths.writeUInt32BE(rest, 0);
  lengths.writeUInt32BE(head.length, LENGTH_BYTES);
  return Buffer.concat([lengths, head, ...bodies]);
}

/** Assembles frames from the chunks of a stream. */
export class FrameReader {
  readonly #largest: number;
  readonly #largestHead: number;
  #chunks: Buffer[] = [];
  #have = 0;
  #need = LENGTH_BYTES;
  #inBody = false;

  /**
   * @param largest maximum size of a frame in bytes; a larger one is refused before it is buffered.
   * @param largestHead maximum size of a head in bytes; a larger one is refused before it is parsed.
   */
  constructor(largest: number, largestHead: number) {
    this.#largest = largest;
    this.#largestHead = largestHead;
  }

  /**
   * Adds a received chunk.
   * @returns the frames that it completes, in order, each with its size in bytes.
   * @throws InvalidFrameError
   */
  read(chunk: Buffer): Array<Frame & { bytes: number }> {
    this.#chunks.push(chunk);
    this.#have += chunk.length;
    const frames: Array<Frame & { bytes: number }> = [];
    while (this.#have >= this.#need) {
      const taken = this.#take();
      if (this.#inBody) {
        frames.push({ ...parse(taken, this.#largestHead), bytes: taken.length });
        this.#need = LENGTH_BYTES;
      } else {
        this.#need = taken.readUInt32BE(0);
        if (this.#need > this.#largest || this.#need < LENGTH_BYTES)
          throw new InvalidFrameError(`a frame of ${this.#need} bytes`);
      }
      this.#inBody = !this.#inBody;
    }
    return frames;
  }

  #take(): Buffer {
    const [first] = this.#chunks;
    const all = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#have);
    const rest = all.subarray(this.#need);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#have = rest.length;
    return all.subarray(0, this.#need);
  }
}

function parse(body: Buffer, largestHead: number): Frame {
  const headLength = body.readUInt32BE(0);
  if (headLength > largestHead) throw new InvalidFrameError(`a head of ${headLength} bytes`);
  if (headLength > body.length - LENGTH_BYTES) throw new InvalidFrameError('a head beyond its frame');
  const head = parseJson(body.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + headLength));
  if (!isHead(head)) throw new InvalidFrameError('a head of another shape');
  let from = LENGTH_BYTES + headLength;
  const texts = head.texts.map((length) => body.toString('utf8', from, (from += length)));
  if (from !== body.length) throw new InvalidFrameError('texts of another length');
  return { message: head.message, texts };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidFrameError('a head that is not JSON', { cause });
  }
}

function isHead(value: unknown): value is { message: unknown; texts: number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    'texts' in value &&
    Array.isArray(value.texts) &&
    value.texts.every((length) => Number.isSafeInteger(length) && length >= 0)
  );
}
