import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import type { Channel, Registry } from '@chamba/platform-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { LayeredReleases } from '../releases/layered-releases.ts';
import type { ReleaseReader } from '../releases/port.ts';
import { Bootstrap } from './bootstrap.ts';
import { getPercentile } from './canary.ts';
import { assemble, documentOfReleases, type Composition } from './compose.ts';

/** Names of the channels that visitors are served. */
export const LIVE = 'live';
export const CANARY = 'canary';

/** Moves are notified by the database; the pointers are also polled at this interval, in ms. */
const POLL_MS = 5_000;

/** Number of past compositions cached in memory. */
const MAX_CACHED = 50;

/** Number of past compositions that are tried when the live one cannot be served at start. */
const FALLBACKS = 20;

export type CompositionSourceOptions = {
  registry: Registry;
  /** Where the releases of compositions are read. */
  releases: LayeredReleases;
  /** The composition the site starts from. */
  bootstrap: ReleaseReader;
  logger: Logger;
  /** Prefix of release addresses; empty for the site's own. */
  origin: string;
  /** Units that must be served for the site to be ready. */
  requiredUnits: readonly string[];
};

/**
 * The compositions of this site: live, its canary, and any other by id or channel. Pointers that any process moves in
 * the database are followed at once. If a composition cannot be served, the last good one stays.
 */
export class CompositionSource {
  readonly #options: CompositionSourceOptions;
  readonly #bootstrap: Bootstrap;
  readonly #byId = new LRUCache<string, Promise<Composition>>({ max: MAX_CACHED });
  readonly #bootstraps = new LRUCache<string, Composition>({ max: MAX_CACHED });
  #live: Composition | null = null;
  #canary: { composition: Composition; share: number } | null = null;
  #channels: readonly Channel[] = [];
  #withdrawn: ReadonlySet<string> = new Set();
  #stopWatching: (() => Promise<void>) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #reading: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;
  #refused = '';
  /** Manifest of the newest release that was verified in advance. */
  #ahead = '';

