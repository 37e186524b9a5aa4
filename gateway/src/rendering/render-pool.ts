import type { Transport } from '@chamba/kernel/api';
import type { RenderJob, RenderResult } from './protocol.ts';
import { RenderFailure, RenderWorker } from './render-worker.ts';

type Waiting = {
  start: (worker: RenderWorker) => void;
  giveUp: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
};

/** Renders waiting for a worker; more than that and browsers render for themselves. */
const QUEUE = 100;

/** A fixed number of render workers; the ones that die are replaced. */
export class RenderPool {
  readonly #options: { workers: number; timeoutMs: number; memoryMb: number };
  /** Told what pages left running after their render and what failed then. */
  onStray: (error: Error) => void = () => undefined;
  readonly #workers = new Set<RenderWorker>();
  readonly #idle: RenderWorker[] = [];
  readonly #queue: Waiting[] = [];
  #stopped = false;

  constructor(options: { workers: number; timeoutMs: number; memoryMb: number }) {
    this.#options = options;
  }

  /** Starts the workers. @throws when one cannot start. */
  async start(): Promise<void> {
    for (let count = 0; count < this.#options.workers; count += 1) this.#add();
    await Promise.all([...this.#workers].map((worker) => worker.ready));
  }

  /**
   * Renders on the first free worker.
   * @throws RenderFailure
   */
  async render(job: RenderJob, transport: Transport): Promise<RenderResult> {
    const worker = this.#take() ?? (await this.#wait());
    return worker.render(job, transport);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { giveUp, timer } of this.#queue.splice(0)) {
      clearTimeout(timer);
      giveUp(new RenderFailure('busy', 'the gateway is stopping'));
    }
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
  }

  #take(): RenderWorker | undefined {
    for (;;) {
      const worker = this.#idle.pop();
      if (!worker || !worker.dead) return worker;
    }
  }

  #wait(): Promise<RenderWorker> {
    return new Promise((start, giveUp) => {
      if (this.#queue.length >= QUEUE)
        return giveUp(new RenderFailure('busy', 'too many renders are waiting'));
      const timer = setTimeout(() => {
        const place = this.#queue.indexOf(entry);
        if (place >= 0) this.#queue.splice(place, 1);
        giveUp(new RenderFailure('busy', 'no render worker was free in time'));
      }, this.#options.timeoutMs);
      const entry: Waiting = { start, giveUp, timer };
      this.#queue.push(entry);
    });
  }

  #add(): void {
    const worker = new RenderWorker({
      ...this.#options,
      onStray: (error) => this.onStray(error),
      onIdle: (idle) => this.#release(idle),
      onGone: (gone) => {
        this.#workers.delete(gone);
        const missing = (): void => {
          if (!this.#stopped) this.#add();
        };
        // One that cannot even start is not started again and again without a pause.
        if (gone.started) missing();
        else setTimeout(missing, 1_000).unref();
      },
    });
    this.#workers.add(worker);
    worker.ready.then(
      () => this.#release(worker),
      () => undefined,
    );
  }

  #release(worker: RenderWorker): void {
    if (worker.dead) return;
    const next = this.#queue.shift();
    if (!next) {
      this.#idle.push(worker);
      return;
    }
    clearTimeout(next.timer);
    next.start(worker);
  }
}
