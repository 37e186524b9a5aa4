/** Work that is done one after the other, by as many as may wait for it. */
export class Turns {
  readonly #limit: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param limit most that wait or are under way. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Does the work when all before it is done. @returns null at once where too many wait. */
  take<Result>(work: () => Promise<Result>): Promise<Result> | null {
    if (this.#waiting >= this.#limit) return null;
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
