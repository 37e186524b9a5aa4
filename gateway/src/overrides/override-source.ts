import type { Logger } from 'pino';
import { assemble, type Composition } from '../composition/compose.ts';
import { applyOverrides, type OverrideReleases } from './apply-overrides.ts';
import { localVersionOf } from './local-folder.ts';
import type { OverrideSetting } from './override-settings.ts';
import type { SiteReleases } from './site-releases.ts';

const LOOK_MS = 1_000;
/** How often another site is asked what it serves now, in looks. */
const SITE_LOOKS = 10;

/** What is shown where nothing is put in its place: what another site serves, or this one. */
export type CompositionBase = { site: SiteReleases } | { current: () => Promise<Composition> };

export type OverrideSourceOptions = {
  base: CompositionBase;
  overrides: readonly OverrideSetting[];
  releases: OverrideReleases;
  /** Put before addresses of release files. */
  origin: string;
  logger: Logger;
};

/**
 * The composition of a gateway that developers and testers start: another site's or its own releases, with
 * configured overrides in their place. A folder that is built again and a site that moves on are taken while it runs.
 */
export class OverrideSource {
  readonly #options: OverrideSourceOptions;
  #base: Composition | null = null;
  #current: Composition | null = null;
  #seen = '';
  #looks = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: OverrideSourceOptions) {
    this.#options = options;
  }

  /** The composition without configured overrides. */
  get manifest(): Composition {
    if (!this.#base) throw new Error('there is no composition yet');
    return this.#base;
  }

  /** The composition with its overrides. Units at an address are asked what they are each time. */
  async current(): Promise<Composition> {
    const { overrides, releases, origin } = this.#options;
    const addressed = overrides.filter(({ kind }) => kind === 'address');
    const settled = this.#current ?? this.manifest;
    return addressed.length === 0 ? settled : applyOverrides(settled, addressed, releases, origin);
  }

  /**
   * Reads everything once and goes on watching.
   * @throws SiteReleasesError, RefusedReleaseError or CompositionConflictError when no composition can be made.
   */
  async start(): Promise<void> {
    await this.#look();
    for (const [unit, { wanted, failure }] of Object.entries(this.#current?.page.overrides ?? {}))
      if (failure) throw new Error(`${unit}=${wanted}: ${failure.reason}`);
    this.#timer = setInterval(() => {
      this.#looking = this.#looking
        .then(() => this.#look())
        .catch((err: unknown) => this.#options.logger.error({ err }, 'could not read the releases'));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { base, overrides, releases, origin, logger } = this.#options;
    if ('current' in base) this.#base = await base.current();
    else if (this.#looks % SITE_LOOKS === 0) await this.#readSite(base.site);
    this.#looks += 1;
    const versions = await Promise.all(
      overrides.map(async (setting) =>
        setting.kind === 'local' ? localVersionOf(setting.unit, setting.folder) : '',
      ),
    );
    const seen = [this.manifest.page.id, ...versions].join('\n');
    if (seen === this.#seen) return;
    const settled = overrides.filter(({ kind }) => kind !== 'address');
    this.#current = await applyOverrides(this.manifest, settled, releases, origin);
    this.#seen = seen;
    const units = Object.fromEntries(
      Object.entries(this.#current.page.units).map(([unit, { version, base: at }]) => [
        unit,
        `${version} ${at}`,
      ]),
    );
    logger.info({ composition: this.#current.page.id, units }, 'composition taken');
  }

  async #readSite(site: SiteReleases): Promise<void> {
    const { origin, logger } = this.#options;
    const { document, stale } = await site.live();
    if (stale) logger.warn('the site cannot be reached: its last known releases are shown');
    const next = assemble(await site.releases(document), origin);
    if (next.page.id !== this.#base?.page.id) this.#base = next;
  }
}
