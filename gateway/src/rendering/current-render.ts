/** The current render of a process: its calls and bundles, and its resource usage. */
import { performance } from 'node:perf_hooks';
import type { Transport } from '@chamba/kernel/api';
import type { BundleSources } from './bundle-sources.ts';
import type { RenderFacts } from './late-render.ts';
import type { Usage } from './process-usage.ts';
import { MAX_BUNDLES, MAX_CALLS, type RenderJob, type RenderResult, type ToProcess } from './protocol.ts';

/** Event-loop utilisation from which on the gateway itself delays the calls. */
const GATEWAY_BUSY = 0.9;

export type CurrentRenderOptions = {
  id: number;
  job: RenderJob;
  /** Makes the page's calls. */
  transport: Transport;
  sources: BundleSources;
  send: (message: ToProcess, texts?: readonly string[]) => void;
  /** Resource usage of the process so far. */
  usage: () => Promise<Usage | null>;
  resolve: (result: RenderResult) => void;
  reject: (failure: Error) => void;
};

/** An open call: how to abort it, and when its own time-out ends it, by the monotonic clock. */
type OpenCall = { controller: AbortController; endsAt: number };

/** Serves the requests of a process while it renders one page. */
export class CurrentRender {
  readonly id: number;
  readonly resolve: (result: RenderResult) => void;
  readonly reject: (failure: Error) => void;
  readonly #options: CurrentRenderOptions;
  readonly #givenAt = performance.now();
  readonly #loop = performance.eventLoopUtilization();
  readonly #pending = new Map<number, OpenCall>();
  /** Time spent waiting for calls so far, in ms, and since when it has been waiting for the open ones. */
  #waitedMs = 0;
  #waitsSince = 0;
  /** Usage of the process when it was given the render, and when it started it. */
  #before: Usage | null = null;
  #started = false;
  #idle = 0;
  #loading = 0;
  /** Bundles that it has requested. */
  #asked = 0;

  constructor(options: CurrentRenderOptions) {
    this.#options = options;
    this.id = options.id;
    this.resolve = options.resolve;
    this.reject = options.reject;
    void this.#measure();
  }

  /**
   * Records that the process started the render: from now on its usage is the render's.
   * @throws Error if it was started before: the usage would be counted anew.
   */
  start(): void {
    if (this.#started) throw new Error('a render that was started before');
    this.#started = true;
    void this.#measure();
  }

  /** Records that the process answered a ping, so it is idle. */
  noteAnswer(): void {
    this.#idle += 1;
  }

  /**
   * Sends the process the source of a unit, or the reason why it is unavailable.
   * @throws Error, synchronously, if it requests more bundles than a page has.
   */
  load(unit: string): void {
    if ((this.#asked += 1) > MAX_BUNDLES) throw new Error('more bundles than a page may ask for');
    this.#idle = 0;
    void this.#read(unit);
  }

  /**
   * Makes a call of the page and sends the process its answer.
   * @throws Error, synchronously, if too many calls are open.
   */
  call(call: number, request: Parameters<Transport>[0]): void {
    if (this.#pending.size >= MAX_CALLS || this.#pending.has(call))
      throw new Error('more calls than a page may have open');
    this.#idle = 0;
    void this.#make(call, request);
  }

  /** Aborts a call. */
  abort(call: number): void {
    this.#pending.get(call)?.controller.abort();
  }

  /** Aborts all its calls. */
  abortAll(): void {
    for (const { controller } of this.#pending.values()) controller.abort();
  }

  /** The facts by which a late render is judged. */
  async facts(): Promise<Omit<RenderFacts, 'isHeldUp'>> {
    const { usage, job } = this.#options;
    const used = await usage();
    const now = performance.now();
    const open = [...this.#pending.values()];
    return {
      passedMs: now - this.#givenAt,
      waitedMs: this.#waitedMs + (open.length > 0 ? now - this.#waitsSince : 0),
      started: this.#started,
      usedMs: used && used.cpuMs - (this.#before?.cpuMs ?? 0),
      rssBytes: used && used.rssBytes,
      calls: open.length,
      callsLeftMs: Math.max(0, ...open.map(({ endsAt }) => endsAt - now)),
      loading: this.#loading,
      idle: this.#idle,
      isForm: job.submission !== undefined,
      isBusy: performance.eventLoopUtilization(this.#loop).utilization > GATEWAY_BUSY,
    };
  }

  async #read(unit: string): Promise<void> {
    const { id, job, sources, send } = this.#options;
    const bundle = Object.hasOwn(job.bundles, unit) ? job.bundles[unit] : undefined;
    this.#loading += 1;
    try {
      if (!bundle) throw new Error(`${unit} has no bundle for the server`);
      const source = await sources.read(bundle);
      send({ type: 'bundle', id, unit }, [source]);
    } catch (error) {
      send({ type: 'no-bundle', id, unit, message: getMessage(error) });
    } finally {
      this.#loading -= 1;
      this.#idle = 0;
    }
  }

  async #make(call: number, request: Parameters<Transport>[0]): Promise<void> {
    const { transport, send } = this.#options;
    const controller = new AbortController();
    const now = performance.now();
    if (this.#pending.size === 0) this.#waitsSince = now;
    this.#pending.set(call, { controller, endsAt: now + request.timeoutMs });
    try {
      const answer = await transport({ ...request, signal: controller.signal });
      send({ type: 'answer', call, answer });
    } catch (error) {
      send({ type: 'unreachable', call, message: getMessage(error) });
    } finally {
      this.#pending.delete(call);
      if (this.#pending.size === 0) this.#waitedMs += performance.now() - this.#waitsSince;
      this.#idle = 0;
    }
  }

  async #measure(): Promise<void> {
    this.#before = await this.#options.usage();
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
