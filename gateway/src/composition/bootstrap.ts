import type { Logger } from 'pino';
import type { ReleaseReader, StoredRelease } from '../releases/port.ts';
import { compose, newestOfEach, withoutUnownedSlots, type Composition } from './compose.ts';

const SCAN_MS = 2_000;

/** The folder of releases is not there, or empty. */
export class NoReleasesError extends Error {
  override name = 'NoReleasesError';
}

/**
 * What a site starts from: the newest release of every unit in the operator's own folder. A release that appears while
 * the gateway runs is taken; one that is refused, or that does not fit the others, leaves the last good composition. What
 * fills a slot that nobody has a place for is left out, so that one team's haste does not keep the site from starting.
 */
export class Bootstrap {
  readonly #releases: ReleaseReader;
  readonly #logger: Logger;
  readonly #origin: string;
  readonly #taken: (composition: Composition) => void;
  readonly #loaded = new Map<string, StoredRelease>();
  #seen = '';
  #current: Composition | null = null;
  #units: readonly string[] = [];
  #timer: NodeJS.Timeout | null = null;
  #scanning: Promise<void> = Promise.resolve();

  /** @param taken hears of every composition that is taken. */
  constructor(options: {
    releases: ReleaseReader;
    logger: Logger;
    origin: string;
    taken: (composition: Composition) => void;
  }) {
    this.#releases = options.releases;
    this.#logger = options.logger;
    this.#origin = options.origin;
    this.#taken = options.taken;
  }

  /** Null until there are releases that fit together. */
  get current(): Composition | null {
    return this.#current;
  }

  /** Units that have a folder, whether or not a release in it can be served. */
  get units(): readonly string[] {
    return this.#units;
  }

  /**
   * Reads the releases and goes on watching them.
   * @throws CompositionConflictError or RefusedReleaseError when no composition can be made.
   */
  async start(): Promise<void> {
    await this.#scan(true);
    this.#timer = setInterval(() => {
      this.#scanning = this.#scanning
        .then(() => this.#scan(false))
        .catch((err: unknown) => this.#logger.error({ err }, 'could not read the releases'));
    }, SCAN_MS);
    this.#timer.unref();
  }

  /** Stops watching; what was read stays. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#scanning;
  }

  async #scan(first: boolean): Promise<void> {
    const names = await this.#releases.list();
    const seen = names.join('\n');
    this.#units = [...new Set(names.map((name) => name.split('/', 1)[0] ?? ''))];
    if (seen === this.#seen && !first) return;
    if (first && names.length === 0) throw new NoReleasesError();
    let refused: Error | null = null;
    for (const name of [...this.#loaded.keys()]) if (!names.includes(name)) this.#loaded.delete(name);
    for (const name of names) {
      if (this.#loaded.has(name)) continue;
      try {
        this.#loaded.set(name, await this.#releases.load(name));
      } catch (error) {
        refused = error instanceof Error ? error : new Error(String(error));
        this.#logger.error({ err: refused }, 'release refused');
      }
    }
    // A folder may still be being written: it is tried again until it can be read.
    if (!refused) this.#seen = seen;
    try {
      const { releases, left } = withoutUnownedSlots(newestOfEach([...this.#loaded.values()]));
      const next = compose(releases, this.#origin);
      if (next.page.id === this.#current?.page.id) return;
      for (const { unit, subject, message, remedy } of left)
        this.#logger.error({ unit, slot: subject, remedy }, `left out: ${message}`);
      this.#current = next;
      this.#taken(next);
    } catch (error) {
      if (first) throw refused ?? error;
      this.#logger.error({ err: error }, 'releases do not fit together; the composition stays');
    }
  }
}
