/** The folder of releases: which there are, and their files, each checked against the hash of its release. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { releaseFolder, releaseSchema, type Release } from '@chamba/kernel/composition/release';
import { LRUCache } from 'lru-cache';
import { compressible, type Encoding, encode } from './compression.ts';
import { hasIntegrity } from './integrity.ts';

export type StoredRelease = {
  release: Release;
  /** Absolute path of the release's folder. */
  folder: string;
  /** Epoch ms at which its `release.json` was written. */
  writtenAt: number;
};

/** A release that must not be used; `message` names the unit, the release and the file. */
export class RefusedReleaseError extends Error {
  override name = 'RefusedReleaseError';
}

export type ReleaseFile = { bytes: Buffer; encoding: Encoding };

/** Encoded files kept in memory; a release has a few dozen of some tens of kilobytes. */
const CACHED_FILES = 1_500;

/** Reads releases below one folder: `<unit>/<version>-<digest>/release.json`. */
export class ReleaseStore {
  readonly #root: string;
  readonly #known = new Map<string, StoredRelease>();
  readonly #files = new LRUCache<string, Promise<ReleaseFile>>({ max: CACHED_FILES });

  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** Names of all release folders, as `<unit>/<folder>`, sorted. Cheap: reads directories only. */
  async list(): Promise<string[]> {
    const units = await readdir(this.#root, { withFileTypes: true }).catch(() => []);
    const names = await Promise.all(
      units
        .filter((unit) => unit.isDirectory() && !unit.name.startsWith('.'))
        .map(async (unit) => {
          const folders = await readdir(join(this.#root, unit.name), { withFileTypes: true }).catch(() => []);
          return folders
            .filter((folder) => folder.isDirectory() && !folder.name.startsWith('.'))
            .map((folder) => `${unit.name}/${folder.name}`);
        }),
    );
    return names.flat().sort();
  }

  /**
   * Reads one release and checks every file it lists.
   * @param name `<unit>/<folder>`, as `list` gives it.
   * @throws RefusedReleaseError when its description is wrong or a file is missing or changed.
   */
  async load(name: string): Promise<StoredRelease> {
    const stored = await this.#describe(name);
    for (const [file, { integrity }] of Object.entries(stored.release.assets)) {
      const bytes = await readFile(join(stored.folder, file)).catch(() => null);
      if (!bytes) throw new RefusedReleaseError(`${name}: ${file} is missing`);
      if (!hasIntegrity(bytes, integrity))
        throw new RefusedReleaseError(`${name}: ${file} is not what the release was built with`);
    }
    for (const file of neededFiles(stored.release)) {
      if (!(file in stored.release.assets))
        throw new RefusedReleaseError(`${name}: ${file} is used but not listed among the assets`);
    }
    this.#known.set(name, stored);
    return stored;
  }

  /**
   * A file of a release, checked and encoded for the wire.
   * @returns null when the release does not list it.
   * @throws RefusedReleaseError when the file is not what the release was built with.
   */
  async file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null> {
    const { release, folder } = this.#known.get(name) ?? (await this.#describe(name));
    const asset = Object.hasOwn(release.assets, file) ? release.assets[file] : undefined;
    if (!asset) return null;
    const encoding = (compressible(file) && asset.bytes > 512 && accepted[0]) || 'identity';
    const key = `${name}/${file}|${encoding}`;
    let found = this.#files.get(key);
    if (!found) {
      found = readFile(join(folder, file)).then(async (bytes) => {
        if (!hasIntegrity(bytes, asset.integrity))
          throw new RefusedReleaseError(`${name}: ${file} is not what the release was built with`);
        return { bytes: await encode(bytes, encoding), encoding };
      });
      this.#files.set(key, found);
      found.catch(() => this.#files.delete(key));
    }
    return found;
  }

  async #describe(name: string): Promise<StoredRelease> {
    const folder = resolve(this.#root, name);
    if (!folder.startsWith(this.#root + sep))
      throw new RefusedReleaseError(`${name} is outside the releases`);
    const path = join(folder, 'release.json');
    const [text, info] = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(() => {
      throw new RefusedReleaseError(`${name} has no release.json`);
    });
    const release = parseRelease(name, text);
    if (`${release.name}/${releaseFolder(release)}` !== name) {
      throw new RefusedReleaseError(
        `${name}: release.json describes ${release.name}/${releaseFolder(release)}`,
      );
    }
    return { release, folder, writtenAt: info.mtimeMs };
  }
}

function parseRelease(name: string, text: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RefusedReleaseError(`${name}: release.json is no JSON`);
  }
  const parsed = releaseSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new RefusedReleaseError(`${name}: release.json is not valid: ${faults.join('; ')}`);
}

/** Files a page is told to load must be files whose hash is known. */
function neededFiles(release: Release): string[] {
  return [
    release.entry.file,
    ...(release.server ? [release.server.file] : []),
    ...release.scripts,
    ...release.styles,
    ...[...release.routes, ...release.slots].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
}
