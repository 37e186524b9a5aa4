/** Releases in a bucket, which all machines share, with a copy on this one of those that it serves. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { SIGNATURE_FILE } from '@chamba/kernel/composition/signing';
import { LRUCache } from 'lru-cache';
import { eachAtOnce } from '../at-once.ts';
import type { Encoding } from '../compression.ts';
import { contentType } from '../content-types.ts';
import { RefusedReleaseError, type PublishedStore, type ReleaseFile, type StoredRelease } from '../port.ts';
import { parseRelease } from '../release-store.ts';
import type { ObjectHeaders, ObjectStore } from './object-store.ts';

/** Keys are the paths of the files' addresses, so that the bucket can be the origin of a CDN. */
const PREFIX = 'releases/';

/** One empty object for each release: listing all files of all releases would take a call for every few releases. */
const INDEX = 'index/';

const MANIFEST = 'release.json';

/** Objects that are read or written at the same time. */
const AT_ONCE = 8;

/** How long a release counts as missing after the bucket was asked, in ms: every file of a page asks. */
const MISSING_MS = 5_000;
const REMEMBERED = 1_000;

/**
 * The bucket implementation of the port. A release is there once its `release.json` is: that is written last and removed
 * first. Render processes read files, so a release is copied to a folder of the machine when it is served first, and
 * goes on being served from there while the bucket does not answer.
 */
export class BucketReleases implements PublishedStore {
  readonly #bucket: ObjectStore;
  readonly #local: PublishedStore;
  readonly #copying = new Map<string, Promise<void>>();
  readonly #missing: LRUCache<string, true>;

  /**
   * @param local copies on this machine.
   * @param now clock in ms.
   */
  constructor(bucket: ObjectStore, local: PublishedStore, now: () => number = () => performance.now()) {
    this.#bucket = bucket;
    this.#local = local;
    this.#missing = new LRUCache({ max: REMEMBERED, ttl: MISSING_MS, ttlResolution: 0, perf: { now } });
  }

  async list(): Promise<string[]> {
    const keys = await this.#bucket.keys(INDEX);
    return keys.map((key) => key.slice(INDEX.length)).sort();
  }

  async has(name: string): Promise<boolean> {
    if (await this.#local.has(name)) return true;
    if (this.#missing.has(name)) return false;
    const isThere = await this.#bucket.has(toKey(name, MANIFEST));
    if (!isThere) this.#missing.set(name, true);
    return isThere;
  }

  async load(name: string): Promise<StoredRelease> {
    if (await this.#isCurrent(name)) {
      try {
        return await this.#local.load(name);
      } catch (error) {
        if (!(error instanceof RefusedReleaseError)) throw error;
      }
    }
    await this.#copy(name);
    return this.#local.load(name);
  }

  /** Whether the copy here is of the release in the bucket: another machine may have replaced a damaged one. */
  async #isCurrent(name: string): Promise<boolean> {
    const copy = await this.#local.read(name, MANIFEST);
    if (!copy) return false;
    // Without an answer the copy has to do.
    const original = await this.#bucket.get(toKey(name, MANIFEST)).catch(() => copy);
    return original === null || original.equals(copy);
  }

  async file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null> {
    if (!(await this.#local.has(name))) await this.#copy(name);
    try {
      return await this.#local.file(name, file, accepted);
    } catch (error) {
      if (!(error instanceof RefusedReleaseError)) throw error;
    }
    // The copy is damaged.
    await this.#copy(name);
    return this.#local.file(name, file, accepted);
  }

  /** From the bucket: a signature may have been made anew. */
  async read(name: string, file: string): Promise<Buffer | null> {
    try {
      return await this.#bucket.get(toKey(name, file));
    } catch (error) {
      const copy = await this.#local.read(name, file);
      if (copy) return copy;
      throw error;
    }
  }

  draft(): Promise<string> {
    return this.#local.draft();
  }

  discard(draft: string): Promise<void> {
    return this.#local.discard(draft);
  }

  async keep(draft: string, name: string): Promise<void> {
    const manifest = await readFile(join(draft, MANIFEST));
    const former = await this.#bucket.get(toKey(name, MANIFEST));
    const isReplaced = former !== null && !former.equals(manifest);
    // No machine may copy files of both.
    if (isReplaced) await this.#bucket.delete(toKey(name, MANIFEST));
    const files = await listFiles(draft);
    await eachAtOnce(
      files.filter((file) => file !== MANIFEST),
      AT_ONCE,
      async (file) => this.#bucket.put(toKey(name, file), await readFile(join(draft, file)), toHeaders(file)),
    );
    if (isReplaced) await this.#removeOthers(name, files);
    await this.#bucket.put(toKey(name, MANIFEST), manifest, toHeaders(MANIFEST));
    await this.#bucket.put(`${INDEX}${name}`, Buffer.alloc(0), {
      type: 'text/plain',
      cacheControl: 'no-cache',
    });
    this.#missing.delete(name);
    await this.#local.keep(draft, name);
  }

  async remove(name: string): Promise<void> {
    await this.#bucket.delete(`${INDEX}${name}`);
    await this.#bucket.delete(toKey(name, MANIFEST));
    await this.#removeOthers(name, []);
    await this.#local.remove(name);
  }

  async #removeOthers(name: string, files: readonly string[]): Promise<void> {
    const kept = new Set(files.map((file) => toKey(name, file)));
    const keys = await this.#bucket.keys(toKey(name, ''));
    await eachAtOnce(
      keys.filter((key) => !kept.has(key)),
      AT_ONCE,
      (key) => this.#bucket.delete(key),
    );
  }

  /** Copies a release to this machine, once for all who ask meanwhile. */
  async #copy(name: string): Promise<void> {
    let copying = this.#copying.get(name);
    if (!copying) {
      copying = this.#download(name).finally(() => this.#copying.delete(name));
      this.#copying.set(name, copying);
    }
    return copying;
  }

  /** @throws RefusedReleaseError if it is not in the bucket whole. */
  async #download(name: string): Promise<void> {
    const manifest = await this.#bucket.get(toKey(name, MANIFEST));
    if (!manifest) throw new RefusedReleaseError(`${name} is not in the bucket`, 'missing');
    const { assets } = parseRelease(name, manifest.toString('utf8'));
    const draft = await this.#local.draft();
    try {
      await eachAtOnce([...Object.keys(assets), SIGNATURE_FILE], AT_ONCE, async (file) => {
        const content = await this.#bucket.get(toKey(name, file));
        if (content) return write(draft, file, content);
        if (file !== SIGNATURE_FILE) throw new RefusedReleaseError(`${name}: ${file} is missing`);
      });
      await write(draft, MANIFEST, manifest);
      await this.#local.keep(draft, name);
    } catch (error) {
      await this.#local.discard(draft);
      throw error;
    }
  }
}

const toKey = (name: string, file: string): string => `${PREFIX}${name}/${file}`;

function toHeaders(file: string): ObjectHeaders {
  return {
    type: contentType(file) ?? 'application/octet-stream',
    // The name of a release has the digest of its assets, not of its description and signature.
    cacheControl:
      file === MANIFEST || file === SIGNATURE_FILE ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

async function write(folder: string, file: string, content: Buffer): Promise<void> {
  const target = resolve(folder, file);
  if (!target.startsWith(folder + sep)) throw new RefusedReleaseError(`${file} is outside of its release`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
