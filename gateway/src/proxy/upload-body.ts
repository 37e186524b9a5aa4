import { Transform, type Readable, type TransformCallback } from 'node:stream';

/** What a form needs beside its file, in bytes: boundaries, names, other fields. */
const FORM_BYTES = 16_384;

/**
 * How much more than its service accepts passes of a file: the service says what is wrong with one that is too large, in
 * its own words, up to here.
 */
const EXCESS = 10;

/** Largest body of an upload, in bytes. */
export const uploadLimit = ({ bytes }: { bytes: number }): number => bytes * EXCESS + FORM_BYTES;

/**
 * The body of an upload on its way to a service, as it comes. Ends with an error when it is too large or its sender
 * disconnects; then the service is not to blame.
 */
export class UploadBody extends Transform {
  readonly #limit: number;
  #bytes = 0;
  /** Whether it was longer than its limit. */
  isTooLarge = false;
  /** Whether it broke, on either side, before it was whole. */
  get isBroken(): boolean {
    return this.destroyed && !this.readableEnded;
  }

  /** @param limit in bytes. */
  constructor(source: Readable, limit: number) {
    super();
    this.#limit = limit;
    source.once('error', (error) => this.destroy(error));
    source.once('close', () => {
      if (!source.readableEnded) this.destroy(new DOMException('the sender disconnected', 'AbortError'));
    });
    source.pipe(this);
    // Whoever reads it hears of it too; without a reader it would end the process.
    this.on('error', () => undefined);
    // What still comes is dropped, so that its sender reads the answer.
    this.once('close', () => source.unpipe(this).resume());
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    this.isTooLarge = this.#bytes > this.#limit;
    if (this.isTooLarge) done(new DOMException('the body is too large', 'AbortError'));
    else done(null, chunk);
  }
}
