import { setTimeout as pause } from 'node:timers/promises';

/** Idle time after the last interactive statement until bulk work continues: a call is several statements in a row. */
const LULL_MS = 25;

/** Longest wait for a lull: bulk work continues slowly even under constant interactive load. */
const MAX_WAIT_MS = 1_000;

/** How long interactive use counts as recent after its last statement. */
const RECENT_MS = 5_000;

const LOOK_MS = 5;

/** Tracks interactive use of the one connection, so that bulk work can yield to it. Times are in milliseconds. */
export class Lull {
  #underWay = 0;
  #last = -Infinity;

  /** Whether an interactive statement is under way, or ended in the last seconds. */
  get isRecentlyUsed(): boolean {
    return this.#underWay > 0 || performance.now() - this.#last < RECENT_MS;
  }

  /** Counts work as interactive until it settles. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      this.#last = performance.now();
    }
  }

  /** Waits until the connection is idle, for at most {@link MAX_WAIT_MS}. */
  async lull(): Promise<void> {
    const end = performance.now() + MAX_WAIT_MS;
    while ((this.#underWay > 0 || performance.now() - this.#last < LULL_MS) && performance.now() < end)
      await pause(LOOK_MS);
  }
}
