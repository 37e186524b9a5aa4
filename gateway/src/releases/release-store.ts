/** Releases in a folder: `<unit>/<version>-<digest>/release.json` and the files beside it. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { releaseFolder, releaseSchema, type Release } from '@chamba/kernel/composition/release';
import { manifestHash, SIGNATURE_FILE } from '@chamba/kernel/composition/signing';
import { LRUCache } from 'lru-cache';
import { eachAtOnce } from './at-once.ts';
import { compressible, type Encoding, encode } from './compression.ts';
import { hasIntegrity } from './integrity.ts';
import { RefusedReleaseError, type PublishedStore, type ReleaseFile, type StoredRelease } from './port.ts';

export { RefusedReleaseError, type ReleaseFile, type StoredRelease } from './port.ts';

/** Encoded files cached in memory; a release has a few dozen of some tens of kilobytes. */
const CACHED_FILES = 1_500;

/** Descriptions cached in memory: those of open tabs of the last weeks. */
const CACHED_RELEASES = 1_000;

/** Files of a release that are read concurrently during verification. */
export const READ_AT_ONCE = 32;

/** Prefix of folders for incoming releases; they are never listed. */
const DRAFT = '.incoming-';

/** Age at which a draft is stale, in ms: a day. */
const STALE_DRAFT_MS = 86_400_000;

/** Releases below one folder: the folder implementation of the port. */
export class ReleaseStore implements PublishedStore {
  readonly #root: string;
  readonly #known = new LRUCache<string, StoredRelease>({ max: CACHED_RELEASES });
  readonly #files = new LRUCache<string, Promise<ReleaseFile>>({ max: CACHED_FILES });

  constructor(root: string) {
    this.#root = resolve(root);
  }

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

