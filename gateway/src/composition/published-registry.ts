import type { Registry } from '@chamba/platform-store';
import type { Logger } from 'pino';
import type { LayeredReleases } from '../releases/layered-releases.ts';
import { RefusedReleaseError, type PublishedStore, type StoredRelease } from '../releases/port.ts';
import type { Published } from '../testers/published.ts';
import type { PublishedRelease, PublishedReleases } from '../testers/testers.plugin.ts';
import type { Composition } from './compose.ts';
import type { CompositionSource } from './composition-source.ts';

export type PublishedRegistryOptions = {
  registry: Registry;
  compositions: CompositionSource;
  releases: LayeredReleases;
  published: PublishedStore;
  /** The bootstrap composition, for releases that were never published. */
  folder: Published;
  logger: Logger;
};

/**
 * What is published at this site, for testers: every release and composition of the registry and of the bootstrap
 * folder.
 */
export class PublishedRegistry implements Published {
  readonly #options: PublishedRegistryOptions;

  constructor(options: PublishedRegistryOptions) {
    this.#options = options;
  }

  live(): ReturnType<PublishedReleases['live']> {
    const { current, document } = this.#options.compositions;
    return Promise.resolve({ composition: current, document });
  }

  composition(id: string): Promise<Composition | null> {
    return this.#undamaged(this.#options.compositions.byId(id));
  }

  channel(name: string): Promise<Composition | null> {
    return this.#undamaged(this.#options.compositions.byChannel(name));
  }

  async units(): Promise<Record<string, PublishedRelease[]>> {
    const { registry, folder } = this.#options;
    const units: Record<string, PublishedRelease[]> = {};
    const rows = await registry.releases.list();
    for (const { unit, version, digest, manifest, publishedAt } of rows.filter(
      ({ collectedAt }) => collectedAt === null,
    ))
      (units[unit] ??= []).push({ version, digest, manifest, publishedAt: publishedAt.toISOString() });
    for (const [unit, releases] of Object.entries(await folder.units())) {
      const known = (units[unit] ??= []);
      const versions = new Set(known.map(({ version }) => version));
      known.push(...releases.filter(({ version }) => !versions.has(version)));
    }
    return units;
  }

  async version(unit: string, version: string): Promise<StoredRelease> {
    const { registry, releases, folder } = this.#options;
    const row = await registry.releases.find(unit, version);
    return row ? releases.find(unit, row) : folder.version(unit, version);
  }

  async file(name: string, file: string): Promise<Buffer | null> {
    const { published, folder } = this.#options;
    if (!(await published.has(name))) return folder.file(name, file);
    if (file === 'release.json') return published.read(name, file);
    return (await published.file(name, file, []))?.bytes ?? null;
  }

  async #undamaged(found: Promise<Composition | null>): Promise<Composition | null> {
    try {
      return await found;
    } catch (err) {
      if (!(err instanceof RefusedReleaseError)) throw err;
      this.#options.logger.error({ err }, 'composition refused');
      return null;
    }
  }
}
