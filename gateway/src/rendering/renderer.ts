/** Decides how a page is rendered: whole, as a frame that the browser completes, or not at all. */
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
  /** Fields of the page's form, if it was submitted: such a page is rendered whole or not at all. */
  submission?: FormFields;
};

/**
 * `browser`: nothing could be rendered here, the page starts empty. `busy`: there is no capacity at the moment; a
 * page without its text would be worse than a retry.
 */
export type PageRender =
  | { mode: 'full' | 'frame'; result: RenderResult }
  | { mode: 'browser' }
  | { mode: 'busy' };

/** A failed server render, and the unit at fault. */
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

/** Renders pages with a pool and pauses routes that harm it. */
export class Renderer {
  readonly #pool: RenderPool;
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #onFailure: (failure: FailedRender) => void;
  readonly #pauses: RoutePauses;

  /**
   * @param options.pauseMs maximum pause of a route, in ms; 0 disables pauses.
   * @param options.onFailure receives every render that failed because of a unit's code.
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
    this.#pool.onStray = (error) => this.#reportStray(error);
    this.#pool.onConsole = (unit, text) =>
      this.#logger.debug({ unit, text: withoutPersonalData(text) }, 'console of a unit');
  }

  /** Whether a page requested now will be rendered soon. */
  get accepts(): boolean {
    return this.#pool.accepts;
  }

  /** Renders a page as far as possible. Never throws. */
  async render(request: PageRequest): Promise<PageRender> {
    for (const mode of this.#modes(request)) {
      const result = await this.#attempt(request, mode);
      if (result === 'busy') {
        this.#metrics.renders.inc({ mode: 'busy' });
        return { mode: 'busy' };
      }
      if (result) {
        this.#metrics.renders.inc({ mode });
        return { mode, result };
      }
    }
    this.#metrics.renders.inc({ mode: 'browser' });
    return { mode: 'browser' };
  }

  /**
   * The page of a unit without a server bundle, such as one under development, is left to the browser from the start.
   */
  #modes({ url, composition, submission }: PageRequest): ReadonlyArray<'full' | 'frame'> {
    if (submission) return ['full'];
    const unit = matchRoute(composition.page, url.split('?', 1)[0] ?? '/')?.unit;
    const elsewhere = unit !== undefined && composition.page.overrides?.[unit]?.kind === 'address';
    return elsewhere && !composition.releases.get(unit)?.release.server ? ['frame'] : ['full', 'frame'];
  }

  async #attempt(request: PageRequest, mode: 'full' | 'frame'): Promise<RenderResult | 'busy' | null> {
    const { unit, key } = this.#subject(request, mode);
    const fault = findFault(request);
    const started = performance.now();
    try {
      if (!fault && this.#pauses.has(key)) throw new RenderFailure('paused', `${key} is paused`);
      const { url, composition, state, transport, submission } = request;
      const result = await this.#pool.render(
        {
          url,
          composition: composition.page,
          bundles: getBundles(composition),
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
      this.#metrics.fallbacks.inc({ unit, reason });
      // An injected fault is not a fault of the release.
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

  /** A failure after the page was done is attributed to the release that threw it. */
  #reportStray(error: Error): void {
    const [, unit, version = ''] = RELEASE_FOLDER.exec(error.stack ?? '') ?? [];
    this.#logger.warn({ unit, version, err: error }, 'code that a page left running on the server failed');
    if (unit !== undefined) this.#onFailure({ unit, version, reason: 'stray', error });
  }

  /** What is blamed for a failed render: the route of a release, or the shell for its frame. */
  #subject({ url, composition }: PageRequest, mode: 'full' | 'frame'): { unit: string; key: string } {
    const route = mode === 'full' ? matchRoute(composition.page, url.split('?', 1)[0] ?? '/') : null;
    const unit = route?.unit ?? HOST_UNIT;
    return { unit, key: `${unit}/${composition.page.id}/${mode}/${route?.route.id ?? ''}` };
  }
}

/** The injected fault that an address requests; only in compositions that are not a candidate's. */
function findFault({ url, composition }: PageRequest): Fault | null {
  return composition.page.custom ? readFault(url.split(/\?(.*)/s, 2)[1] ?? '') : null;
}

/** A transport that delays its answers. */
function slowed(transport: Transport): Transport {
  return async (request) => {
    await pause(SLOW_MS, undefined, request.signal ? { signal: request.signal } : {});
    return transport(request);
  };
}

const bundlesByComposition = new WeakMap<Composition, Record<string, ServerBundle>>();

function getBundles(composition: Composition): Record<string, ServerBundle> {
  let bundles = bundlesByComposition.get(composition);
  if (!bundles) {
    bundles = {};
    for (const [unit, { release, folder }] of composition.releases) {
      if (release.server) {
        const base = composition.page.units[unit]?.base ?? '';
        bundles[unit] = { unit, folder, base, ...release.server };
      }
    }
    bundlesByComposition.set(composition, bundles);
  }
  return bundles;
}

function cause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
