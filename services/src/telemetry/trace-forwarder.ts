import type { InputOf } from '@chamba/kernel/operations';

type Traces = InputOf<'traces.send'>['payload'];

/** Calls that wait to be forwarded; what comes beyond that is dropped. */
const MOST_WAITING = 100;

/** Largest call in characters: spans of one page are some thousand. */
const MOST_CHARACTERS = 256 * 1024;

/** How long a collector may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Hands spans on to a collector (OTLP over HTTP), one call after the other. Pages are never held up by it, and what a
 * collector does not take is dropped: traces are for looking into what is going on now.
 */
export class TraceForwarder {
  readonly #url: string | null;
  readonly #waiting: string[] = [];
  #call: AbortController | null = null;
  #stopped = false;
  #work: Promise<void> | null = null;
  #dropped = 0;

  /** @param url of the collector, to which the path of traces is added; null drops everything. */
  constructor(url: string | null) {
    this.#url = url === null ? null : `${url.replace(/(?<!\/)\/+$/, '')}/v1/traces`;
  }

  /** Calls that were not forwarded since the start. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Takes spans. Never fails. */
  take(traces: Traces): void {
    if (this.#url === null || this.#stopped) return;
    const body = JSON.stringify(traces);
    if (body.length > MOST_CHARACTERS || this.#waiting.length >= MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(body);
    this.#work ??= this.#forward(this.#url).finally(() => (this.#work = null));
  }

  /** Ends after everything taken so far was tried. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Drops what waits. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#call?.abort();
    this.#waiting.length = 0;
    await this.#work;
  }

  async #forward(url: string): Promise<void> {
    for (let body = this.#waiting.shift(); body !== undefined; body = this.#waiting.shift()) {
      const isTaken = await this.#post(url, body).catch(() => false);
      if (!isTaken) this.#dropped += 1;
    }
  }

  async #post(url: string, body: string): Promise<boolean> {
    const call = new AbortController();
    this.#call = call;
    const timer = setTimeout(() => call.abort(), TIMEOUT_MS);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: call.signal,
      });
      await answer.body?.cancel();
      return answer.ok;
    } finally {
      clearTimeout(timer);
    }
  }
}
