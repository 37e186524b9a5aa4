import { AlertMails } from './alert-mails.ts';
import type { AlertMailContext } from './alert-mails.ts';
import { AlertRun } from './alert-run.ts';
import type { AlertCounts } from './alert-run.ts';

/** Interval at which searches are looked for whose time has come, in milliseconds. */
const LOOK_MS = 30_000;

/** Sends the news of saved searches, in any of the processes that share the database. */
export class AlertJob {
  readonly #context: AlertMailContext;
  readonly #mails: AlertMails;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<unknown> | null = null;
  #isWanted = false;
  #stopped = false;

  constructor(context: AlertMailContext) {
    this.#context = context;
    this.#mails = new AlertMails(context);
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref();
    this.wake();
  }

  /** Looks soon, in the background: to be called when offers came in. */
  wake(): void {
    this.#isWanted = true;
    if (this.#work || this.#stopped) return;
    this.#work = this.#look().finally(() => (this.#work = null));
  }

  /**
   * Looks for news of all searches whose time has come, and sends what is due. What runs in the background is waited for and
   * kept away meanwhile: it would hold mails that this one has to have sent when it ends.
   */
  async runDue(): Promise<AlertCounts> {
    while (this.#work) await this.#work;
    const run = this.#run();
    this.#work = run.catch(() => undefined).finally(() => this.#afterRun());
    return run;
  }

  #afterRun(): void {
    this.#work = null;
    if (this.#isWanted) this.wake();
  }

  async #run(): Promise<AlertCounts> {
    const counts = await new AlertRun(this.#context, () => this.#stopped).run();
    await this.#mails.sendDue();
    return counts;
  }

  /** Stops looking and ends after the work under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#mails.stop();
    await this.#work;
  }

  async #look(): Promise<void> {
    while (this.#isWanted && !this.#stopped) {
      this.#isWanted = false;
      await this.#run().catch((error: unknown) => {
        if (!this.#stopped) this.#context.logger.error('News of saved searches were not looked for', error);
      });
    }
  }
}
