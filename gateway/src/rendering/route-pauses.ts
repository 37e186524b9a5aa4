/** Pauses server rendering for routes that harm the site, so that browsers render them for a while. */
import { LRUCache } from 'lru-cache';

/** Failures within `WINDOW_MS` that cause a pause: a single one may come from the page's data or from chance. */
const MIN_FAILURES = 3;
const WINDOW_MS = 60_000;

/** First pause, in ms; each further one is twice as long. */
const FIRST_MS = 2_000;

/** Maximum number of tracked routes; releases come and go. */
const MAX_ROUTES = 1_000;

type Route = {
  /** Times of failures that killed a process, in ms of the clock; and of those that failed the page only. */
  harmful: number[];
  mild: number[];
  /** Length of the last pause, in ms; 0 if there was none. */
  pauseMs: number;
  until: number;
};

export class RoutePauses {
  readonly #longestMs: number;
  readonly #now: () => number;
  readonly #routes = new LRUCache<string, Route>({ max: MAX_ROUTES });

  /**
   * @param longestMs maximum pause; 0 disables pauses.
   * @param now a monotonic clock in ms.
   */
  constructor(longestMs: number, now: () => number = () => performance.now()) {
    this.#longestMs = longestMs;
    this.#now = now;
  }

  /** Whether the route is paused. */
  has(route: string): boolean {
    return (this.#routes.get(route)?.until ?? 0) > this.#now();
  }

  /**
   * Records a failure. The third within a minute starts a pause; for a minute after it, one failure starts the next,
   * which is longer.
   * @param cost what was lost besides the page. Failures of the page only count while no render of the route
   * succeeds, so that one address with odd data does not disable server rendering for all others.
   */
  failed(route: string, cost: 'process' | 'page'): void {
    if (this.#longestMs === 0) return;
    const now = this.#now();
    const known = this.#routes.get(route) ?? { harmful: [], mild: [], pauseMs: 0, until: 0 };
    const list = cost === 'process' ? known.harmful : known.mild;
    list.push(now);
    known.harmful = known.harmful.filter((at) => at > now - WINDOW_MS).slice(-MIN_FAILURES);
    known.mild = known.mild.filter((at) => at > now - WINDOW_MS).slice(-MIN_FAILURES);
    const lately = known.pauseMs > 0 && now < known.until + WINDOW_MS;
    if (lately || known.harmful.length + known.mild.length >= MIN_FAILURES) {
      known.pauseMs = Math.min(lately ? known.pauseMs * 2 : FIRST_MS, this.#longestMs);
      known.until = now + known.pauseMs;
      known.harmful = [];
      known.mild = [];
    }
    this.#routes.set(route, known);
  }

  /** Records a successful page. */
  succeeded(route: string): void {
    const known = this.#routes.get(route);
    if (!known) return;
    known.mild = [];
    // Its pauses were for failures of its own pages; once it renders again, it starts over.
    if (known.harmful.length === 0 && this.#now() > known.until + WINDOW_MS) this.#routes.delete(route);
  }
}
