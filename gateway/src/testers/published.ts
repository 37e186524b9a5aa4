/** What is published, for testers: read from the folders of releases and, if there is one, the registry. */
import { manifestHash } from '@chamba/kernel/composition/signing';
import type { Composition } from '../composition/compose.ts';
import { RefusedReleaseError, type ReleaseStore, type StoredRelease } from '../releases/release-store.ts';
import { toDocument, readManifest } from './composition-document.ts';
import type { PublishedCompositions } from './page-chooser.ts';
import type { PublishedRelease, PublishedReleases } from './testers.plugin.ts';

/** Both interfaces to what is published. */
export type Published = PublishedReleases & PublishedCompositions;

/** The releases of one folder as published ones. The only composition is the current one. */
export class PublishedFolder implements Published {
  readonly #releases: ReleaseStore;
  readonly #current: () => Composition;
  readonly #known = new Map<string, Promise<StoredRelease | null>>();

  constructor(releases: ReleaseStore, current: () => Composition) {
    this.#releases = releases;
    this.#current = current;
  }

  async live(): ReturnType<PublishedReleases['live']> {
    const composition = this.#current();
    return { composition, document: await toDocument(composition) };
  }

  composition(id: string): Promise<Composition | null> {
    const current = this.#current();
    return Promise.resolve(current.page.id === id ? current : null);
  }

  channel(name: string): Promise<Composition | null> {
    return Promise.resolve(name === 'live' ? this.#current() : null);
  }

  async units(): Promise<Record<string, PublishedRelease[]>> {
    const units: Record<string, PublishedRelease[]> = {};
    const newestFirst = (await this.#all()).sort((a, b) => b.writtenAt - a.writtenAt);
    for (const stored of newestFirst) {
      const { name, version, digest } = stored.release;
      (units[name] ??= []).push({
        version,
        digest,
        manifest: manifestHash(await readManifest(stored)),
        publishedAt: new Date(stored.writtenAt).toISOString(),
      });
    }
    return units;
  }

  async version(unit: string, version: string): Promise<StoredRelease> {
    const found = (await this.#all())
      .filter(({ release }) => release.name === unit && release.version === version)
      .sort((a, b) => b.writtenAt - a.writtenAt)[0];
    if (!found) throw new RefusedReleaseError(`there is no release ${version} of ${unit}`, 'missing');
    return found;
  }

  async file(name: string, file: string): Promise<Buffer | null> {
    if (!(await this.#releases.list()).includes(name)) return null;
    const stored = await this.#load(name);
    if (!stored) return null;
    if (file === 'release.json') return readManifest(stored);
    return (await this.#releases.file(name, file, []))?.bytes ?? null;
  }

  async #all(): Promise<StoredRelease[]> {
    const found = await Promise.all((await this.#releases.list()).map((name) => this.#load(name)));
    return found.filter((stored) => stored !== null);
  }

  #load(name: string): Promise<StoredRelease | null> {
    let known = this.#known.get(name);
    if (!known) {
      known = this.#releases.load(name).catch((error: unknown) => {
        this.#known.delete(name);
        if (error instanceof RefusedReleaseError) return null;
        throw error;
      });
      this.#known.set(name, known);
    }
    return known;
  }
}
