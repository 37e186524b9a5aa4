import type { Logger } from 'pino';
import type { ReleaseReader, StoredRelease } from '../releases/port.ts';
import { compose, newestOfEach, withoutUnownedSlots, type Composition } from './compose.ts';

const SCAN_MS = 2_000;

/** The folder of releases is missing or empty. */
export class NoReleasesError extends Error {
  override name = 'NoReleasesError';
}

/**
 * The bootstrap composition: the newest release of every unit in the operator's own folder. A release that appears
 * while the gateway runs is adopted; after a refused release, or one that does not fit the others, the last good
 * composition is served. A filler of a slot that no page declares is left out, so that one team cannot keep the site
 * from starting.
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

  /** @param taken is called with every adopted composition. */
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
   * Reads the releases and starts watching them.
   * @throws CompositionConflictError or RefusedReleaseError if no composition can be made.
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

  /** Stops watching; the current composition is kept. */
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
    // The folder may still be being written: it is retried until it can be read.
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
