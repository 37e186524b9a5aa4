import type { Logger } from 'pino';
import type { ReleaseStore, StoredRelease } from '../releases/release-store.ts';
import { compose, newestOfEach, type Composition } from './compose.ts';

const SCAN_MS = 2_000;

/**
 * Keeps the composition of the newest releases. A release that appears while the gateway runs is taken; one that is
 * refused, or that does not fit the others, leaves the last good composition in place.
 */
export class CompositionSource {
  readonly #releases: ReleaseStore;
  readonly #logger: Logger;
  readonly #origin: string;
  readonly #loaded = new Map<string, StoredRelease>();
  #seen = '';
  #current: Composition | null = null;
  #timer: NodeJS.Timeout | null = null;
  #scanning: Promise<void> = Promise.resolve();

  constructor(options: { releases: ReleaseStore; logger: Logger; origin: string }) {
    this.#releases = options.releases;
    this.#logger = options.logger;
    this.#origin = options.origin;
  }

  /** The composition pages are made of. Only after `start`. */
  get current(): Composition {
    if (!this.#current) throw new Error('there is no composition yet');
    return this.#current;
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

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#scanning;
  }

  async #scan(first: boolean): Promise<void> {
    const names = await this.#releases.list();
    const seen = names.join('\n');
    if (seen === this.#seen) return;
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
      const next = compose(newestOfEach([...this.#loaded.values()]), this.#origin);
      if (next.page.id === this.#current?.page.id) return;
      this.#current = next;
      const units = Object.fromEntries(
        Object.entries(next.page.units).map(([unit, { version, base }]) => [unit, `${version} ${base}`]),
      );
      this.#logger.info({ composition: next.page.id, units }, 'composition taken');
    } catch (error) {
      if (first) throw refused ?? error;
      this.#logger.error({ err: error }, 'releases do not fit together; the composition stays');
    }
  }
}