  constructor(options: CompositionSourceOptions) {
    this.#options = options;
    const { bootstrap, logger, origin } = options;
    this.#bootstrap = new Bootstrap({
      releases: bootstrap,
      logger,
      origin,
      taken: (composition) => {
        this.#bootstraps.set(composition.page.id, composition);
        if (!this.#pointer(LIVE)) this.#take(inChannel(composition, LIVE), 'folder');
      },
    });
  }

  /** What visitors outside the canary are served. Only after `start`. */
  get current(): Composition {
    if (!this.#live) throw new Error('there is no composition yet');
    return this.#live;
  }

  /** Whether something else than what the live channel names is served, because that cannot be. */
  get isPast(): boolean {
    const pointer = this.#pointer(LIVE);
    return pointer !== undefined && pointer.composition !== this.current.page.id;
  }

  /**
   * Units that are required, or that live or the folder of releases names, but that are not served: their releases
   * are damaged or missing.
   */
  get missing(): readonly string[] {
    const pointer = this.#pointer(LIVE);
    const named = pointer ? Object.keys(pointer.document.units) : this.#bootstrap.units;
    const { units } = this.current.page;
    return [...new Set([...this.#options.requiredUnits, ...named])].filter(
      (unit) => !Object.hasOwn(units, unit),
    );
  }

  /** What a visitor is served: live, or the canary for those in its share. */
  forVisitor(visitorId: string): Composition {
    const canary = this.#canary;
    return canary && getPercentile(visitorId) < canary.share ? canary.composition : this.current;
  }

  /** Document of the live composition. */
  get document(): CompositionDocument {
    return documentOfReleases(this.current.releases.values());
  }

  /** Whether a composition was withdrawn as harmful. From memory. */
  isWithdrawn(id: string): boolean {
    return this.#withdrawn.has(id);
  }

  /** Pointers of all channels as this process knows them. */
  get channels(): readonly Channel[] {
    return this.#channels;
  }

  /**
   * A composition that any channel ever pointed at, or that the site started from.
   * @returns null if it is unknown or withdrawn.
   * @throws RefusedReleaseError if a release of it is damaged or missing.
   */
  async byId(id: string): Promise<Composition | null> {
    if (id === this.current.page.id) return this.current;
    if (this.#withdrawn.has(id)) return null;
    const bootstrap = this.#bootstraps.get(id);
    if (bootstrap) return custom(bootstrap);
    const known = this.#byId.get(id);
    if (known) return custom(await known);
    const stored = await this.#options.registry.channels.composition(id);
    return stored && !stored.withdrawn ? custom(await this.#load(id, stored.document)) : null;
  }

  /**
   * The composition a channel points at.
   * @returns null if there is no such channel, or its composition was withdrawn.
   * @throws RefusedReleaseError if a release of it is damaged or missing.
   */
  async byChannel(name: string): Promise<Composition | null> {
    if (name === LIVE) return this.current;
    const pointer = this.#pointer(name);
    if (!pointer || this.#withdrawn.has(pointer.composition)) return null;
    return inChannel(await this.#load(pointer.composition, pointer.document), name, true);
  }

  /**
   * Reads the pointers and starts following them.
   * @throws CompositionConflictError or RefusedReleaseError if no composition can be served.
   */
  async start(): Promise<void> {
    const { registry, logger } = this.#options;
    this.#stopWatching = await registry.channels.watch(() => void this.refresh());
    await this.#read();
    if (!this.#live && this.#pointer(LIVE)) await this.#fallBack();
    try {
      await this.#bootstrap.start();
    } catch (error) {
      // A site with a promoted composition does not need a folder of releases.
      if (!this.#live) throw error;
      logger.info('the folder of releases is not used');
    }
    const { current } = this.#bootstrap;
    if (!this.#live && current) this.#take(inChannel(current, LIVE), 'folder');
    this.#timer = setInterval(() => void this.refresh(), POLL_MS);
    this.#timer.unref();
  }

  /** Reads the pointers again. @returns once the pointers as of this call are served. Never rejects. */
  refresh(): Promise<void> {
    if (this.#waiting) return this.#waiting;
    const mine = this.#reading.then(() => {
      this.#waiting = null;
      return this.#read().catch((err: unknown) =>
        this.#options.logger.error({ err }, 'could not read the channels; the composition stays'),
      );
    });
    this.#waiting = mine;
    this.#reading = mine;
    return mine;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#stopWatching?.().catch(() => undefined);
    await this.#reading;
    await this.#bootstrap.stop();
  }

  async #read(): Promise<void> {
    const { channels, withdrawn } = await this.#options.registry.channels.state();
    this.#withdrawn = new Set(withdrawn);
    this.#channels = channels;
    const live = this.#pointer(LIVE);
    if (live && live.composition !== this.#live?.page.id) await this.#follow(live);
    await this.#readCanary();
    await this.#verifyAhead();
  }

  /** A newly published release is likely to be promoted: its files are verified before a page waits for them. */
  async #verifyAhead(): Promise<void> {
    const { registry, releases } = this.#options;
    const [newest] = await registry.releases.list(undefined, 1);
    if (!newest || newest.manifest === this.#ahead) return;
    this.#ahead = newest.manifest;
    // A release that is damaged or not available yet is reported on promotion.
    await releases.find(newest.unit, newest).catch(() => undefined);
  }

  async #follow(pointer: Channel): Promise<void> {
    try {
      const composition = await this.#load(pointer.composition, pointer.document);
      this.#take(inChannel(composition, LIVE), 'channel');
    } catch (err) {
      this.#refuse(pointer, err);
    }
  }

  async #readCanary(): Promise<void> {
    const pointer = this.#pointer(CANARY);
    const share = pointer?.share ?? 0;
    if (!pointer || share <= 0 || pointer.composition === this.#live?.page.id) {
      this.#canary = null;
      return;
    }
    try {
      const composition = await this.#load(pointer.composition, pointer.document);
      this.#canary = { composition: inChannel(composition, CANARY), share };
    } catch (err) {
      // Its visitors are served live.
      this.#canary = null;
      this.#refuse(pointer, err);
    }
  }

  /** The newest past composition that can be served, if live itself cannot. */
  async #fallBack(): Promise<void> {
    const { registry } = this.#options;
    const moves = await registry.channels.history(LIVE, FALLBACKS);
    for (const { from } of moves) {
      const stored = from === null ? null : await registry.channels.composition(from);
      if (!stored || stored.withdrawn) continue;
      const composition = await this.#load(stored.id, stored.document).catch(() => null);
      if (composition) return this.#take(inChannel(composition, LIVE), 'past');
    }
  }

  #take(composition: Composition, from: 'folder' | 'channel' | 'past'): void {
    if (composition.page.id === this.#live?.page.id) return;
    this.#live = composition;
    const units = Object.fromEntries(
      Object.entries(composition.page.units).map(([unit, { version, base }]) => [unit, `${version} ${base}`]),
    );
    this.#options.logger.info({ composition: composition.page.id, from, units }, 'composition taken');
  }

  /** Logged once for each composition, however often it is tried. */
  #refuse({ name, composition }: Channel, err: unknown): void {
    const key = `${name} ${composition} ${err instanceof Error ? err.message : ''}`;
    if (key === this.#refused) return;
    this.#refused = key;
    this.#options.logger.error(
      { err, channel: name, composition },
      'composition refused; the last good one stays',
    );
  }

  #pointer(name: string): Channel | undefined {
    return this.#channels.find((channel) => channel.name === name);
  }

  #load(id: string, document: CompositionDocument): Promise<Composition> {
    let found = this.#byId.get(id);
    if (!found) {
      found = this.#assemble(document);
      this.#byId.set(id, found);
      found.catch(() => this.#byId.delete(id));
    }
    return found;
  }

  async #assemble({ units }: CompositionDocument): Promise<Composition> {
    const { releases, origin } = this.#options;
    const names = Object.keys(units).sort();
    const stored = await Promise.all(
      names.map((unit) => {
        const named = units[unit];
        if (!named) throw new Error(`the composition does not name ${unit}`);
        return releases.find(unit, named);
      }),
    );
    return assemble(stored, origin);
  }
}

const variants = new WeakMap<Composition, Map<string, Composition>>();

/** A variant of the composition, the same object on each call, so that caches keyed by object work. */
function variant(composition: Composition, key: string, page: Composition['page']): Composition {
  let known = variants.get(composition);
  if (!known) variants.set(composition, (known = new Map()));
  let found = known.get(key);
  if (!found) known.set(key, (found = { ...composition, page }));
  return found;
}

function inChannel(composition: Composition, channel: string, isCustom = false): Composition {
  const page = { ...composition.page, custom: isCustom, channel };
  return variant(composition, `${channel} ${isCustom}`, page);
}

function custom(composition: Composition): Composition {
  return variant(composition, 'custom', { ...composition.page, custom: true });
}
