/** One child process that renders pages, one at a time, so that a looping render can be identified. */
import type { Transport } from '@chamba/kernel/api';
import type { BundleSources } from './bundle-sources.ts';
import { toBundleName } from './bundle-sources.ts';
import { ContainedProcess } from './contained-process.ts';
import type { Containment } from './containment.ts';
import { CurrentRender } from './current-render.ts';
import { judgeLate } from './late-render.ts';
import {
  leavesScript,
  MAX_LINES,
  MAX_STRAYS,
  type FromProcess,
  type ProcessMemory,
  type RenderJob,
  type RenderResult,
  type SentError,
} from './protocol.ts';
import { RenderFailure } from './render-failure.ts';

/** Time to answer again after an abandoned render, in ms. */
const GRACE_MS = 1_000;

/** Interval of checks of a late render, in ms. */
const WATCH_MS = 100;

/** Share of the heap limit from which on a process accepts no further page. */
const FULL_HEAP = 0.8;

export type RenderProcessOptions = {
  containment: Containment;
  sources: BundleSources;
  /** Limit of the heap, and of the external memory of pages. */
  memoryMb: number;
  /** Processor time limit of a render, in ms. */
  timeoutMs: number;
  /** Called when it is ready for the next render. */
  onIdle: (process: RenderProcess) => void;
  /** Called once, when it has ended or could not be started. */
  onGone: (process: RenderProcess) => void;
  /** Receives errors of code that a page left running. */
  onStray: (error: Error) => void;
  /** Receives console lines of units. */
  onConsole: (unit: string, text: string) => void;
  /** Whether pages wait for a process: then a slow service may be slow because of the load. */
  isCrowded: () => boolean;
  /** Whether every process waits for services while pages wait for a process. */
  isHeldUp?: () => boolean;
};

