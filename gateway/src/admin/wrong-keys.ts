import { LRUCache } from 'lru-cache';
import type { SecurityEvents } from '../observability/security-events.ts';
import { toNetwork } from '../session/network.ts';

const WINDOW_MS = 300_000;
const MAX_WRONG = 10;

/** Counts wrong keys per network of an address, which limits guessing. */
export class WrongKeys {
  readonly #counts = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS });
  readonly #most: number;

  readonly #events: SecurityEvents;

  /** @param scale multiplies the number of accepted errors; 0 disables the limit. */
  constructor(scale: number, events: SecurityEvents) {
    this.#events = events;
    this.#most = scale === 0 ? Infinity : Math.max(1, Math.round(MAX_WRONG * scale));
  }

  /** Seconds until the address may try again; null if it may now. A limited attempt is recorded. */
  wait(address: string, event: 'operator_key' | 'team_key' = 'operator_key'): number | null {
    const network = toNetwork(address);
    if ((this.#counts.get(network) ?? 0) < this.#most) return null;
    this.#events.note(event, 'limited', { address });
    return Math.ceil((this.#counts.getRemainingTTL(network) || WINDOW_MS) / 1_000);
  }

  /** Records the use of a correct key. @param who the operator, or a team. */
  used(address: string, who: string): void {
    this.#events.note(who === 'operator' ? 'operator_key' : 'team_key', 'done', { address, who });
  }

  /** Records a refusal that does not help guessing, such as an expired signature. */
  refused(address: string, event: 'operator_key' | 'team_key', who?: string): void {
    this.#events.note(event, 'refused', { address, ...(who === undefined ? {} : { who }) });
  }

  /**
   * Counts a wrong key, or a wrong signature of a team.
   * @param who the team, if one of that name exists.
   */
  note(address: string, event: 'operator_key' | 'team_key' = 'operator_key', who?: string): void {
    this.refused(address, event, who);
    const network = toNetwork(address);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1, { noUpdateTTL: true });
  }
}
