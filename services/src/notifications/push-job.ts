import { noteExpiringResumes } from './notify.ts';
import { PushQueue } from './push-queue.ts';
import type { PushContext } from './push-queue.ts';

/** How often messages are looked for that are due, and CVs that expire soon, in milliseconds. */
const LOOK_MS = 5_000;
const RESUMES_MS = 60 * 60_000;

/** Notifies people and their devices, in any of the processes that share the database. */
export class PushJob {
  readonly #context: PushContext;
  readonly #queue: PushQueue;
  #timers: NodeJS.Timeout[] = [];
  #work: Promise<unknown> | null = null;
  #resumes: Promise<unknown> | null = null;
  #stopped = false;

  constructor(context: PushContext) {
    this.#context = context;
    this.#queue = new PushQueue(context);
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.#look(), LOOK_MS).unref(),
      setInterval(() => this.#noteResumes(), RESUMES_MS).unref(),
    ];
    this.#look();
    this.#noteResumes();
  }

  /**
   * Notifies of what is due, after what is under way and with nothing beside it.
   * @returns how many messages push services took.
   */
  async runDue(): Promise<number> {
    while (this.#work) await this.#work;
    const run = noteExpiringResumes(this.#context.store, this.#context.now()).then(() =>
      this.#queue.sendDue(),
    );
    this.#work = run.catch(() => undefined).finally(() => (this.#work = null));
    return run;
  }

  /** Stops looking and ends after the work under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#queue.stop();
    await Promise.all([this.#work, this.#resumes]);
  }

  #look(): void {
    if (this.#stopped) return;
    this.#work ??= this.#queue
      .sendDue()
      .catch((error: unknown) => this.#report('Messages to devices were not looked for', error))
      .finally(() => (this.#work = null));
  }

  #noteResumes(): void {
    if (this.#stopped) return;
    this.#resumes ??= noteExpiringResumes(this.#context.store, this.#context.now())
      .catch((error: unknown) => this.#report('CVs that expire soon were not looked for', error))
      .finally(() => (this.#resumes = null));
  }

  #report(message: string, error: unknown): void {
    if (!this.#stopped) this.#context.logger.error(message, error);
  }
}
