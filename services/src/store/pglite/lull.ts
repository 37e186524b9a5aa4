import { setTimeout as pause } from 'node:timers/promises';

/** Time without a statement of a person after which bulk work goes on: a call is several statements, one after the other. */
const LULL_MS = 25;

/** Longest wait for a lull: bulk work goes on slowly even when somebody is always there. */
const MOST_MS = 1_000;

/** How long somebody counts as being here after their last statement. */
const HERE_MS = 5_000;

const LOOK_MS = 5;

/** Knows when people use the one connection, so that bulk work can give way to them. Times are in milliseconds. */
export class Lull {
  #underWay = 0;
  #last = -Infinity;

  /** Whether somebody used the connection in the last seconds. */
  get wereHere(): boolean {
    return this.#underWay > 0 || performance.now() - this.#last < HERE_MS;
  }

  /** Counts work as a person's until it is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      this.#last = performance.now();
    }
  }

  /** Waits until nobody uses the connection, but not for ever. */
  async lull(): Promise<void> {
    const end = performance.now() + MOST_MS;
    while ((this.#underWay > 0 || performance.now() - this.#last < LULL_MS) && performance.now() < end)
      await pause(LOOK_MS);
  }
}
