import type { Store } from '@chamba/database';
import type { ServiceLogger } from '../http/server.ts';
import { removePerson } from '../people/people.ts';

/** Interval at which due deletions are looked for, in milliseconds. */
const LOOK_MS = 60_000;

/** Carries out the deletions that are due, in any of the processes that share the database. */
export class DeletionJob {
  readonly #store: Store;
  readonly #logger: ServiceLogger;
  readonly #now: () => Date;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<unknown> | null = null;
  #stopped = false;

  constructor(options: { store: Store; logger: ServiceLogger; now: () => Date }) {
    this.#store = options.store;
    this.#logger = options.logger;
    this.#now = options.now;
  }

  /** Starts looking for due deletions at intervals, and does so at once: the process may have been down when they fell due. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
    this.#look();
  }

  /**
   * Deletes every account that is due, one in a transaction. One that cannot be deleted is reported and keeps no other
   * waiting; it is tried again at the next look.
   * @returns how many.
   */
  async runDue(): Promise<number> {
    let count = 0;
    const failed: number[] = [];
    while (!this.#stopped && (await this.#deleteNext(failed))) count += 1;
    return count - failed.length;
  }

  /** Stops looking and ends after the deletion under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#work;
  }

  /** @param failed accounts to leave out; one that fails is added. @returns whether there was one. */
  async #deleteNext(failed: number[]): Promise<boolean> {
    const taken: number[] = [];
    try {
      const deleted = await this.#store.tx(async (transaction) => {
        const { rows } = await transaction.query<{ id: number; email: string; reason: number }>(
          `select account.id, account.email, account_deletion.reason from account_deletion
             join account on account.id = account_deletion.account_id
             where due_at <= $1 and account.id <> all($2::int[])
             order by due_at limit 1 for update of account_deletion skip locked`,
          [this.#now(), failed],
        );
        const [due] = rows;
        if (due) {
          taken.push(due.id);
          await removePerson(transaction, due);
        }
        return due ?? null;
      });
      if (deleted) this.#logger.info(`An account was deleted by its owner (reason ${deleted.reason})`);
      return deleted !== null;
    } catch (error) {
      const id = taken.at(-1);
      if (id === undefined || this.#stopped) throw error;
      this.#logger.error('An account that is due was not deleted', error);
      failed.push(id);
      return true;
    }
  }

  #look(): void {
    if (this.#work || this.#stopped) return;
    this.#work = this.runDue()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#logger.error('Due deletions were not carried out', error);
      })
      .finally(() => (this.#work = null));
  }
}
