import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './compression.ts';
import { RefusedReleaseError, type ReleaseFile, type ReleaseReader, type StoredRelease } from './port.ts';

/** Checked releases kept in memory. */
const KEPT = 500;

/** Several places of releases as one: what the first does not have is looked for in the next. */
export class LayeredReleases implements Pick<ReleaseReader, 'file'> {
  readonly #layers: readonly ReleaseReader[];
  readonly #checked = new LRUCache<string, StoredRelease>({ max: KEPT });

  /** @param layers published releases before those the site was started with. */
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
   * The release that a composition names, to the last byte.
   * @param fresh reads its files again, even if they were found good before.
   * @throws RefusedReleaseError when nobody has it undamaged.
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
    throw refused ?? new RefusedReleaseError(`${name} is not here`);
  }
}
