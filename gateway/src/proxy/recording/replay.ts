import type { Logger } from 'pino';
import { failureBody } from '../service-codes.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamCaller } from '../upstreams.ts';
import { Masker } from './masker.ts';
import { isChange, toCallKey, describeCall, recordedCall } from './recorded-call.ts';
import { readRecording, type RecordingEntry } from './recording-file.ts';

/** A call that is missing in the recording, and how often it was made. */
export type ReplayMiss = { call: string; times: number };

/** An answer, and the number of changes in the session before it. */
type StoredAnswer = { answer: UpstreamAnswer; changes: number };

/**
 * Answers calls from a recording. A read gets the answer that matches the number of changes replayed so far; a call
 * that is missing in the recording gets an error that names it.
 */
export class Replay implements UpstreamCaller {
  readonly #stored: ReadonlyMap<string, readonly StoredAnswer[]>;
  readonly #masker: Masker;
  readonly #logger: Logger;
  readonly #misses = new Map<string, number>();
  #changes = 0;

  private constructor(stored: ReadonlyMap<string, readonly StoredAnswer[]>, masker: Masker, logger: Logger) {
    this.#stored = stored;
    this.#masker = masker;
    this.#logger = logger;
  }

  /** Opens a recording. @throws RecordingError if the file is not a recording. */
  static async open(file: string, logger: Logger): Promise<Replay> {
    const { entries, text } = await readRecording(file);
    const stored = new Map<string, StoredAnswer[]>();
    let changes = 0;
    for (const { call, answer } of entries) {
      const key = toCallKey(call);
      stored.set(key, [...(stored.get(key) ?? []), { answer: toAnswer(answer), changes }]);
      if (isChange(call)) changes += 1;
    }
    const masker = new Masker();
    masker.continueAfter(text);
    return new Replay(stored, masker, logger);
  }

  /** Calls that are missing in the recording, in the order of their first occurrence. */
  get misses(): ReplayMiss[] {
    return [...this.#misses].map(([call, times]) => ({ call, times }));
  }

  call(call: UpstreamCall): Promise<UpstreamAnswer> {
    const asked = recordedCall(call, this.#masker);
    const stored = this.#stored.get(toCallKey(asked));
    if (!stored) return Promise.resolve(this.#miss(describeCall(asked)));
    if (!isChange(asked)) return Promise.resolve(this.#fitting(stored).answer);
    // The next change of this name in the session, else its last one.
    const found = stored.find(({ changes }) => changes >= this.#changes) ?? stored.at(-1);
    if (!found) return Promise.resolve(this.#miss(describeCall(asked)));
    this.#changes = found.changes + 1;
    return Promise.resolve(found.answer);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The last answer with as many changes as were replayed, else with fewer, else the first one. */
  #fitting(stored: readonly StoredAnswer[]): StoredAnswer {
    const [first, ...rest] = stored as readonly [StoredAnswer, ...StoredAnswer[]];
    return rest.reduce((best, next) => (next.changes <= this.#changes ? next : best), first);
  }

  #miss(name: string): UpstreamAnswer {
    this.#misses.set(name, (this.#misses.get(name) ?? 0) + 1);
    this.#logger.warn({ call: name }, 'not in the recording');
    const failure = failureBody({
      status: 503,
      code: 'REPLAY-MISS',
      description: `Esta llamada no está en la grabación: ${name}`,
    });
    return {
      status: 503,
      type: 'application/json',
      body: Buffer.from(JSON.stringify(failure)),
      retryAfter: null,
      disposition: null,
    };
  }
}

function toAnswer({ status, type, json, text, bytes, retryAfter }: RecordingEntry['answer']): UpstreamAnswer {
  const body =
    text !== undefined
      ? Buffer.from(text)
      : bytes !== undefined
        ? Buffer.from(bytes, 'base64')
        : Buffer.from(JSON.stringify(json));
  return { status, type, body, retryAfter, disposition: null };
}
