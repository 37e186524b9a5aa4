/** Decides how a page is rendered: whole, as a frame the browser fills, or not at all. */
import { setTimeout as pause } from 'node:timers/promises';
import { HOST_UNIT, matchRoute } from '@chamba/kernel/composition';
import type { Transport } from '@chamba/kernel/api';
import { readFault, SLOW_MS, type Fault } from '@chamba/kernel/faults';
import type { FormFields } from '@chamba/kernel/remote';
import type { RootState } from '@chamba/kernel/store';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import { withoutPersonalData } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RenderResult, ServerBundle } from './protocol.ts';
import type { RenderPool } from './render-pool.ts';
import { RenderFailure } from './render-failure.ts';
import { RoutePauses } from './route-pauses.ts';

export type PageRequest = {
  url: string;
  composition: Composition;
  state: Partial<RootState>;
  transport: Transport;
  /** Fields of the page's form, when it was sent: such a page is rendered whole or not at all. */
  submission?: FormFields;
};

/**
 * `browser`: nothing could be rendered here, the page starts empty. `busy`: it could be, and there is no time for it
 * now; a page without its text would be worse than one that comes later.
 */
export type PageRender =
  { mode: 'full' | 'frame'; result: RenderResult } | { mode: 'browser' } | { mode: 'busy' };

/** A render on the server that failed, and whose code it was. */
export type FailedRender = {
  unit: string;
  version: string;
  reason: RenderFailure['reason'] | 'stray';
  error: unknown;
};

/** Folder of a release in a stack: unit, version and digest. */
const RELEASE_FOLDER = /[\\/]([a-z][a-z0-9-]*)[\\/](\d[^\\/]*)-[0-9a-f]{12}[\\/]/;

/** Failures of the unit itself; the others are of services or of the machine. */
const OWN_FAULTS: ReadonlySet<RenderFailure['reason']> = new Set(['time-out', 'memory', 'crash', 'error']);

/** Renders pages over a pool and gives routes that harm it a pause. */
export class Renderer {
  readonly #pool: RenderPool;
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #onFailure: (failure: FailedRender) => void;
  readonly #pauses: RoutePauses;

  /**
   * @param options.pauseMs longest pause of a route, in ms; 0 for none at all.
   * @param options.onFailure receives every render that failed by the code of a unit.
   */
  constructor(options: {
    pool: RenderPool;
    pauseMs: number;
    metrics: Metrics;
    logger: Logger;
    onFailure?: (failure: FailedRender) => void;
  }) {
    this.#pool = options.pool;
    this.#pauses = new RoutePauses(options.pauseMs);
    this.#metrics = options.metrics;
    this.#logger = options.logger;
    this.#onFailure = options.onFailure ?? (() => undefined);
    this.#pool.onStray = (error) => this.#tellStray(error);
    this.#pool.onConsole = (unit, text) =>
      this.#logger.debug({ unit, text: withoutPersonalData(text) }, 'console of a unit');
  }

  /** Whether a page that is asked for now will be rendered soon. */
  get accepts(): boolean {
    return this.#pool.accepts;
  }

  /** Renders a page as far as it can be. Never throws. */
  async render(request: PageRequest): Promise<PageRender> {
    for (const mode of this.#modes(request)) {
      const result = await this.#attempt(request, mode);
      if (result === 'busy') {
        this.#metrics.renders.add({ mode: 'busy' });
        return { mode: 'busy' };
      }
      if (result) {
        this.#metrics.renders.add({ mode });
        return { mode, result };
      }
    }
    this.#metrics.renders.add({ mode: 'browser' });
    return { mode: 'browser' };
  }

  /** The page of a unit that is not here, as one that is being worked on, is the browser's from the start. */
  #modes({ url, composition, submission }: PageRequest): ReadonlyArray<'full' | 'frame'> {
    if (submission) return ['full'];
    const unit = matchRoute(composition.page, url.split('?', 1)[0] ?? '/')?.unit;
    const elsewhere = unit !== undefined && composition.page.overrides?.[unit]?.kind === 'address';
    return elsewhere && !composition.releases.get(unit)?.release.server ? ['frame'] : ['full', 'frame'];
  }

  async #attempt(request: PageRequest, mode: 'full' | 'frame'): Promise<RenderResult | 'busy' | null> {
    const { unit, key } = this.#subject(request, mode);
    const fault = faultOf(request);
    const started = performance.now();
    try {
      if (!fault && this.#pauses.has(key)) throw new RenderFailure('paused', `${key} has a pause`);
      const { url, composition, state, transport, submission } = request;
      const result = await this.#pool.render(
        {
          url,
          composition: composition.page,
          bundles: bundlesOf(composition),
          state,
          mode,
          ...(fault ? { fault } : {}),
          ...(submission ? { submission } : {}),
        },
        fault?.kind === 'slow' && fault.unit === unit ? slowed(transport) : transport,
      );
      this.#metrics.renderDurations.observe({ mode }, (performance.now() - started) / 1000);
      if (!fault) this.#pauses.succeeded(key);
      return result;
    } catch (error) {
      const reason = error instanceof RenderFailure ? error.reason : 'error';
      this.#metrics.fallbacks.add({ unit, reason });
      // A fault made on purpose says nothing of the release.
      if (!fault && OWN_FAULTS.has(reason)) this.#pauses.failed(key, reason === 'error' ? 'page' : 'process');
      const failed = cause(error);
      if (OWN_FAULTS.has(reason))
        this.#onFailure({
          unit,
          version: request.composition.page.units[unit]?.version ?? '',
          reason,
          error: failed,
        });
      if (reason !== 'paused' && reason !== 'busy')
        this.#logger.warn({ unit, mode, reason, err: failed }, 'page not rendered on the server');
      return reason === 'busy' ? 'busy' : null;
    }
  }

  /** What failed after its page was done belongs to the release it was thrown in. */
  #tellStray(error: Error): void {
    const [, unit, version = ''] = RELEASE_FOLDER.exec(error.stack ?? '') ?? [];
    this.#logger.warn({ unit, version, err: error }, 'what a page left running on the server failed');
    if (unit !== undefined) this.#onFailure({ unit, version, reason: 'stray', error });
  }

  /** What is to blame when a render fails: the route of a release, or the shell for its frame. */
  #subject({ url, composition }: PageRequest, mode: 'full' | 'frame'): { unit: string; key: string } {
    const route = mode === 'full' ? matchRoute(composition.page, url.split('?', 1)[0] ?? '/') : null;
    const unit = route?.unit ?? HOST_UNIT;
    return { unit, key: `${unit}/${composition.page.id}/${mode}/${route?.route.id ?? ''}` };
  }
}

/** The fault an address asks for; only in compositions that are not a candidate's. */
function faultOf({ url, composition }: PageRequest): Fault | null {
  return composition.page.custom ? readFault(url.split(/\?(.*)/s, 2)[1] ?? '') : null;
}

/** A transport whose answers come late. */
function slowed(transport: Transport): Transport {
  return async (request) => {
    await pause(SLOW_MS, undefined, request.signal ? { signal: request.signal } : {});
    return transport(request);
  };
}

const bundlesByComposition = new WeakMap<Composition, Record<string, ServerBundle>>();

function bundlesOf(composition: Composition): Record<string, ServerBundle> {
  let bundles = bundlesByComposition.get(composition);
  if (!bundles) {
    bundles = {};
    for (const [unit, { release, folder }] of composition.releases) {
      if (release.server) bundles[unit] = { unit, folder, ...release.server };
    }
    bundlesByComposition.set(composition, bundles);
  }
  return bundles;
}

function cause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
