/** Limits: running pieces of work, waiting ones, waiting ones per network, and the waiting time in ms. */
export type TurnLimits = { atOnce: number; waiting: number; waitingOfOne: number; waitMs: number };

type Place = { network: string; start: () => void };

/**
 * Limits the number of concurrent pieces of work, to leave capacity for other work. Networks take turns: the next
 * piece belongs to the network whose last turn is the longest ago.
 */
export class Turns {
  readonly #limits: TurnLimits;
  #queue: Place[] = [];
  /** Waiting networks, in the order of their next turn. */
  #order: string[] = [];
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` in its turn.
   * @param network network of the request.
   * @returns null, without running it, if the turn did not come in time.
   */
  async take<Result>(network: string, work: () => Promise<Result>): Promise<Result | null> {
    if (!(await this.#wait(network))) return null;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  /** The longest waiting piece of the network whose turn it is; that network moves to the end of the order. */
  #next(): Place | undefined {
    const network = this.#order.shift();
    const next = this.#queue.find((place) => place.network === network);
    if (!next) return undefined;
    this.#leave(next);
    if (this.#queue.some((place) => place.network === next.network)) this.#order.push(next.network);
    return next;
  }

  #leave(place: Place): void {
    this.#queue = this.#queue.filter((other) => other !== place);
    if (!this.#queue.some(({ network }) => network === place.network))
      this.#order = this.#order.filter((network) => network !== place.network);
  }

  async #wait(network: string): Promise<boolean> {
    const { atOnce, waiting, waitingOfOne, waitMs } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return true;
    }
    const ofOne = this.#queue.filter((place) => place.network === network).length;
    if (this.#queue.length >= waiting || ofOne >= waitingOfOne) return false;
    return new Promise((resolve) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const place: Place = { network, start };
      const timer = setTimeout(() => {
        this.#leave(place);
        resolve(false);
      }, waitMs);
      this.#queue.push(place);
      if (!this.#order.includes(network)) this.#order.push(network);
    });
  }
}
