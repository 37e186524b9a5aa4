/** Unpacks the archive of a release without trusting its content. */
import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract, type Header } from 'tar-stream';
import { ReleaseRefusal } from '../release-refusal.ts';

type Entry = AsyncIterable<unknown> & { header: Header; resume: () => unknown };

/** Maximum number of files in an archive. */
const MAX_FILES = 5_000;

/** A tar archive ends with this many zero bytes, which distinguishes a complete archive from a truncated one. */
const END_OF_ARCHIVE = 1_024;

export type Unpacked = {
  /** Paths of the files, relative to the folder. */
  files: ReadonlySet<string>;
  /** SHA-256 of the body in base64. */
  digest: string;
};

/**
 * Unpacks a gzipped tar into a folder while it is received.
 * @param body the archive; it is read no further than needed.
 * @param limitBytes maximum size, both compressed and unpacked.
 * @throws ReleaseRefusal `truncated`, `tampered`, `too-large`, `unsafe-path` or `not-a-release`.
 */
export async function unpack(
  body: AsyncIterable<Uint8Array>,
  folder: string,
  limitBytes: number,
): Promise<Unpacked> {
  const hash = createHash('sha256');
  const archive = extract();
  // The iterator rejects with the same error; this listener prevents an uncaught one.
  archive.on('error', () => undefined);
  const tail = new Tail();
  const stop = new AbortController();
  const feeding = pipeline(
    body,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      let total = 0;
      for await (const chunk of chunks) {
        total += chunk.length;
        if (total > limitBytes) throw tooLarge(limitBytes);
        hash.update(chunk);
        yield chunk;
      }
      if (total === 0) throw new ReleaseRefusal('truncated', 'The request has no body.');
    },
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      let total = 0;
      for await (const chunk of chunks) {
        total += chunk.length;
        if (total > limitBytes) throw tooLarge(limitBytes);
        tail.add(chunk);
        if (archive.destroyed) return;
        if (!archive.write(chunk)) await drained(archive);
      }
      archive.end(null);
    },
    { signal: stop.signal },
  );
  feeding.catch((error: Error) => archive.destroy(error));
  const files = new Set<string>();
  try {
    for await (const entry of archive) await take(entry, folder, files);
    await feeding;
  } catch (error) {
    stop.abort();
    const fed = await feeding.then(
      () => null,
      (reason: unknown) => reason,
    );
    // An error of the parser usually follows from an earlier one.
    throw toRefusal(error instanceof ReleaseRefusal || fed === null || isAbort(fed) ? error : fed);
  }
  if (!tail.isEnd()) throw new ReleaseRefusal('truncated', 'The archive is truncated.');
  return { files, digest: hash.digest('base64') };
}

async function take(entry: Entry, folder: string, files: Set<string>): Promise<void> {
  const { type, name } = entry.header;
  const path = name.replace(/^(?:\.\/)+/, '').replace(/\/$/, '');
  if (type === 'directory') {
    entry.resume();
    if (path !== '' && path !== '.' && !isSafe(path)) throw unsafe(name);
    return;
  }
  if (type !== 'file') {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the parser gives null for a type that it does not know
    const kind = type ?? 'special entry';
    throw new ReleaseRefusal('unsafe-path', `${name} is a ${kind}: a release contains files only.`);
  }
  if (!isSafe(path)) throw unsafe(name);
  if (files.has(path)) throw new ReleaseRefusal('unsafe-path', `${name} is in the archive twice.`);
  if (files.size >= MAX_FILES)
    throw new ReleaseRefusal('too-large', `The archive contains more than ${MAX_FILES} files.`);
  files.add(path);
  const target = join(folder, path);
  try {
    if (path.includes('/')) await mkdir(dirname(target), { recursive: true });
    const file = await open(target, 'wx');
    try {
      for await (const chunk of entry) if (chunk instanceof Uint8Array) await file.writeFile(chunk);
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A file with the name of another entry's folder.
    if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') throw unsafe(name);
    throw error;
  }
}

/** Letters, digits, `_`, `-`, `.` and slashes, without leaving the folder. */
function isSafe(path: string): boolean {
  return path.length <= 255 && /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/.test(path);
}

function unsafe(name: string): ReleaseRefusal {
  return new ReleaseRefusal(
    'unsafe-path',
    `${JSON.stringify(name.slice(0, 100))} is not a path inside a release.`,
  );
}

function tooLarge(limitBytes: number): ReleaseRefusal {
  return new ReleaseRefusal(
    'too-large',
    `The archive is larger than the ${Math.round(limitBytes / 1_048_576)} MB a release may have.`,
  );
}

function toRefusal(error: unknown): unknown {
  if (error instanceof ReleaseRefusal) return error;
  const { code, message = '' } = error as NodeJS.ErrnoException;
  const isCut = code === 'STREAM_DESTROYED' || code === 'PREMATURE_CLOSE';
  if (isCut || code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return new ReleaseRefusal('truncated', 'The archive is truncated.');
  if (code === 'Z_DATA_ERROR' && message === 'incorrect header check')
    return new ReleaseRefusal('not-a-release', 'The body is not a gzipped tar archive.');
  if (code?.startsWith('Z_') || /invalid (?:tar )?header|invalid pax|size/i.test(message))
    return new ReleaseRefusal('tampered', 'The archive is damaged.');
  return error;
}

function isAbort(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ABORT_ERR' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Resolves when the archive accepts more data, or has ended. */
function drained(archive: Extract): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      archive.off('drain', done);
      archive.off('close', done);
      resolve();
    };
    archive.on('drain', done);
    archive.on('close', done);
    if (archive.destroyed) done();
  });
}

/** Tracks whether the last bytes are the zeros that end an archive. */
class Tail {
  #zeros = 0;

  add(chunk: Buffer): void {
    let at = chunk.length;
    while (at > 0 && chunk[at - 1] === 0) at -= 1;
    this.#zeros = at === 0 ? this.#zeros + chunk.length : chunk.length - at;
  }

  isEnd(): boolean {
    return this.#zeros >= END_OF_ARCHIVE;
  }
}
