import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import { assemble, type Composition } from '../composition/compose.ts';
import type { StoredRelease } from '../releases/release-store.ts';
import type { Published } from '../testers/published.ts';
import type { PublishedRelease, PublishedReleases } from '../testers/testers.plugin.ts';
import { SiteReleasesError, type SiteReleases } from './site-releases.ts';

/** What another site has published, as far as it discloses it to this one. */
export class PublishedSite implements Published {
  readonly #site: SiteReleases;
  readonly #origin: string;

  /** @param origin prefix of addresses of release files. */
  constructor(site: SiteReleases, origin: string) {
    this.#site = site;
    this.#origin = origin;
  }

  async live(): ReturnType<PublishedReleases['live']> {
    const { document } = await this.#site.live();
    return { composition: await this.#compose(document), document };
  }

  async composition(id: string): Promise<Composition | null> {
    const document = await this.#site.composition(id);
    return document ? this.#compose(document) : null;
  }

  async channel(name: string): Promise<Composition | null> {
    return name === 'live' ? (await this.live()).composition : null;
  }

  async units(): Promise<Record<string, PublishedRelease[]>> {
    try {
      return await this.#site.units();
    } catch (error) {
      if (!(error instanceof SiteReleasesError)) throw error;
      // The site lists versions for its testers only.
      const { document } = await this.#site.live();
      return Object.fromEntries(
        Object.entries(document.units).map(([unit, release]) => [unit, [{ ...release, publishedAt: '' }]]),
      );
    }
  }

  version(unit: string, version: string): Promise<StoredRelease> {
    return this.#site.version(unit, version);
  }

  /** From the fetched releases. */
  file(name: string, file: string): Promise<Buffer | null> {
    return this.#site.file(name, file);
  }

  async #compose(document: CompositionDocument): Promise<Composition> {
    return assemble(await this.#site.releases(document), this.#origin);
  }
}
