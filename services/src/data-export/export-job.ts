import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { accountOfId } from '../accounts/accounts.ts';
import { DAY_MS } from '../model/clock.ts';
import { sendExportNotice } from '../my-service/account-mails.ts';
import { makeArchive } from './archive.ts';

/** Interval at which requests are looked for that another process left, in milliseconds. */
const LOOK_MS = 20_000;

/** How long a copy can be fetched, in milliseconds. */
const LIFE_MS = DAY_MS;

/** Makes the copies that people asked for and deletes those that expired, in any of the processes that share the database. */
export class ExportJob {
  readonly #context: AccountContext;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<unknown> | null = null;
  #isWanted = false;
  #stopped = false;

  constructor(context: AccountContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref();
    this.wake();
  }

  /** Looks for requests soon, in the background. */
  wake(): void {
    this.#isWanted = true;
    if (this.#work || this.#stopped) return;
    this.#work = this.#look().finally(() => (this.#work = null));
  }

  /**
   * Makes every copy that is asked for, and deletes those that expired. One that cannot be made is reported and keeps no
   * other waiting; it is tried again at the next look.
   */
  async runDue(): Promise<void> {
    await this.#context.store.query('delete from data_export where expires_at <= $1', [this.#context.now()]);
    const failed: number[] = [];
    while (!this.#stopped && (await this.#makeNext(failed)));
  }

  /** Stops looking and ends after the copy under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#work;
  }

  async #look(): Promise<void> {
    while (this.#isWanted && !this.#stopped) {
      this.#isWanted = false;
      await this.runDue().catch((error: unknown) => {
        if (!this.#stopped) this.#context.logger.error('Copies of data were not made', error);
      });
    }
  }

  /** @param failed accounts to leave out; one that fails is added. @returns whether there was one. */
  async #makeNext(failed: number[]): Promise<boolean> {
    const { store, logger } = this.#context;
    const taken: number[] = [];
    try {
      const made = await store.tx(async (transaction) => {
        const { rows } = await transaction.query<{ account_id: number }>(
          `select account_id from data_export where ready_at is null and account_id <> all($1::int[])
             order by requested_at limit 1 for update skip locked`,
          [failed],
        );
        const id = rows[0]?.account_id;
        if (id === undefined) return null;
        taken.push(id);
        await this.#keepArchive(transaction, id);
        return id;
      });
      if (made === null) return false;
      const account = await accountOfId(store, made);
      if (account) await sendExportNotice(this.#context, account);
    } catch (error) {
      const id = taken.at(-1);
      if (id === undefined || this.#stopped) throw error;
      logger.error('A copy of data was not made', error);
      failed.push(id);
    }
    return true;
  }

  async #keepArchive(transaction: Queryable, accountId: number): Promise<void> {
    const at = this.#context.now();
    const archive = await makeArchive(
      transaction,
      this.#context.files,
      accountId,
      this.#context.siteName,
      at,
    );
    await transaction.query(
      'update data_export set ready_at = $2, expires_at = $3, archive = $4 where account_id = $1',
      [accountId, at, new Date(at.getTime() + LIFE_MS), archive?.toString('base64') ?? ''],
    );
  }
}
