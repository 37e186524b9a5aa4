/** Sends calls to services: for the proxy and for server renders alike. */
import { RETRY_PAUSES } from '@chamba/kernel/operations';
import CircuitBreaker from 'opossum';
import type { Readable } from 'node:stream';
import { Agent, request as httpRequest } from 'undici';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import type { EmbeddedServices } from '../services/services.ts';
import type { Method } from './allow-list.ts';
import { EVENT_STREAM } from './event-answer.ts';
import { UploadBody } from './upload-body.ts';
import { failures, UpstreamError } from './service-codes.ts';
import { siteHeaders, restoreSecrets } from './site-upstream.ts';

export type UpstreamCall = {
  upstream: string;
  method: Method;
  /** Whether it may be sent again where no answer came. */
  repeats: boolean;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string | UploadBody;
  /** Milliseconds until the caller gives up, all attempts together. */
  deadlineMs: number;
  /** Aborted when the caller disconnects. */
  signal?: AbortSignal;
};

export type UpstreamAnswer = {
  status: number;
  type: string;
  body: Buffer;
  retryAfter: string | null;
  /** `Content-Disposition`. */
  disposition: string | null;
  /** An answer that comes in pieces, in the place of `body`. */
  events?: Readable;
};

/** Sends calls to services, or replaces them. */
export type UpstreamCaller = {
  /** @throws UpstreamError if there is no answer. */
  call: (call: UpstreamCall) => Promise<UpstreamAnswer>;
  close: () => Promise<void>;
};

/** Maximum time of any call but an upload, in ms. */
export const MAXIMUM_DEADLINE = 25_000;

/** Deadlines below this do not count as failures of the service, in ms. */
const FAIR_DEADLINE = 2_000;

/** Consecutive calls without an answer within {@link SILENCE_MS} that open the circuit. */
const MAX_UNANSWERED = 4;

/** Minimum time without an answer after which an aborted call counts as a failure of its upstream, in ms. */
const SILENCE_MS = 500;

/** How long the circuit of an embedded service stays open, in ms: an attempt costs only a query of the database. */
const EMBEDDED_RESET = 1_000;

const RETRIED = new Set([408, 502, 503]);
const ANSWER_LIMIT = 16 * 1024 * 1024;

