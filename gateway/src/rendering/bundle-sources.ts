/** Sources of server bundles, read and verified by the gateway: render processes read no release. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hasIntegrity } from '../releases/integrity.ts';
import type { BundleName, ServerBundle } from './protocol.ts';

/** Maximum size of cached sources in bytes: a few compositions; each new process requests the ones of its pages. */
const MAX_CACHED_BYTES = 16_777_216;

/** Reads sources from the folders of releases, with an LRU cache. */
export class BundleSources {
  readonly #cache = new LRUCache<string, string>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (source) => source.length + 1,
  });

  /**
   * The source of a bundle.
   * @throws if the file cannot be read or differs from the one its release was built with.
   */
  async read(bundle: ServerBundle): Promise<string> {
    const { key } = toBundleName(bundle);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const bytes = await readFile(join(bundle.folder, bundle.file));
    if (!hasIntegrity(bytes, bundle.integrity))
      throw new Error(`${bundle.unit}: ${bundle.file} is not what the release was built with`);
    const source = bytes.toString('utf8');
    this.#cache.set(key, source);
    return source;
  }
}

/** The bundle's name, without the path of its folder. */
export function toBundleName({ unit, folder, file, integrity, base }: ServerBundle): BundleName {
  const release = `${unit}/${basename(folder)}`;
  return { unit, key: `${release}/${integrity} ${base}`, fileName: `/${release}/${file}`, base };
}
