/** Whether the site can serve now, for load balancers and monitors. */
import { setTimeout as pause } from 'node:timers/promises';

/** Why the site cannot serve. `units` and `composition` concern releases; none of them says more than its name. */
export type Reason = 'starting' | 'stopping' | 'composition' | 'units' | 'database' | 'rendering';

export type ReadinessSources = {
  /** Units that ought to be served and are not. @throws when there is no composition at all. */
  missingUnits: () => readonly string[];
  /** Checks that the database answers. @throws when it is not there. */
  probe: () => Promise<void>;
  /** Milliseconds since the last render worker was there; 0 while there is one. */
  withoutWorkersMs: () => number;
};

/** How long an answer of the database is taken as it was, in ms: probes must not become load. */
const KEPT_MS = 1_000;
/** Longest a probe waits for the database, in ms. */
const PROBE_MS = 1_000;
/** How long a database may be too busy to answer before it counts as gone, in ms; one that refuses counts at once. */
const BUSY_MS = 10_000;
/** Workers that die are replaced within moments. In ms. */
const REPLACED_MS = 5_000;

/** Gathers why the site cannot serve. */
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

  /** Says that the site listens, or that it is about to end. */
  become(state: 'serving' | 'stopping'): void {
    this.#state = state;
  }

  /** Why the site cannot serve now; empty when it can. Never rejects, and waits for a second at most. */
  async reasons(): Promise<Reason[]> {
    if (this.#state !== 'serving') return [this.#state];
    const reasons: Reason[] = [];
    try {
      if (this.#sources.missingUnits().length > 0) reasons.push('units');
    } catch {
      reasons.push('composition');
    }
    if (this.#sources.withoutWorkersMs() > REPLACED_MS) reasons.push('rendering');
    if (!(await this.#database())) reasons.push('database');
    return reasons;
  }

  /** Many probes at once are one question. */
  #database(): Promise<boolean> {
    const now = this.#now();
    if (!this.#asked || now - this.#askedAt >= KEPT_MS) {
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
