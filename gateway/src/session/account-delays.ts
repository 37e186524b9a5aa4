import { LRUCache } from 'lru-cache';
import { toNeighbourhood } from './network.ts';

/** How long wrong attempts at an account slow down those that follow, in ms. */
const WINDOW_MS = 900_000;
/** Wrong attempts within that time without a delay: one person who tries all passwords they ever had. */
const FREE_ATTEMPTS = 10;
const FIRST_DELAY_MS = 250;
/** Pages give a log-in up after ten seconds. */
const MAX_DELAY_MS = 5_000;
/** Attempts that double the delay. */
const DOUBLING = 5;
/** Attempts that wait for the same account, and for all of them, at most. */
const MAX_WAITING_PER_ACCOUNT = 4;
const MAX_WAITING = 200;
const MAX_ACCOUNTS = 20_000;
/** How long the network of a right attempt is known to be the owner's, in ms. */
const KNOWN_MS = 30 * 24 * 3_600_000;

type Attempts = { from: number; count: number };
type Waiting = { network: string; leave: () => void };

/**
 * Slows guessing down that comes from many networks at once. Nobody is refused for what strangers did: an account that is
 * being guessed at answers late, right passwords too. Delayed attempts are few: where more wait than there are places,
 * networks that have guessed wrong before make room for one that has not, and those whose neighbours have make room for
 * one whose neighbours have not. Who logged in from a network lately does not wait there: its attempts are counted by network and account anyway.
 */
export class AccountDelays {
  readonly #attempts = new LRUCache<string, Attempts>({ max: MAX_ACCOUNTS });
  readonly #wrongNetworks = new LRUCache<string, true>({ max: MAX_ACCOUNTS, ttl: WINDOW_MS });
  readonly #wrongNeighbourhoods = new LRUCache<string, true>({ max: MAX_ACCOUNTS, ttl: WINDOW_MS });
  readonly #knownNetworks = new LRUCache<string, true>({ max: MAX_ACCOUNTS, ttl: KNOWN_MS });
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingInAll = 0;
  readonly #free: number;
  readonly #now: () => number;

  /** @param scale multiplies the attempts without a delay; 0 turns delays off. */
  constructor(scale: number, now: () => number = () => performance.now()) {
    this.#free = scale === 0 ? Infinity : FREE_ATTEMPTS * scale;
    this.#now = now;
  }

  /** The delay that the next attempt at an account gets, in ms. */
  getDelay(account: string): number {
    const beyond = this.#current(account).count - this.#free;
    return beyond < 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (beyond / DOUBLING));
  }

  /**
   * Waits until an attempt may be made. It counts as wrong until `right` says otherwise, so that attempts at once do not
   * all pass before the first is known to be wrong.
   * @param signal fires when the caller has left.
   * @returns whether it may be made: false when no place was left to wait in.
   */
  async turn(account: string, network: string, signal?: AbortSignal): Promise<boolean> {
    const delay = this.getDelay(account);
    this.#current(account).count += 1;
    if (delay === 0 || this.#knownNetworks.has(`${account}|${network}`)) return true;
    return this.#wait(account, network, delay, signal);
  }

  /** Notes that the attempt was right. */
  right(account: string, network: string): void {
    this.unchecked(account);
    this.#wrongNetworks.delete(`${account}|${network}`);
    this.#wrongNeighbourhoods.delete(`${account}|${toNeighbourhood(network)}`);
    if (this.#free !== Infinity) this.#knownNetworks.set(`${account}|${network}`, true);
  }

  /** Notes that nobody said whether the attempt was right. */
  unchecked(account: string): void {
    const attempts = this.#current(account);
    attempts.count = Math.max(0, attempts.count - 1);
  }

  /** Notes that the attempt was wrong. */
  wrong(account: string, network: string): void {
    if (this.#free === Infinity) return;
    this.#wrongNetworks.set(`${account}|${network}`, true);
    this.#wrongNeighbourhoods.set(`${account}|${toNeighbourhood(network)}`, true);
  }

  #current(account: string): Attempts {
    let attempts = this.#attempts.get(account);
    if (!attempts || this.#now() - attempts.from >= WINDOW_MS) {
      attempts = { from: this.#now(), count: 0 };
      this.#attempts.set(account, attempts);
    }
    return attempts;
  }

  /** How much a network looks like a guesser's: 2 has guessed wrong itself, 1 has a neighbour that did. */
  #suspicion(account: string, network: string): 0 | 1 | 2 {
    if (this.#wrongNetworks.has(`${account}|${network}`)) return 2;
    return this.#wrongNeighbourhoods.has(`${account}|${toNeighbourhood(network)}`) ? 1 : 0;
  }

  /** One who waits and looks more like a guesser than a newcomer does. */
  #guesser(
    accounts: Iterable<readonly [string, readonly Waiting[]]>,
    newcomer: 0 | 1 | 2,
  ): Waiting | undefined {
    for (const [account, waiting] of accounts) {
      const found = waiting.find(({ network }) => this.#suspicion(account, network) > newcomer);
      if (found) return found;
    }
    return undefined;
  }

  async #wait(account: string, network: string, delay: number, signal?: AbortSignal): Promise<boolean> {
    const waiting = this.#waiting.get(account) ?? [];
    const full = waiting.length >= MAX_WAITING_PER_ACCOUNT;
    if (full || this.#waitingInAll >= MAX_WAITING) {
      const guesser = this.#guesser(
        full ? [[account, waiting]] : this.#waiting,
        this.#suspicion(account, network),
      );
      if (!guesser) return false;
      guesser.leave();
    }
    return new Promise((resolve) => {
      const settle = (granted: boolean): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
        this.#remove(account, place);
        resolve(granted);
      };
      const refuse = (): void => {
        // Who leaves before the answer would hold a place again and again without ever being wrong.
        this.wrong(account, network);
        settle(false);
      };
      const timer = setTimeout(() => settle(true), delay);
      const place: Waiting = { network, leave: () => settle(false) };
      this.#waiting.set(account, [...(this.#waiting.get(account) ?? []), place]);
      this.#waitingInAll += 1;
      if (signal?.aborted) refuse();
      else signal?.addEventListener('abort', refuse, { once: true });
    });
  }

  #remove(account: string, place: Waiting): void {
    const left = (this.#waiting.get(account) ?? []).filter((other) => other !== place);
    if (left.length > 0) this.#waiting.set(account, left);
    else this.#waiting.delete(account);
    this.#waitingInAll -= 1;
  }
}
