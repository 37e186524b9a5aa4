/** Lets a few pieces of work run at a time, so that they leave room for other work of the same workers. */
export class Turns {
  readonly #limits: { atOnce: number; waiting: number; waitMs: number };
  readonly #queue: Array<() => void> = [];
  #running = 0;

  /** @param limits how many run at a time, how many may wait, and how long each, in ms. */
  constructor(limits: { atOnce: number; waiting: number; waitMs: number }) {
    this.#limits = limits;
  }

  /** Runs `work` in its turn. @returns null, without having run it, when the turn did not come in time. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (!(await this.#wait())) return null;
    try {
      return await work();
    } finally {
      // A turn goes on to the next in line.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #wait(): Promise<boolean> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return true;
    }
    if (this.#queue.length >= this.#limits.waiting) return false;
    return new Promise((resolve) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        resolve(false);
      }, this.#limits.waitMs);
      this.#queue.push(start);
    });
  }
}
