import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** An import source: its bytes, their number if known, and its name. */
export type ImportSource = { bytes: AsyncIterable<Uint8Array>; total: number | null; name: string };

/** A valid feed name derived from a file's: `Vacantes 2026.csv.gz` becomes `vacantes-2026`. */
export function toFeedName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/(\.(gz|zip|csv|jsonl?|ndjson|xml|txt))+$/, '')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, 80);
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

async function fetched(address: string): Promise<ImportSource> {
  const answer = await fetch(address, { redirect: 'follow' });
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    throw new Error(`${new URL(address).host} answered ${answer.status}`);
  }
  const { pathname, hostname } = new URL(address);
  // The content length of a compressed transfer differs from the number of received bytes.
  const isPacked = answer.headers.get('content-encoding') !== null;
  const length = Number(answer.headers.get('content-length'));
  return {
    bytes: answer.body as unknown as AsyncIterable<Uint8Array>,
    total: !isPacked && length > 0 ? length : null,
    name: toFeedName(path.posix.basename(pathname)) || toFeedName(hostname),
  };
}

/**
 * Opens a file, an http(s) address, or standard input (`-`). Compressed files are sent unchanged.
 * @throws Error if the source cannot be opened.
 */
export async function openImportSource(source: string): Promise<ImportSource> {
  if (source === '-') return { bytes: process.stdin, total: null, name: '' };
  if (isWebAddress(source)) {
    try {
      return await fetched(source);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new Error(
        `${source} cannot be fetched: ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause: error,
        },
      );
    }
  }
  const file = path.resolve(source);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new Error(`there is no file ${file}`);
  return { bytes: createReadStream(file), total: found.size, name: toFeedName(path.basename(file)) };
}
