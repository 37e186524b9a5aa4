import type { Logger } from 'pino';
import { assemble, type Composition } from '../composition/compose.ts';
import { applyOverrides, type OverrideReleases } from './apply-overrides.ts';
import { readLocalVersion } from './local-folder.ts';
import type { OverrideSetting } from './override-settings.ts';
import type { SiteReleases } from './site-releases.ts';

const POLL_MS = 1_000;
/** Interval for checking another site's live composition, in polls. */
const SITE_POLLS = 10;

/** The composition that overrides are applied to: that of another site, or of this one. */
export type CompositionBase = { site: SiteReleases } | { current: () => Promise<Composition> };

export type OverrideSourceOptions = {
  base: CompositionBase;
  overrides: readonly OverrideSetting[];
  releases: OverrideReleases;
  /** Prefix of addresses of release files. */
  origin: string;
  logger: Logger;
};

/**
 * The composition of a gateway that developers and testers start: another site's or its own releases, with the
 * configured overrides. New builds of a folder and moves of the other site are adopted while it runs.
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

  /** The composition with its overrides. Units at an address are described anew on each call. */
  async current(): Promise<Composition> {
    const { overrides, releases, origin } = this.#options;
    const addressed = overrides.filter(({ kind }) => kind === 'address');
    const settled = this.#current ?? this.manifest;
    return addressed.length === 0 ? settled : applyOverrides(settled, addressed, releases, origin);
  }

  /**
   * Reads everything once and starts watching.
   * @throws SiteReleasesError, RefusedReleaseError or CompositionConflictError if no composition can be made.
   */
  async start(): Promise<void> {
    await this.#poll();
    for (const [unit, { wanted, failure }] of Object.entries(this.#current?.page.overrides ?? {}))
      if (failure) throw new Error(`${unit}=${wanted}: ${failure.reason}`);
    this.#timer = setInterval(() => {
      this.#looking = this.#looking
        .then(() => this.#poll())
        .catch((err: unknown) => this.#options.logger.error({ err }, 'could not read the releases'));
    }, POLL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  async #poll(): Promise<void> {
    const { base, overrides, releases, origin, logger } = this.#options;
    if ('current' in base) this.#base = await base.current();
    else if (this.#looks % SITE_POLLS === 0) await this.#readSite(base.site);
    this.#looks += 1;
    const versions = await Promise.all(
      overrides.map(async (setting) =>
        setting.kind === 'local' ? readLocalVersion(setting.unit, setting.folder) : '',
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
