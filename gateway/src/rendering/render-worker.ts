import { Worker } from 'node:worker_threads';
import type { Transport } from '@chamba/kernel/api';
import type { FromWorker, RenderJob, RenderResult, SentError, ToWorker } from './protocol.ts';

export type RenderFailureReason = 'time-out' | 'memory' | 'crash' | 'error' | 'upstream' | 'busy' | 'paused';

/** A render that brought no page. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly reason: RenderFailureReason;
  constructor(reason: RenderFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

type Current = {
  id: number;
  transport: Transport;
  /** Whether the thread has come to it. */
  started: boolean;
  pending: Map<number, AbortController>;
  resolve: (result: RenderResult) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
};

/** Time a worker gets to answer again after a render that waited for a slow service was given up, in ms. */
const GRACE_MS = 250;

/** One worker thread; renders one page at a time, so that whoever loops is known. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #timeoutMs: number;
  readonly #mostExternal: number;
  readonly #onIdle: (worker: RenderWorker) => void;
  readonly #onStray: (error: Error) => void;
  #current: Current | null = null;
  #abandoned: number | null = null;
  #lastId = 0;
  #dead = false;
  #started = false;
  /** Resolves when the worker can render. */
  readonly ready: Promise<void>;

  constructor(options: {
    memoryMb: number;
    timeoutMs: number;
    onIdle: (worker: RenderWorker) => void;
    onGone: (worker: RenderWorker) => void;
    /** Told what a page left running threw. */
    onStray: (error: Error) => void;
  }) {
    this.#timeoutMs = options.timeoutMs;
    this.#mostExternal = options.memoryMb * 1_048_576;
    this.#onIdle = options.onIdle;
    this.#onStray = options.onStray;
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), {
      // React and the router choose their builds by it; the rest of the environment is not a remote's to read.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
    });
    let ready: () => void;
    let broken: (error: Error) => void;
    this.ready = new Promise((resolve, reject) => {
      ready = resolve;
      broken = reject;
    });
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: FromWorker) => {
      try {
        if (message.type === 'ready') {
          this.#started = true;
          ready();
        } else this.#receive(message);
      } catch {
        // Units run there: one that reaches the port may send what is no message, and must not end this process by it.
        void this.stop();
      }
    });
    this.#worker.on('error', (error: Error) => {
      const memory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      broken(error);
      this.#dead = true;
      this.#fail(new RenderFailure(memory ? 'memory' : 'crash', error.message, { cause: error }));
    });
    this.#worker.on('exit', () => {
      broken(new Error('the render worker ended'));
      this.#dead = true;
      this.#fail(new RenderFailure('crash', 'the render worker ended'));
      options.onGone(this);
    });
  }

  /** Whether it was ever able to render. */
  get started(): boolean {
    return this.#started;
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** @throws RenderFailure */
  render(job: RenderJob, transport: Transport): Promise<RenderResult> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(id), this.#timeoutMs);
      this.#current = { id, transport, started: false, pending: new Map(), resolve, reject, timer };
      this.#send({ type: 'render', id, job });
    });
  }

  async stop(): Promise<void> {
    this.#dead = true;
    await this.#worker.terminate();
  }

  #receive(message: Exclude<FromWorker, { type: 'ready' }>): void {
    if (message.type === 'stray') return this.#onStray(received(message.error));
    if ((message.type === 'done' || message.type === 'failed') && message.id === this.#abandoned) {
      this.#abandoned = null;
      this.#rest(message.external);
      return;
    }
    const current = this.#current;
    if (!current) return;
    if (message.type === 'call') {
      if (message.id === current.id) void this.#call(current, message.call, message.request);
    } else if (message.type === 'abort') {
      current.pending.get(message.call)?.abort();
    } else if (message.id !== current.id) {
      return;
    } else if (message.type === 'started') {
      current.started = true;
    } else {
      this.#leave(current);
      if (message.type === 'done') current.resolve(message.result);
      else {
        const cause = received(message.error);
        current.reject(new RenderFailure('error', cause.message, { cause }));
      }
      this.#rest(message.external);
    }
  }

  /** Ready for the next render, unless pages have kept too much in the thread beside its heap. */
  #rest(external: number): void {
    if (external > this.#mostExternal) void this.stop();
    else this.#onIdle(this);
  }

  async #call(current: Current, call: number, request: Parameters<Transport>[0]): Promise<void> {
    const controller = new AbortController();
    current.pending.set(call, controller);
    try {
      const answer = await current.transport({ ...request, signal: controller.signal });
      this.#send({ type: 'answer', call, answer });
    } catch (error) {
      this.#send({
        type: 'unreachable',
        call,
        message: error instanceof Error ? error.message : String(error),
      });
    } finally {
      current.pending.delete(call);
    }
  }

  /** Who waits for a service is let go; who keeps the thread busy loses it. */
  #timeOut(id: number): void {
    const current = this.#current;
    if (current?.id !== id) return;
    const waits = current.pending.size > 0;
    this.#leave(current);
    if (!current.started) {
      // Whose it is cannot be told; the page that waited is not at fault.
      current.reject(new RenderFailure('busy', 'what an earlier page left running keeps the thread busy'));
      void this.stop();
      return;
    }
    if (!waits) {
      current.reject(new RenderFailure('time-out', `the render took longer than ${this.#timeoutMs} ms`));
      void this.stop();
      return;
    }
    current.reject(new RenderFailure('upstream', 'a service was too slow for the server render'));
    this.#abandoned = id;
    this.#send({ type: 'cancel', id });
    setTimeout(() => {
      if (this.#abandoned === id && !this.#dead) void this.stop();
    }, GRACE_MS).unref();
  }

  #leave(current: Current): void {
    clearTimeout(current.timer);
    for (const controller of current.pending.values()) controller.abort();
    this.#current = null;
  }

  #fail(failure: RenderFailure): void {
    const current = this.#current;
    if (!current) return;
    this.#leave(current);
    current.reject(failure);
  }

  #send(message: ToWorker): void {
    if (!this.#dead) this.#worker.postMessage(message);
  }
}

function received({ name, message, stack }: SentError): Error {
  return Object.assign(new Error(message), { name, stack });
}
