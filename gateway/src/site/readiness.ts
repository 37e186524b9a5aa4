/** Readiness of the site, for load balancers and monitors. */
import { setTimeout as pause } from 'node:timers/promises';

/** Why the site is not ready. `units` and `composition` concern releases; a reason has no further detail. */
export type Reason = 'starting' | 'stopping' | 'composition' | 'units' | 'database' | 'rendering';

export type ReadinessSources = {
  /** Required units that are not served. @throws if there is no composition at all. */
  missingUnits: () => readonly string[];
  /** Checks that the database answers. @throws if it is not available. */
  probe: () => Promise<void>;
  /** Milliseconds since the last render worker had gone; 0 while there is one. */
  withoutWorkersMs: () => number;
};

/** How long an answer of the database is cached, in ms: probes must not cause load. */
const CACHE_MS = 1_000;
/** Time limit for the database in a probe, in ms. */
const PROBE_MS = 1_000;
/**
 * How long a database may be too busy to answer before it counts as unavailable, in ms; one that refuses counts at
 * once.
 */
const BUSY_MS = 10_000;
/** Grace period in which crashed workers are replaced, in ms. */
const REPLACE_MS = 5_000;

/** Collects the reasons why the site is not ready. */
export class Readiness {
  readonly #sources: ReadinessSources;
  readonly #now: () => number;
  #state: 'starting' | 'serving' | 'stopping' = 'starting';
  #asked: Promise<boolean> | null = null;
  #askedAt = -Infinity;
  #answeredAt: number;

  /** @param now monotonic clock in ms. */
  constructor(sources: ReadinessSources, now: () => number = () => performance.now()) {
    this.#sources = sources;
    this.#now = now;
    this.#answeredAt = now();
  }

  /** Sets the state when the site listens, or starts to stop. */
  become(state: 'serving' | 'stopping'): void {
    this.#state = state;
  }

  /** Why the site is not ready; empty if it is. Never rejects, and takes a second at most. */
  async reasons(): Promise<Reason[]> {
    if (this.#state !== 'serving') return [this.#state];
    const reasons: Reason[] = [];
    try {
      if (this.#sources.missingUnits().length > 0) reasons.push('units');
    } catch {
      reasons.push('composition');
    }
    if (this.#sources.withoutWorkersMs() > REPLACE_MS) reasons.push('rendering');
    if (!(await this.#database())) reasons.push('database');
    return reasons;
  }

  /** Concurrent probes share one check. */
  #database(): Promise<boolean> {
    const now = this.#now();
    if (!this.#asked || now - this.#askedAt >= CACHE_MS) {
      this.#askedAt = now;
      this.#asked = this.#ask();
    }
    return this.#asked;
  }

  async #ask(): Promise<boolean> {
    const giveUp = new AbortController();
    const patience = pause(PROBE_MS, 'late' as const, { signal: giveUp.signal, ref: false });
    patience.catch(() => undefined);
    const answer = this.#sources.probe().then(
      () => 'there' as const,
      (error: unknown) => (error instanceof Error && error.name === 'StoreTimeoutError' ? 'late' : 'gone'),
    );
    const outcome = await Promise.race([answer, patience]);
    giveUp.abort();
    if (outcome === 'there') this.#answeredAt = this.#now();
    return outcome === 'there' || (outcome === 'late' && this.#now() - this.#answeredAt < BUSY_MS);
  }
}