/** Gives a process one render at a time, and kills it when a page damages it. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #process: ContainedProcess;
  #current: CurrentRender | null = null;
  /** When the current render is checked next. */
  #watch: NodeJS.Timeout | undefined;
  /** The abandoned render that has not ended yet. */
  #abandoned: number | null = null;
  #lastId = 0;
  #lastPing = 0;
  #strays = 0;
  #lines = 0;
  #dead = false;
  #started = false;
  #isHeld = false;
  /** Why it was killed from here. */
  #ended: RenderFailure | null = null;
  /** Resolves when it can render; rejects if it ends before. */
  readonly ready: Promise<void>;
  #settleReady: { resolve: () => void; reject: (error: Error) => void };

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#settleReady = { resolve: () => undefined, reject: () => undefined };
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    this.#process = new ContainedProcess({
      containment: options.containment,
      memoryMb: options.memoryMb,
      onMessage: (message, texts) => this.#receive(message, texts),
      onInvalid: (cause) =>
        this.#kill(new RenderFailure('crash', 'the render process sent an invalid message', { cause })),
      onExit: (end) => {
        this.#end(end);
        options.onGone(this);
      },
    });
  }

  /** Whether it was ever able to render. */
  get started(): boolean {
    return this.#started;
  }

  /** Whether it has ended, or is being stopped. */
  get dead(): boolean {
    return this.#dead;
  }

  /** Missing if it could not be started. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Renders a page. @throws RenderFailure if the page failed, NotStartedError if the process never started it. */
  render(job: RenderJob, transport: Transport): Promise<RenderResult> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#watch = setTimeout(() => void this.#late(id), this.#options.timeoutMs);
      this.#current = new CurrentRender({
        id,
        job,
        transport,
        sources: this.#options.sources,
        send: (message, texts) => this.#process.send(message, texts),
        usage: () => this.#process.usage(),
        resolve,
        reject,
      });
      const bundles = Object.fromEntries(
        Object.entries(job.bundles).map(([unit, bundle]) => [unit, toBundleName(bundle)]),
      );
      this.#process.send({ type: 'render', id, job: { ...job, bundles } });
    });
  }

  /** Whether its page waits for services beyond the time limit of a render. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Kills the process. Resolves when it has exited. */
  async stop(): Promise<void> {
    this.#dead = true;
    await this.#process.stop();
  }

  #receive(message: FromProcess, texts: readonly string[]): void {
    switch (message.type) {
      case 'ready':
        this.#started = true;
        this.#settleReady.resolve();
        return;
      case 'stray':
        if ((this.#strays += 1) > MAX_STRAYS) throw new Error('more failures than a process may report');
        return this.#options.onStray(received(message.error));
      case 'console':
        if ((this.#lines += 1) > MAX_LINES) throw new Error('more lines than a process may write');
        return this.#options.onConsole(message.unit, message.text);
      case 'pong':
        if (message.ping === this.#lastPing) this.#current?.noteAnswer();
        return;
      case 'abort':
        this.#current?.abort(message.call);
        return;
      default:
        this.#receiveOfRender(message, texts);
    }
  }

  #receiveOfRender(message: Extract<FromProcess, { id: number }>, texts: readonly string[]): void {
    const current = this.#current;
    if (message.id > this.#lastId) throw new Error('a render that was never asked for');
    if ((message.type === 'done' || message.type === 'failed') && message.id === this.#abandoned) {
      this.#abandoned = null;
      this.#rest(message.memory);
      return;
    }
    // Of a render that was abandoned meanwhile.
    if (current?.id !== message.id) return;
    switch (message.type) {
      case 'started':
        return current.start();
      case 'bundle':
        return current.load(message.unit);
      case 'call':
        return current.call(message.call, message.request);
      case 'done': {
        const result = toResult(message, texts);
        this.#leave(current);
        current.resolve(result);
        return this.#rest(message.memory);
      }
      case 'failed': {
        this.#leave(current);
        const cause = received(message.error);
        current.reject(new RenderFailure('error', cause.message, { cause }));
        return this.#rest(message.memory);
      }
    }
  }

  /**
   * Ready for the next render, unless pages have left too much in memory: the next page, of any unit, would run out
   * of memory.
   */
  #rest({ heap, external }: ProcessMemory): void {
    const limit = this.#options.memoryMb * 1_048_576;
    if (external > limit || heap > limit * FULL_HEAP) void this.stop();
    else this.#options.onIdle(this);
  }

  /** Judges a late render, now or after another interval. */
  async #late(id: number): Promise<void> {
    const current = this.#current;
    if (current?.id !== id) return;
    const facts = await current.facts();
    if (this.#current !== current) return;
    this.#isHeld = facts.started && facts.calls > 0;
    const isHeldUp = !facts.isBusy && (this.#options.isHeldUp?.() ?? false);
    const isBusy = facts.isBusy || this.#options.isCrowded();
    const verdict = judgeLate({ ...facts, isBusy, isHeldUp }, this.#options);
    switch (verdict.kind) {
      case 'wait':
        this.#process.send({ type: 'ping', ping: (this.#lastPing += 1) });
        this.#watch = setTimeout(() => void this.#late(id), WATCH_MS);
        return;
      case 'abandon':
        return this.#abandon(current, verdict.failure);
      case 'restart':
        this.#fail(verdict.failure);
        return void this.stop();
      case 'kill':
        return this.#kill(verdict.failure);
    }
  }

  /** Abandons a render and keeps the process, if it becomes idle in time. */
  #abandon(current: CurrentRender, failure: RenderFailure): void {
    const { id } = current;
    this.#leave(current);
    current.reject(failure);
    this.#abandoned = id;
    this.#process.send({ type: 'cancel', id });
    setTimeout(() => {
      if (this.#abandoned === id && !this.#dead) void this.stop();
    }, GRACE_MS).unref();
  }

  #kill(failure: RenderFailure): void {
    this.#ended ??= failure;
    this.#fail(failure);
    void this.stop();
  }

  #leave(current: CurrentRender): void {
    clearTimeout(this.#watch);
    current.abortAll();
    this.#current = null;
    this.#isHeld = false;
  }

  #fail(failure: Error): void {
    const current = this.#current;
    if (!current) return;
    this.#leave(current);
    current.reject(failure);
  }

  #end({ why, errors }: { why: string; errors: string }): void {
    this.#dead = true;
    const memory = errors.includes('heap out of memory') || errors.includes('Allocation failed');
    const failure =
      this.#ended ??
      new RenderFailure(
        memory ? 'memory' : 'crash',
        memory ? 'the render process ran out of memory' : `the render process ended: ${why}`,
      );
    this.#settleReady.reject(new Error(`${failure.message}${errors && `: ${errors}`}`));
    this.#fail(failure);
  }
}

function toResult(
  { result }: Extract<FromProcess, { type: 'done' }>,
  [html, stateJson]: readonly string[],
): RenderResult {
  if (result.kind === 'redirect') return result;
  if (html === undefined || stateJson === undefined || leavesScript(stateJson))
    throw new Error('a page without its HTML and state');
  return { ...result, html, stateJson };
}

function received({ name, message, stack }: SentError): Error {
  return Object.assign(new Error(message), { name, stack });
}
