import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './compression.ts';
import { RefusedReleaseError, type ReleaseFile, type ReleaseReader, type StoredRelease } from './port.ts';

/** Number of verified releases cached in memory. */
const MAX_CACHED = 500;

/** Several release stores as one: a release that is missing in the first is read from the next. */
export class LayeredReleases implements Pick<ReleaseReader, 'file'> {
  readonly #layers: readonly ReleaseReader[];
  readonly #checked = new LRUCache<string, StoredRelease>({ max: MAX_CACHED });

  /** @param layers published releases before the bootstrap ones. */
  constructor(layers: readonly ReleaseReader[]) {
    this.#layers = layers;
  }

  /** See `ReleaseReader.file`. */
  async file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null> {
    for (const layer of this.#layers) {
      if (await layer.has(name)) return layer.file(name, file, accepted);
    }
    return null;
  }

  /**
   * Finds the exact release that a composition names.
   * @param fresh verifies its files again, ignoring the cache.
   * @throws RefusedReleaseError if no layer has it undamaged.
   */
  async find(
    unit: string,
    { version, digest, manifest }: CompositionDocument['units'][string],
    fresh = false,
  ): Promise<StoredRelease> {
    const name = `${unit}/${version}-${digest}`;
    const key = `${name}|${manifest}`;
    const known = fresh ? undefined : this.#checked.get(key);
    if (known) return known;
    this.#checked.delete(key);
    let refused: unknown = null;
    for (const layer of this.#layers) {
      if (!(await layer.has(name))) continue;
      try {
        const stored = await layer.load(name);
        if (stored.manifest === manifest) {
          this.#checked.set(key, stored);
          return stored;
        }
        refused ??= new RefusedReleaseError(
          `${name}: release.json is not the one that the composition was made with`,
        );
      } catch (error) {
        refused ??= error;
      }
    }
    throw refused ?? new RefusedReleaseError(`${name} is missing here`);
  }
}
