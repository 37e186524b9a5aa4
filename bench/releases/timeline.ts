/** What was live when: the channel's moves as those who made them know them. */

/** A composition, as the folder of each unit's release. */
export type Folders = Readonly<Record<string, string>>;

/** Everything that was ever live, in order. */
export class Timeline {
  readonly #compositions = new Map<string, Folders>();
  readonly #moves: Array<{ id: string; at: number }> = [];

  /** Notes that a composition is live. @param at when its promotion was answered, on the clock of the process. */
  moved(id: string, folders: Folders, at: number): void {
    this.#compositions.set(id, folders);
    this.#moves.push({ id, at });
  }

  /** Which releases a composition consists of; undefined when it was never live. */
  getFolders(id: string): Folders | undefined {
    return this.#compositions.get(id);
  }

  /** The composition that is live now. */
  get live(): { id: string; folders: Folders } {
    const id = this.#moves.at(-1)?.id ?? '';
    return { id, folders: this.#compositions.get(id) ?? {} };
  }

  /** Whether a page asked for at a moment may hold a composition, given how long a move may take to be seen. */
  isCurrent(id: string, askedAt: number, toleranceMs: number): boolean {
    // The last move before the tolerance, and everything since.
    const settled = this.#moves.findLastIndex(({ at }) => at < askedAt - toleranceMs);
    return this.#moves.slice(Math.max(0, settled)).some((move) => move.id === id);
  }
}
