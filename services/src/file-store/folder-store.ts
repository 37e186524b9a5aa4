import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, checkPrefix } from './port.ts';
import type { FileStore } from './port.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * Files in a folder that nobody but the site's own user can read. A file is written beside its place and moved there when
 * it is whole, so that a process that dies leaves no half of one.
 */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, '.unfinished');
  return {
    put: async (key, content) => {
      const path = join(root, checkKey(key));
      const partial = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        const file = await open(join(root, checkKey(key)));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(join(root, checkKey(key)), { force: true }),
    deletePrefix: (prefix) => rm(join(root, checkPrefix(prefix)), { recursive: true, force: true }),
  };
}
