import type { Store } from '@chamba/database';
import type { FileStore } from '../file-store/index.ts';
import type { ServiceLogger } from '../http/server.ts';
import { RESTORE_MS } from './documents.ts';

/** Interval of the clean-up, in milliseconds. */
const LOOK_MS = 60_000;

/** Files that nobody refers to: neither a person's photo, nor a résumé, nor an application. */
const UNUSED = `delete from person_file f where
  not exists (select from account_photo where file_id = f.id)
  and not exists (select from resume_file where file_id = f.id)
  and not exists (select from application_file where file_id = f.id)`;

/** Removes what is not used any more from the database and from the store, in any of the processes that share them. */
export class FileCleanUp {
  readonly #options: { store: Store; files: FileStore; logger: ServiceLogger; now: () => Date };
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<unknown> | null = null;
  #stopped = false;

  constructor(options: { store: Store; files: FileStore; logger: ServiceLogger; now: () => Date }) {
    this.#options = options;
  }

  /** Starts looking at intervals. */
  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /**
   * Removes files that were deleted more than an hour ago, those that nobody uses, and the content of all. Content that the
   * store does not delete now is tried again at the next look.
   */
  async runDue(): Promise<void> {
    const { store, now } = this.#options;
    const at = now();
    await store.query('delete from resume_file where removed_at <= $1', [
      new Date(at.getTime() - RESTORE_MS),
    ]);
    await store.query(UNUSED);
    const { rows } = await store.query<{ key: string }>(
      'select key from file_removal where due_at <= $1 order by key limit 500',
      [at],
    );
    for (const { key } of rows) {
      if (this.#stopped) return;
      await this.#remove(key);
    }
  }

  /** Stops looking and ends after what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#work;
  }

  async #remove(key: string): Promise<void> {
    const { store, files, logger } = this.#options;
    try {
      await (key.endsWith('/') ? files.deletePrefix(key) : files.delete(key));
      await store.query('delete from file_removal where key = $1', [key]);
    } catch (error) {
      if (!this.#stopped) logger.error('The content of a file was not removed', error);
    }
  }

  #look(): void {
    if (this.#work || this.#stopped) return;
    this.#work = this.runDue()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#options.logger.error('Files were not cleaned up', error);
      })
      .finally(() => (this.#work = null));
  }
}
