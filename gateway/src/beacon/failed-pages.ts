import { LRUCache } from 'lru-cache';

/** For how long the failed pages of a network are limited, in ms, and how many of a unit count. */
const WINDOW_MS = 600_000;
const MOST = 3;

/** Most networks and units that are remembered; the ones not seen for longest are forgotten. */
const MAX_REMEMBERED = 50_000;

/**
 * Limits the failed pages that a network is counted for, so that a broken browser, or a client that forges reports, says
 * little about a release. The limit is of a unit, whatever its version: with one for each version, a release that few
 * visitors have would count for more of its failures than the one that most have.
 */
export class FailedPages {
  readonly #counts = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: WINDOW_MS });

  /**
   * The releases that a report counts as a failed page of, each once.
   * @param errors of the report.
   * @param network that it came from.
   */
  of(
    errors: ReadonlyArray<{ unit: string; version: string }>,
    network: string,
  ): { unit: string; version: string }[] {
    const releases = new Map(errors.map(({ unit, version }) => [`${unit} ${version}`, { unit, version }]));
    return [...releases.values()].filter(({ unit }) => {
      const key = `${network} ${unit}`;
      const count = (this.#counts.get(key) ?? 0) + 1;
      // The window begins with the first failure: later ones do not move it.
      this.#counts.set(key, count, { noUpdateTTL: true });
      return count <= MOST;
    });
  }
}
