/** Sources of server bundles, read and checked by the gateway: render processes read no release. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hasIntegrity } from '../releases/integrity.ts';
import type { BundleName, ServerBundle } from './protocol.ts';

/** Sources kept, in bytes: a few compositions; each process that starts asks for those of its pages. */
const KEPT_BYTES = 16_777_216;

/** Reads sources from the folders of releases, and keeps those that were used last. */
export class BundleSources {
  readonly #kept = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (source) => source.length + 1,
  });

  /**
   * The source of a bundle.
   * @throws when the file cannot be read or is not the one its release was built with.
   */
  async read(bundle: ServerBundle): Promise<string> {
    const { key } = nameOf(bundle);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const bytes = await readFile(join(bundle.folder, bundle.file));
    if (!hasIntegrity(bytes, bundle.integrity))
      throw new Error(`${bundle.unit}: ${bundle.file} is not what the release was built with`);
    const source = bytes.toString('utf8');
    this.#kept.set(key, source);
    return source;
  }
}

/** A bundle without the path of its folder. */
export function nameOf({ unit, folder, file, integrity }: ServerBundle): BundleName {
  const release = `${unit}/${basename(folder)}`;
  return { unit, key: `${release}/${integrity}`, fileName: `/${release}/${file}` };
}
