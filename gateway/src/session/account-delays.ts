import { LRUCache } from 'lru-cache';
import { toNeighbourhood } from './network.ts';

/** Window in which failed attempts at an account delay the following ones, in ms. */
const WINDOW_MS = 900_000;
/** Failed attempts in the window without a delay: one person who tries all their earlier passwords. */
const FREE_ATTEMPTS = 10;
const FIRST_DELAY_MS = 250;
/** Pages abandon a log-in after ten seconds. */
const MAX_DELAY_MS = 5_000;
/** Number of attempts that double the delay. */
const DOUBLING = 5;
/** Maximum number of waiting attempts, per account and in total. */
const MAX_WAITING_PER_ACCOUNT = 4;
const MAX_WAITING = 200;
const MAX_ACCOUNTS = 20_000;
/** How long the network of a successful attempt is trusted as the owner's, in ms. */
const KNOWN_MS = 30 * 24 * 3_600_000;

type Attempts = { from: number; count: number };
type Waiting = { network: string; leave: () => void };

/**
 * Slows down guessing from many networks at once. No one is refused because of strangers: an account under attack
 * answers late, right passwords included. Few attempts can wait: if there are more than places, networks that failed
 * before make room for one that did not, and those with failing neighbours for one without. A network from which the
 * owner logged in recently does not wait: its attempts are counted by network and account anyway.
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

  /** @param scale multiplies the attempts without a delay; 0 disables delays. */
  constructor(scale: number, now: () => number = () => performance.now()) {
    this.#free = scale === 0 ? Infinity : FREE_ATTEMPTS * scale;
    this.#now = now;
  }

  /** The delay of the next attempt at an account, in ms. */
  getDelay(account: string): number {
    const beyond = this.#current(account).count - this.#free;
    return beyond < 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (beyond / DOUBLING));
  }

  /**
   * Waits until an attempt may be made. It counts as failed until `right` is called, so that concurrent attempts do
   * not all pass before the first one has failed.
   * @param signal fires when the caller disconnects.
   * @returns whether it may be made: false if no waiting place was free.
   */
  async turn(account: string, network: string, signal?: AbortSignal): Promise<boolean> {
    const delay = this.getDelay(account);
    this.#current(account).count += 1;
    if (delay === 0 || this.#knownNetworks.has(`${account}|${network}`)) return true;
    return this.#wait(account, network, delay, signal);
  }

  /** Records a successful attempt. */
  right(account: string, network: string): void {
    this.unchecked(account);
    this.#wrongNetworks.delete(`${account}|${network}`);
    this.#wrongNeighbourhoods.delete(`${account}|${toNeighbourhood(network)}`);
    if (this.#free !== Infinity) this.#knownNetworks.set(`${account}|${network}`, true);
  }

  /** Takes back an attempt that was not checked. */
  unchecked(account: string): void {
    const attempts = this.#current(account);
    attempts.count = Math.max(0, attempts.count - 1);
  }

  /** Records a failed attempt. */
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

  /** How suspicious a network is: 2 failed itself, 1 has a neighbour that did. */
  #suspicion(account: string, network: string): 0 | 1 | 2 {
    if (this.#wrongNetworks.has(`${account}|${network}`)) return 2;
    return this.#wrongNeighbourhoods.has(`${account}|${toNeighbourhood(network)}`) ? 1 : 0;
  }

  /** A waiting attempt of a network that is more suspicious than the newcomer's. */
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
        // A caller that disconnects before the answer would otherwise occupy places repeatedly without a counted
        // failure.
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
