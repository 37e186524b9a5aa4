/** Routes whose renders harm the site are left to browsers for a while. */
import { LRUCache } from 'lru-cache';

/** Failures within `WINDOW_MS` that make a pause: one may come from the page's data or from chance. */
const SEVERAL = 3;
const WINDOW_MS = 60_000;

/** First pause, in ms; each further one is twice as long. */
const FIRST_MS = 2_000;

/** Routes that are remembered; releases come and go. */
const KEPT = 1_000;

type Route = {
  /** Times of failures that cost a process, in ms of the clock; and of those that cost the page alone. */
  harmful: number[];
  mild: number[];
  /** Length of the last pause, in ms; 0 for none. */
  pauseMs: number;
  until: number;
};

export class RoutePauses {
  readonly #longestMs: number;
  readonly #now: () => number;
  readonly #routes = new LRUCache<string, Route>({ max: KEPT });

  /**
   * @param longestMs longest pause; 0 for none at all.
   * @param now a clock in ms that never moves back.
   */
  constructor(longestMs: number, now: () => number = () => performance.now()) {
    this.#longestMs = longestMs;
    this.#now = now;
  }

  /** Whether the route has a pause. */
  has(route: string): boolean {
    return (this.#routes.get(route)?.until ?? 0) > this.#now();
  }

  /**
   * Notes a failure. The third within a minute makes a pause; for a minute after it one is enough for the next, which
   * is longer.
   * @param cost what was lost besides the page. Failures that cost nothing else count only while no render of the
   *   route succeeds, so that one address with odd data does not take the text from all others.
   */
  failed(route: string, cost: 'process' | 'page'): void {
    if (this.#longestMs === 0) return;
    const now = this.#now();
    const known = this.#routes.get(route) ?? { harmful: [], mild: [], pauseMs: 0, until: 0 };
    const list = cost === 'process' ? known.harmful : known.mild;
    list.push(now);
    known.harmful = known.harmful.filter((at) => at > now - WINDOW_MS).slice(-SEVERAL);
    known.mild = known.mild.filter((at) => at > now - WINDOW_MS).slice(-SEVERAL);
    const lately = known.pauseMs > 0 && now < known.until + WINDOW_MS;
    if (lately || known.harmful.length + known.mild.length >= SEVERAL) {
      known.pauseMs = Math.min(lately ? known.pauseMs * 2 : FIRST_MS, this.#longestMs);
      known.until = now + known.pauseMs;
      known.harmful = [];
      known.mild = [];
    }
    this.#routes.set(route, known);
  }

  /** Notes a page that came. */
  succeeded(route: string): void {
    const known = this.#routes.get(route);
    if (!known) return;
    known.mild = [];
    // It had its pauses for failures of its own pages; one that renders again starts anew.
    if (known.harmful.length === 0 && this.#now() > known.until + WINDOW_MS) this.#routes.delete(route);
  }
}