/** An answer that counts as a failure of its upstream. Thrown as an error so that the breaker counts it. */
class FailedAnswer extends Error {
  readonly answer: UpstreamAnswer;
  constructor(answer: UpstreamAnswer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

type Breaker = CircuitBreaker<[UpstreamCall, number], UpstreamAnswer>;

/** Calls services: embedded ones in this process, replaced ones at their address, or all of them at a site. */
export class Upstreams implements UpstreamCaller {
  readonly #services: EmbeddedServices;
  readonly #addresses: Readonly<Record<string, string>>;
  readonly #serviceAuth: string | null;
  readonly #site: string | null;
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #breakers = new Map<string, Breaker>();
  /** By upstream, the calls since its last answer that were aborted or took too long. */
  readonly #unanswered = new Map<string, number>();
  readonly #agent = new Agent({ connect: { timeout: 3_000 }, connections: 128 });

  constructor(options: {
    services: EmbeddedServices;
    addresses: Readonly<Record<string, string>>;
    serviceAuth: string | null;
    /** Origin of a site that answers every call; null calls the services. */
    site?: string | null;
    metrics: Metrics;
    logger: Logger;
  }) {
    this.#services = options.services;
    this.#addresses = options.addresses;
    this.#serviceAuth = options.serviceAuth;
    this.#site = options.site ?? null;
    this.#metrics = options.metrics;
    this.#logger = options.logger;
  }

  /**
   * Makes one call; one that may be repeated is attempted up to three times.
   * @returns the answer of the service, whatever its status.
   * @throws UpstreamError if there is none: time-out, refused or broken connection, open circuit.
   */
  async call(call: UpstreamCall): Promise<UpstreamAnswer> {
    const { deadlineMs, body } = call;
    const isUpload = body instanceof UploadBody;
    const end = performance.now() + (isUpload ? deadlineMs : Math.min(deadlineMs, MAXIMUM_DEADLINE));
    // Another site repeats its calls itself.
    const pauses = call.repeats && this.#site === null ? RETRY_PAUSES : [];
    for (let attempt = 0; ; attempt += 1) {
      const pause = pauses[attempt];
      const mayRetry = (): boolean =>
        pause !== undefined && !call.signal?.aborted && performance.now() + pause + 50 < end;
      try {
        const answer = await this.#once(call, end - performance.now());
        if (!RETRIED.has(answer.status) || !mayRetry()) return this.#counted(call, answer);
      } catch (failure) {
        const error = this.#explained(call, failure);
        if (!RETRIED.has(error.failure.status) || isOpen(failure) || !mayRetry()) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Closes idle connections. The services themselves are closed by their owner. */
  async close(): Promise<void> {
    for (const breaker of this.#breakers.values()) breaker.shutdown();
    await this.#agent.close();
  }

  async #once(call: UpstreamCall, remainingMs: number): Promise<UpstreamAnswer> {
    try {
      return await this.#breaker(call.upstream).fire(call, Math.max(1, remainingMs));
    } catch (failure) {
      if (failure instanceof FailedAnswer) return failure.answer;
      throw failure;
    }
  }

  #breaker(upstream: string): Breaker {
    let breaker = this.#breakers.get(upstream);
    if (!breaker) {
      breaker = new CircuitBreaker((call: UpstreamCall, ms: number) => this.#send(call, ms), {
        timeout: false,
        errorThresholdPercentage: 50,
        volumeThreshold: 10,
        resetTimeout: this.#isElsewhere(upstream) ? 5_000 : EMBEDDED_RESET,
        // The types omit that the arguments of the call follow the error.
        errorFilter: (error: Error, call?: UpstreamCall) => !this.#incriminates(error, call),
      });
      breaker.on('open', () => this.#logger.warn({ upstream }, 'circuit opened'));
      breaker.on('close', () => this.#logger.info({ upstream }, 'circuit closed'));
      this.#breakers.set(upstream, breaker);
    }
    return breaker;
  }

  /**
   * Whether a failure counts against its upstream. A caller that disconnects or allows too little time is not its
   * fault, and an embedded service that fails for one input still answers every other.
   */
  #incriminates(error: Error, call?: UpstreamCall): boolean {
    if (!call || error.name === 'AbortError' || isUnsent(call)) return false;
    if (error.name === 'TimeoutError') return call.deadlineMs >= FAIR_DEADLINE;
    return (
      !(error instanceof FailedAnswer) || error.answer.status !== 500 || this.#isElsewhere(call.upstream)
    );
  }

  /** Whether an upstream is called over the network instead of in this process. */
  #isElsewhere(upstream: string): boolean {
    return this.#site !== null || upstream in this.#addresses;
  }

  async #send(call: UpstreamCall, remainingMs: number): Promise<UpstreamAnswer> {
    const ending = new AbortController();
    const { signal } = ending;
    const begunAt = performance.now();
    const timer = setTimeout(
      () => ending.abort(new DOMException('deadline passed', 'TimeoutError')),
      remainingMs,
    );
    // Linked manually: Node retains the result of `AbortSignal.any` as long as it has a listener, including request
    // and answer.
    const leave = (): void => ending.abort(call.signal?.reason);
    if (call.signal?.aborted) leave();
    else call.signal?.addEventListener('abort', leave, { once: true });
    try {
      const headers = { ...call.headers, 'x-deadline-ms': String(Math.ceil(remainingMs)) };
      const address = this.#addresses[call.upstream];
      const sending =
        this.#site !== null
          ? this.#sendOut(this.#site, call, siteHeaders(headers), signal)
          : address
            ? this.#sendOut(address, call, this.#credited(headers), signal)
            : this.#sendIn(call, headers, signal);
      const answer = await abandonable(sending, signal);
      this.#unanswered.delete(call.upstream);
      if (answer.status >= 500 || answer.status === 408) throw new FailedAnswer(answer);
      return this.#limited(answer, remainingMs - (performance.now() - begunAt));
    } catch (failure) {
      if (signal.aborted && !isUnsent(call) && performance.now() - begunAt >= SILENCE_MS)
        this.#noteSilence(call.upstream);
      throw failure;
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', leave);
    }
  }

  /** The time limit of a call holds for the pieces of its answer, too. */
  #limited(answer: UpstreamAnswer, remainingMs: number): UpstreamAnswer {
    const { events } = answer;
    if (events) {
      const timer = setTimeout(() => events.destroy(), remainingMs);
      events.once('close', () => clearTimeout(timer));
    }
    return answer;
  }

  /**
   * Opens the circuit of an upstream that does not answer. Its failure rate reacts too late: a hanging call takes
   * seconds to count, and the pages that wait for it block all others.
   */
  #noteSilence(upstream: string): void {
    const count = (this.#unanswered.get(upstream) ?? 0) + 1;
    if (count < MAX_UNANSWERED) this.#unanswered.set(upstream, count);
    else {
      this.#unanswered.delete(upstream);
      this.#breaker(upstream).open();
    }
  }

  async #sendIn(
    call: UpstreamCall,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const answer = await this.#services.inject({
      method: call.method,
      url: call.path,
      headers,
      ...(call.body === undefined ? {} : { payload: call.body }),
      signal,
    });
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? 'application/json'),
      body: answer.rawPayload,
      ...(answer.events && { events: answer.events }),
      retryAfter: headerText(answer.headers['retry-after']),
      disposition: headerText(answer.headers['content-disposition']),
    };
  }

  async #sendOut(
    address: string,
    call: UpstreamCall,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const answer = await httpRequest(`${address}${call.path}`, {
      method: call.method,
      headers,
      body: call.body ?? null,
      signal,
      dispatcher: this.#agent,
    });
    const type = String(answer.headers['content-type'] ?? 'application/json');
    const isEvents = headers['accept']?.includes(EVENT_STREAM) === true && type.includes(EVENT_STREAM);
    const body = isEvents ? Buffer.alloc(0) : await limited(answer.body);
    return {
      status: answer.statusCode,
      type,
      ...(isEvents && { events: answer.body }),
      body: this.#site === null ? body : restoreSecrets(body, type, headerList(answer.headers['set-cookie'])),
      retryAfter: headerText(answer.headers['retry-after']),
      disposition: headerText(answer.headers['content-disposition']),
    };
  }

  #credited(headers: Record<string, string>): Record<string, string> {
    return this.#serviceAuth ? { ...headers, 'x-service-authorization': this.#serviceAuth } : headers;
  }

  #counted(call: UpstreamCall, answer: UpstreamAnswer): UpstreamAnswer {
    this.#metrics.upstreamCalls.inc({ upstream: call.upstream, status: answer.status });
    if (answer.status >= 500)
      this.#metrics.upstreamFailures.inc({ upstream: call.upstream, reason: 'status' });
    return answer;
  }

  #explained(call: UpstreamCall, failure: unknown): UpstreamError {
    const error = isUnsent(call)
      ? new UpstreamError(failures.disconnected, `${call.upstream}: the upload broke`, { cause: failure })
      : toUpstreamError(call.upstream, failure);
    this.#metrics.upstreamFailures.inc({ upstream: call.upstream, reason: error.failure.code });
    if (error.failure.status === 500)
      this.#logger.error({ upstream: call.upstream, err: failure }, 'service failed');
    return error;
  }
}

/** Whether a call ended before the upload that it carries was whole: its service could not answer. */
const isUnsent = ({ body }: UpstreamCall): boolean => body instanceof UploadBody && body.isBroken;

/** Classifies the error: a deadline is 408, an unreachable service 502, a broken connection 503. */
function toUpstreamError(upstream: string, failure: unknown): UpstreamError {
  const name = failure instanceof Error ? failure.name : '';
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  const because = (reason: (typeof failures)[keyof typeof failures]): UpstreamError =>
    new UpstreamError(reason, `${upstream}: ${reason.code}`, { cause: failure });
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return because(failures.timeout);
  if (name === 'AbortError') return because(failures.disconnected);
  if (isOpen(failure)) return because(failures.disconnected);
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(code))
    return because(failures.badGateway);
  if (['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED'].includes(code))
    return because(failures.disconnected);
  return because(failures.internal);
}

function isOpen(failure: unknown): boolean {
  return (
    failure instanceof Error &&
    'code' in failure &&
    (failure.code === 'EOPENBREAKER' || failure.code === 'ESHUTDOWN')
  );
}

function headerText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function headerList(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** Rejects when the signal fires, even if the promise ignores it. */
function abandonable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = (): void =>
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

async function limited(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