  async has(name: string): Promise<boolean> {
    if (this.#known.has(name)) return true;
    return stat(join(this.#resolveFolder(name), 'release.json')).then(
      () => true,
      () => false,
    );
  }

  async load(name: string): Promise<StoredRelease> {
    // A release that was undamaged before may have lost files since.
    this.#known.delete(name);
    const stored = await this.#describe(name);
    await eachAtOnce(Object.entries(stored.release.assets), READ_AT_ONCE, async ([file, { integrity }]) => {
      const bytes = await readFile(join(stored.folder, file)).catch(() => null);
      if (!bytes) throw new RefusedReleaseError(`${name}: ${file} is missing`);
      if (!hasIntegrity(bytes, integrity))
        throw new RefusedReleaseError(`${name}: ${file} is not what the release was built with`);
    });
    for (const [file, integrity] of neededFiles(stored.release)) {
      const asset = stored.release.assets[file];
      if (!asset) throw new RefusedReleaseError(`${name}: ${file} is used but not listed among the assets`);
      if (integrity !== null && integrity !== asset.integrity)
        throw new RefusedReleaseError(`${name}: ${file} is listed with two hashes`);
    }
    this.#known.set(name, stored);
    return stored;
  }

  async file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null> {
    let stored = this.#known.get(name);
    if (!stored) {
      stored = await this.#describe(name);
      this.#known.set(name, stored);
    }
    const { release, folder } = stored;
    const asset = Object.hasOwn(release.assets, file) ? release.assets[file] : undefined;
    if (!asset) return null;
    const encoding = (compressible(file) && asset.bytes > 512 && accepted[0]) || 'identity';
    const key = `${name}/${file}|${encoding}`;
    let found = this.#files.get(key);
    if (!found) {
      found = readFile(join(folder, file))
        .catch(missing(name, file))
        .then(async (bytes) => {
          if (!hasIntegrity(bytes, asset.integrity))
            throw new RefusedReleaseError(`${name}: ${file} is not what the release was built with`);
          return { bytes: await encode(bytes, encoding), encoding };
        });
      this.#files.set(key, found);
      // Another gateway may have removed the release.
      found.catch(() => {
        this.#files.delete(key);
        this.#known.delete(name);
      });
    }
    return found;
  }

  async read(name: string, file: string): Promise<Buffer | null> {
    return readFile(join(this.#resolveFolder(name), file)).catch(() => null);
  }

  async draft(): Promise<string> {
    await mkdir(this.#root, { recursive: true });
    await this.#dropStaleDrafts();
    return mkdtemp(join(this.#root, DRAFT));
  }

  /** Removes stale drafts of crashed processes; a younger one may still be in use by another process. */
  async #dropStaleDrafts(): Promise<void> {
    const names = await readdir(this.#root).catch(() => []);
    for (const name of names.filter((known) => known.startsWith(DRAFT))) {
      const draft = join(this.#root, name);
      const info = await stat(draft).catch(() => null);
      if (info && Date.now() - info.mtimeMs > STALE_DRAFT_MS)
        await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  async discard(draft: string): Promise<void> {
    await rm(draft, { recursive: true, force: true });
  }

  async keep(draft: string, name: string): Promise<void> {
    const folder = this.#resolveFolder(name);
    await mkdir(dirname(folder), { recursive: true });
    if (await moved(draft, folder)) return;
    if (await this.#isThere(draft, name)) {
      await rename(join(draft, SIGNATURE_FILE), join(folder, SIGNATURE_FILE)).catch(() => undefined);
      return this.discard(draft);
    }
    const aside = await this.draft();
    await rename(folder, join(aside, 'replaced'));
    await rename(draft, folder);
    this.#known.delete(name);
    await this.discard(aside);
  }

  async remove(name: string): Promise<void> {
    const aside = await this.draft();
    // Moved first: no reader finds a part of it.
    await rename(this.#resolveFolder(name), join(aside, 'removed')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    this.#known.delete(name);
    for (const key of [...this.#files.keys()]) if (key.startsWith(`${name}/`)) this.#files.delete(key);
    await this.discard(aside);
  }

  /** Whether the same release, byte for byte, is there and undamaged. */
  async #isThere(draft: string, name: string): Promise<boolean> {
    const manifest = manifestHash(await readFile(join(draft, 'release.json')));
    return this.load(name).then(
      (stored) => stored.manifest === manifest,
      () => false,
    );
  }

  #resolveFolder(name: string): string {
    const folder = resolve(this.#root, name);
    if (!folder.startsWith(this.#root + sep))
      throw new RefusedReleaseError(`${name} is outside the releases`);
    return folder;
  }

  async #describe(name: string): Promise<StoredRelease> {
    const folder = this.#resolveFolder(name);
    const path = join(folder, 'release.json');
    const [bytes, info] = await Promise.all([readFile(path), stat(path)]).catch(() => {
      throw new RefusedReleaseError(`${name} has no release.json`);
    });
    const release = parseRelease(name, bytes.toString('utf8'));
    if (`${release.name}/${releaseFolder(release)}` !== name) {
      throw new RefusedReleaseError(
        `${name}: release.json describes ${release.name}/${releaseFolder(release)}`,
      );
    }
    return { release, folder, writtenAt: info.mtimeMs, manifest: manifestHash(bytes) };
  }
}

/** Turns the error of a file that does not exist into the refusal of its release. */
const missing =
  (name: string, file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new RefusedReleaseError(`${name}: ${file} is missing`);
    throw error;
  };

/** Renames unless the target exists: a published release is never overwritten. */
async function moved(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    return false;
  }
}

/** @throws RefusedReleaseError if the text is not a valid `release.json`. */
export function parseRelease(name: string, text: string): Release {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RefusedReleaseError(`${name}: release.json is not valid JSON`);
  }
  const parsed = releaseSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new RefusedReleaseError(`${name}: release.json is not valid: ${faults.join('; ')}`);
}

/** The files that a page loads, with their declared integrity if there is one; each must be listed with a hash. */
export function neededFiles(release: Release): [file: string, integrity: string | null][] {
  const plain = [
    ...release.scripts,
    ...release.styles,
    ...[...release.routes, ...release.slots].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ];
  return [
    [release.entry.file, release.entry.integrity],
    ...[release.server, release.serviceWorker].flatMap((script): Array<[string, string]> =>
      script ? [[script.file, script.integrity]] : [],
    ),
    ...plain.map((file): [string, null] => [file, null]),
  ];
}
