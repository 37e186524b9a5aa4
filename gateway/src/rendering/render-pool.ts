import type { Transport } from '@chamba/kernel/api';
import { BundleSources } from './bundle-sources.ts';
import { findContainment, type Containment } from './containment.ts';
import type { RenderJob, RenderResult } from './protocol.ts';
import { NotStartedError, RenderFailure } from './render-failure.ts';
import { RenderProcess } from './render-process.ts';

type Waiting = {
  start: (process: RenderProcess) => void;
  giveUp: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
};

export type RenderPoolOptions = {
  /** Number of processes that render concurrently; one more is kept warm to replace one that ends. */
  workers: number;
  timeoutMs: number;
  memoryMb: number;
  /** Maximum time a page waits for a process, in ms. */
  queueMs: number;
  /** Maximum number of waiting pages. */
  queue: number;
};

/** Pause before a process that failed to start is started again, in ms. */
const START_PAUSE_MS = 1_000;

/** Maximum number of processes that a render tries if they are busy with leftovers. */
const MAX_TRIES = 3;

/** A fixed number of render processes; ended ones are replaced. */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #sources = new BundleSources();
  /** Receives errors of code that pages left running after their render. */
  onStray: (error: Error) => void = () => undefined;
  /** Receives console lines of units. */
  onConsole: (unit: string, text: string) => void = () => undefined;
  #containment: Containment | null = null;
  /** All processes, including those that are starting. */
  readonly #processes = new Set<RenderProcess>();
  /** Processes that accept pages; as many as there are workers. */
  readonly #active = new Set<RenderProcess>();
  readonly #spare: RenderProcess[] = [];
  readonly #idle: RenderProcess[] = [];
  readonly #queue: Waiting[] = [];
  #stopped = false;
  /** When the last process that accepted pages had gone, by the monotonic clock; null while there is one. */
  #emptySince: number | null = performance.now();

  constructor(options: RenderPoolOptions) {
    this.#options = options;
  }

  /**
   * Starts the processes.
   * @returns their containment on this machine.
   * @throws if one cannot start.
   */
  async start(): Promise<Containment> {
    this.#containment = await findContainment();
    for (let count = 0; count <= this.#options.workers; count += 1) this.#add();
    await Promise.all([...this.#processes].slice(0, this.#options.workers).map((process) => process.ready));
    return this.#containment;
  }

  /** Whether another page may wait here. */
  get accepts(): boolean {
    return this.#idle.length > 0 || this.#queue.length < this.#options.queue;
  }

  /** Ids of the running processes, for measurements. */
  get pids(): number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  /** Renders on the first free process. @throws RenderFailure; `busy` if none was free in time. */
  async render(job: RenderJob, transport: Transport): Promise<RenderResult> {
    for (let tries = 1; ; tries += 1) {
      const process = this.#take() ?? (await this.#wait());
      try {
        return await process.render(job, transport);
      } catch (error) {
        if (!(error instanceof NotStartedError)) throw error;
        if (tries === MAX_TRIES) throw new RenderFailure('busy', error.message);
      }
    }
  }

  /** Milliseconds since the last process that accepted pages had gone; 0 while there is one. */
  get withoutWorkersMs(): number {
    return this.#emptySince === null ? 0 : performance.now() - this.#emptySince;
  }

  /** Stops all processes; waiting pages are refused. Resolves when the processes have exited. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { giveUp, timer } of this.#queue.splice(0)) {
      clearTimeout(timer);
      giveUp(new RenderFailure('busy', 'the gateway is stopping'));
    }
    await Promise.all([...this.#processes].map((process) => process.stop()));
  }

  #take(): RenderProcess | undefined {
    for (;;) {
      const process = this.#idle.pop();
      if (!process || !process.dead) return process;
    }
  }

  #wait(): Promise<RenderProcess> {
    return new Promise((start, giveUp) => {
      if (this.#stopped || this.#queue.length >= this.#options.queue)
        return giveUp(new RenderFailure('busy', 'too many pages are waiting'));
      const timer = setTimeout(() => {
        const place = this.#queue.indexOf(entry);
        if (place >= 0) this.#queue.splice(place, 1);
        giveUp(new RenderFailure('busy', 'no render process was free in time'));
      }, this.#options.queueMs);
      const entry: Waiting = { start, giveUp, timer };
      this.#queue.push(entry);
    });
  }

  #add(): void {
    if (!this.#containment) throw new Error('the pool has not been started');
    const process = new RenderProcess({
      ...this.#options,
      containment: this.#containment,
      sources: this.#sources,
      isCrowded: () => this.#queue.length > 0,
      isHeldUp: () => this.#queue.length > 0 && [...this.#active].every(({ isHeld }) => isHeld),
      onStray: (error) => this.onStray(error),
      onConsole: (unit, text) => this.onConsole(unit, text),
      onIdle: (idle) => this.#release(idle),
      onGone: (gone) => this.#replace(gone),
    });
    this.#processes.add(process);
    process.ready.then(
      () => {
        if (this.#active.size >= this.#options.workers) {
          this.#spare.push(process);
          return;
        }
        this.#active.add(process);
        this.#emptySince = null;
        this.#release(process);
      },
      () => undefined,
    );
  }

  #replace(gone: RenderProcess): void {
    this.#processes.delete(gone);
    const missing = (): void => {
      if (!this.#stopped) this.#add();
    };
    if (gone.started) missing();
    else setTimeout(missing, START_PAUSE_MS).unref();
    for (const waiting of [this.#spare, this.#idle]) {
      const place = waiting.indexOf(gone);
      if (place >= 0) waiting.splice(place, 1);
    }
    if (!this.#active.delete(gone)) return;
    const warm = this.#spare.shift();
    if (!warm) {
      if (this.#active.size === 0) this.#emptySince = performance.now();
      return;
    }
    this.#active.add(warm);
    this.#release(warm);
  }

  #release(process: RenderProcess): void {
    if (process.dead) return;
    const next = this.#queue.shift();
    if (!next) {
      this.#idle.push(process);
      return;
    }
    clearTimeout(next.timer);
    next.start(process);
  }
}
