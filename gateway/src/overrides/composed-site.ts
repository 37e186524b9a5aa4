/** Compositions of a gateway that developers and testers start: of another site, with overrides, or both. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import type { Settings } from '../settings.ts';
import type { Published } from '../testers/published.ts';
import { takeLocalRelease } from './local-folder.ts';
import { OverrideSource, type CompositionBase } from './override-source.ts';
import { PublishedSite } from './published-site.ts';
import { SiteReleases } from './site-releases.ts';

/** Subfolder of the data folder for releases of another site and copies of local builds. */
const COMPOSED = 'composed';

export type ComposedSite = {
  /** The composition that pages are rendered with. */
  current: () => Promise<Composition>;
  /** The same without the overrides of the settings; missing if there are none. */
  manifest?: () => Promise<Composition>;
  published: Published;
  /** Releases that are not this site's own; their files are served in the same way. */
  releases: ReleaseStore;
  stop: () => Promise<void>;
};

/**
 * Opens the composition of the settings.
 * @param own this site's own; null if everything comes from another site.
 * @returns null if the settings compose nothing: pages use this site's own composition.
 * @throws if a release that the settings name is unavailable.
 */
export async function openComposedSite(
  settings: Settings,
  own: ComposedSite | null,
  logger: Logger,
): Promise<ComposedSite | null> {
  const { siteReleases, siteTester, overrides, dataDir, cdnUrl } = settings;
  if (siteReleases === null && overrides.length === 0) return null;
  const root = join(dataDir, COMPOSED);
  const origins =
    siteReleases === null ? own && ofThisSite(own) : ofSite(siteReleases, root, siteTester, cdnUrl);
  if (!origins) throw new Error('there is neither a site nor a folder of releases');
  const { base, published } = origins;
  const source = new OverrideSource({
    base,
    overrides,
    releases: {
      version: (unit, version) => published.version(unit, version),
      local: (unit, folder) => takeLocalRelease(unit, folder, root),
    },
    origin: cdnUrl,
    logger,
  });
  await source.start();
  return {
    current: () => source.current(),
    ...(overrides.length === 0 ? {} : { manifest: () => Promise.resolve(source.manifest) }),
    published,
    releases: new ReleaseStore(root),
    stop: () => source.stop(),
  };
}

type Origins = { base: CompositionBase; published: Published };

function ofThisSite({ current, published }: ComposedSite): Origins {
  return { base: { current }, published };
}

function ofSite(origin: string, root: string, tester: string | null, cdn: string): Origins {
  const site = new SiteReleases({ site: origin, root, tester });
  return { base: { site }, published: new PublishedSite(site, cdn) };
}
