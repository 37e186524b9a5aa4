/** One child process that renders pages, one at a time, so that whoever loops is known. */
import { spawn, type ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import type { Transport } from '@chamba/kernel/api';
import type { BundleSources } from './bundle-sources.ts';
import { nameOf } from './bundle-sources.ts';
import { ENTRY, nodeOptions, type Containment } from './containment.ts';
import { FrameReader, writeFrame } from './frames.ts';
import { usageOf, type Usage } from './process-usage.ts';
import {
  fromProcessSchema,
  LARGEST_MESSAGE,
  LARGEST_PAGE,
  leavesScript,
  MOST_CALLS,
  type FromProcess,
  type RenderJob,
  type RenderResult,
  type SentError,
  type ToProcess,
} from './protocol.ts';
import { NotStartedError, RenderFailure } from './render-failure.ts';

/** Time to answer again after a render that was given up, in ms. */
const GRACE_MS = 1_000;

/** How often a render that is late is looked at, in ms. */
const WATCH_MS = 100;

/** A render that is late only because the machine is busy gets this many times its limit. */
const MOST_PATIENCE = 5;

/** Answers to questions that show a process idle while its render is not done. */
const IDLE_ANSWERS = 2;

/** Longest a form that was sent may take, in ms: what it asks for is done once, and cannot be left to the browser. */
const FORM_MS = 10_000;

/** Share of its time from which on the gateway itself is the one that keeps calls waiting. */
const GATEWAY_BUSY = 0.9;

/** What a process holds beside its heap and what pages keep outside of it, in bytes: the engine, code, stacks. */
const ENGINE_BYTES = 150 * 1_048_576;

/** End of what a process writes to its standard error; enough to tell why it ended. */
const KEPT_ERROR = 4_000;

export type RenderProcessOptions = {
  containment: Containment;
  sources: BundleSources;
  memoryMb: number;
  /** Processor time a render may take, in ms. */
  timeoutMs: number;
  onIdle: (process: RenderProcess) => void;
  onGone: (process: RenderProcess) => void;
  /** Told what a page left running threw. */
  onStray: (error: Error) => void;
  onConsole: (unit: string, text: string) => void;
  /** Whether pages wait for a process: then a service that is slow may be so for the crowd. */
  isCrowded: () => boolean;
};

type Current = {
  id: number;
  job: RenderJob;
  transport: Transport;
  /** What the process had used when it was given the render, then when it came to it. */
  before: Usage | null;
  started: boolean;
  startedAt: number;
  loop: ReturnType<typeof performance.eventLoopUtilization>;
  /** Answers to pings since anything was last asked or answered. */
  idle: number;
  /** Bundles that are being read for it. */
  loading: number;
  pending: Map<number, AbortController>;
  resolve: (result: RenderResult) => void;
  reject: (failure: Error) => void;
  timer: NodeJS.Timeout;
};

export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #pipe: Duplex;
  readonly #mostExternal: number;
  readonly #exited: Promise<void>;
  #current: Current | null = null;
  #abandoned: number | null = null;
  #lastId = 0;
  #lastPing = 0;
  #dead = false;
  #started = false;
  #errors = '';
  /** Why it was ended from here. */
  #ended: RenderFailure | null = null;
  /** Resolves when it can render; rejects when it ends before. */
  readonly ready: Promise<void>;
  #settleReady: { resolve: () => void; reject: (error: Error) => void };

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#mostExternal = options.memoryMb * 1_048_576;
    const { command, args } = options.containment;
    this.#child = spawn(command, [...args, ...nodeOptions(options.memoryMb), ENTRY], {
      cwd: '/',
      // React and the router choose their builds by it; the rest of the environment is not a unit's to read.
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.#settleReady = { resolve: () => undefined, reject: () => undefined };
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    this.#pipe = this.#child.stdio[3] as Duplex;
    this.#listen();
    this.#exited = new Promise((resolve) => {
      let over = false;
      const gone = (why: string): void => {
        if (over) return;
        over = true;
        this.#end(why);
        options.onGone(this);
        resolve();
      };
      this.#child.on('error', (error) => gone(error.message));
      this.#child.on('close', (code, signal) => gone(signal ?? `code ${String(code)}`));
    });
  }

  /** Whether it was ever able to render. */
  get started(): boolean {
    return this.#started;
  }

  get dead(): boolean {
    return this.#dead;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Renders a page.
   * @throws RenderFailure when the page failed, NotStartedError when the process never came to it.
   */
  render(job: RenderJob, transport: Transport): Promise<RenderResult> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#late(id), this.#options.timeoutMs);
      this.#current = {
        id,
        job,
        transport,
        before: null,
        started: false,
        startedAt: performance.now(),
        loop: performance.eventLoopUtilization(),
        idle: 0,
        loading: 0,
        pending: new Map(),
        resolve,
        reject,
        timer,
      };
      const bundles = Object.fromEntries(
        Object.entries(job.bundles).map(([unit, bundle]) => [unit, nameOf(bundle)]),
      );
      void this.#measure(this.#current);
      this.#send({ type: 'render', id, job: { ...job, bundles } });
    });
  }

  /** Ends the process at once, whatever it does. */
  async stop(): Promise<void> {
    this.#dead = true;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  #listen(): void {
    const reader = new FrameReader(LARGEST_PAGE);
    this.#pipe.on('data', (chunk: Buffer) => {
      if (this.#dead) return;
      try {
        for (const { message, texts, bytes } of reader.read(chunk)) {
          const parsed = fromProcessSchema.parse(message);
          if (bytes > LARGEST_MESSAGE && parsed.type !== 'done') throw new Error('a message is too large');
          this.#receive(parsed, texts);
        }
      } catch (cause) {
        // Units run there: what they send in the place of a message must not reach further than this.
        this.#kill(new RenderFailure('crash', 'the render process sent an invalid message', { cause }));
      }
    });
    // It tells by its exit what happened.
    this.#pipe.on('error', () => undefined);
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT_ERROR);
    });
    this.#child.stderr?.on('error', () => undefined);
  }

  #receive(message: FromProcess, texts: readonly string[]): void {
    switch (message.type) {
      case 'ready':
        this.#started = true;
        this.#settleReady.resolve();
        return;
      case 'stray':
        return this.#options.onStray(received(message.error));
      case 'console':
        return this.#options.onConsole(message.unit, message.text);
      case 'pong':
        if (this.#current && message.ping === this.#lastPing) this.#current.idle += 1;
        return;
      case 'abort':
        this.#current?.pending.get(message.call)?.abort();
        return;
      default:
        this.#ofRender(message, texts);
    }
  }

  #ofRender(message: Extract<FromProcess, { id: number }>, texts: readonly string[]): void {
    const current = this.#current;
    if (message.id > this.#lastId) throw new Error('a render that was never asked for');
    if ((message.type === 'done' || message.type === 'failed') && message.id === this.#abandoned) {
      this.#abandoned = null;
      this.#rest(message.external);
      return;
    }
    // Of a render that was given up meanwhile.
    if (current?.id !== message.id) return;
    switch (message.type) {
      case 'started':
        current.started = true;
        void this.#measure(current);
        return;
      case 'bundle':
        current.idle = 0;
        void this.#bundle(current, message.unit);
        return;
      case 'call':
        current.idle = 0;
        if (current.pending.size >= MOST_CALLS || current.pending.has(message.call))
          throw new Error('more calls than a page may have open');
        void this.#call(current, message.call, message.request);
        return;
      case 'done': {
        const result = resultOf(message, texts);
        this.#leave(current);
        current.resolve(result);
        return this.#rest(message.external);
      }
      case 'failed': {
        this.#leave(current);
        const cause = received(message.error);
        current.reject(new RenderFailure('error', cause.message, { cause }));
        return this.#rest(message.external);
      }
    }
  }

  /** Ready for the next render, unless pages have kept too much in the process beside its heap. */
  #rest(external: number): void {
    if (external > this.#mostExternal) void this.stop();
    else this.#options.onIdle(this);
  }

  async #bundle(current: Current, unit: string): Promise<void> {
    const { id, job } = current;
    const bundle = Object.hasOwn(job.bundles, unit) ? job.bundles[unit] : undefined;
    current.loading += 1;
    try {
      if (!bundle) throw new Error(`${unit} has no bundle for the server`);
      const source = await this.#options.sources.read(bundle);
      this.#send({ type: 'bundle', id, unit }, [source]);
    } catch (error) {
      this.#send({ type: 'no-bundle', id, unit, message: messageOf(error) });
    } finally {
      current.loading -= 1;
      current.idle = 0;
    }
  }

  async #call(current: Current, call: number, request: Parameters<Transport>[0]): Promise<void> {
    const controller = new AbortController();
    current.pending.set(call, controller);
    try {
      const answer = await current.transport({ ...request, signal: controller.signal });
      this.#send({ type: 'answer', call, answer });
    } catch (error) {
      this.#send({ type: 'unreachable', call, message: messageOf(error) });
    } finally {
      current.pending.delete(call);
      current.idle = 0;
    }
  }

  /**
   * A render is late. Who computed all the while loses the process; who waits for a service, or for something that
   * never comes, is let go; who was not given the time, because others have the machine, gets more.
   */
  async #late(id: number): Promise<void> {
    const current = this.#current;
    if (current?.id !== id) return;
    const usage = await this.#usage();
    if (this.#current !== current) return;
    const { timeoutMs, memoryMb } = this.#options;
    const passed = performance.now() - current.startedAt;
    const { submission } = current.job;
    const patient = passed < Math.max(timeoutMs * MOST_PATIENCE, submission ? FORM_MS : 0);
    const busy =
      this.#options.isCrowded() || performance.eventLoopUtilization(current.loop).utilization > GATEWAY_BUSY;
    const used = usage ? usage.cpuMs - (current.before?.cpuMs ?? 0) : null;
    const tooLong = new RenderFailure('time-out', `the render took longer than ${timeoutMs} ms`);

    if (!current.started) {
      // With time of its own it would have come to it, were it not for what runs there.
      if (patient && (used === null || used < timeoutMs / 2)) return this.#watch(current);
      this.#leave(current);
      current.reject(new NotStartedError('what an earlier page left running keeps the process busy'));
      return void this.stop();
    }
    if (usage && usage.rssBytes > ENGINE_BYTES + 2 * memoryMb * 1_048_576)
      return this.#kill(new RenderFailure('memory', 'the render process holds too much memory'));
    // Where the time cannot be read, only one that lasts is a fault.
    if (used === null ? !patient : used >= timeoutMs) return this.#kill(tooLong);
    if (current.pending.size > 0) {
      if (patient && (busy || submission)) return this.#watch(current);
      return this.#abandon(
        current,
        busy
          ? new RenderFailure('busy', 'the gateway is busy')
          : new RenderFailure('upstream', 'a service was too slow for the server render'),
      );
    }
    if (current.idle >= IDLE_ANSWERS && current.loading === 0)
      return this.#abandon(
        current,
        new RenderFailure('time-out', `the render waited longer than ${timeoutMs} ms for nothing`),
      );
    if (!patient) return this.#kill(new RenderFailure('busy', 'the machine is busy'));
    this.#watch(current);
  }

  #watch(current: Current): void {
    this.#send({ type: 'ping', ping: (this.#lastPing += 1) });
    current.timer = setTimeout(() => void this.#late(current.id), WATCH_MS);
  }

  /** Lets a render go and keeps the process, if it comes back. */
  #abandon(current: Current, failure: RenderFailure): void {
    const { id } = current;
    this.#leave(current);
    current.reject(failure);
    this.#abandoned = id;
    this.#send({ type: 'cancel', id });
    setTimeout(() => {
      if (this.#abandoned === id && !this.#dead) void this.stop();
    }, GRACE_MS).unref();
  }

  #kill(failure: RenderFailure): void {
    this.#ended ??= failure;
    this.#fail(failure);
    void this.stop();
  }

  async #measure(current: Current): Promise<void> {
    current.before = await this.#usage();
  }

  async #usage(): Promise<Usage | null> {
    return this.#child.pid === undefined ? null : usageOf(this.#child.pid);
  }

  #leave(current: Current): void {
    clearTimeout(current.timer);
    for (const controller of current.pending.values()) controller.abort();
    this.#current = null;
  }

  #fail(failure: Error): void {
    const current = this.#current;
    if (!current) return;
    this.#leave(current);
    current.reject(failure);
  }

  #end(why: string): void {
    this.#dead = true;
    const memory = this.#errors.includes('heap out of memory') || this.#errors.includes('Allocation failed');
    const failure =
      this.#ended ??
      new RenderFailure(
        memory ? 'memory' : 'crash',
        memory ? 'the render process ran out of memory' : `the render process ended: ${why}`,
      );
    this.#settleReady.reject(new Error(`${failure.message}${this.#errors && `: ${this.#errors}`}`));
    this.#fail(failure);
  }

  #send(message: ToProcess, texts: readonly string[] = []): void {
    if (!this.#dead) this.#pipe.write(writeFrame(message, texts));
  }
}

function resultOf(
  { result }: Extract<FromProcess, { type: 'done' }>,
  [html, stateJson]: readonly string[],
): RenderResult {
  if (result.kind === 'redirect') return result;
  if (html === undefined || stateJson === undefined || leavesScript(stateJson))
    throw new Error('a page without its HTML and state');
  return { ...result, html, stateJson };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function received({ name, message, stack }: SentError): Error {
  return Object.assign(new Error(message), { name, stack });
}
