import type { Logger } from 'pino';
import { failureBody } from '../service-codes.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamCaller } from '../upstreams.ts';
import { Masker } from './masker.ts';
import { isChange, keyOf, nameOf, recordedCall } from './recorded-call.ts';
import { readRecording, type RecordingEntry } from './recording-file.ts';

/** A call that is not in the recording, and how often it was made. */
export type ReplayMiss = { call: string; times: number };

/** An answer, and how many changes were made in the session before it. */
type Kept = { answer: UpstreamAnswer; changes: number };

/**
 * Answers calls from a recording. A read gets the answer that belongs to the changes replayed so far; a call that is
 * not in the recording gets an error that names it.
 */
export class Replay implements UpstreamCaller {
  readonly #kept: ReadonlyMap<string, readonly Kept[]>;
  readonly #masker: Masker;
  readonly #logger: Logger;
  readonly #misses = new Map<string, number>();
  #changes = 0;

  private constructor(kept: ReadonlyMap<string, readonly Kept[]>, masker: Masker, logger: Logger) {
    this.#kept = kept;
    this.#masker = masker;
    this.#logger = logger;
  }

  /**
   * Opens a recording.
   * @throws RecordingError when the file is none.
   */
  static async open(file: string, logger: Logger): Promise<Replay> {
    const { entries, text } = await readRecording(file);
    const kept = new Map<string, Kept[]>();
    let changes = 0;
    for (const { call, answer } of entries) {
      const key = keyOf(call);
      kept.set(key, [...(kept.get(key) ?? []), { answer: answerOf(answer), changes }]);
      if (isChange(call)) changes += 1;
    }
    const masker = new Masker();
    masker.continueAfter(text);
    return new Replay(kept, masker, logger);
  }

  /** Calls that were not in the recording, in the order of their first time. */
  get misses(): ReplayMiss[] {
    return [...this.#misses].map(([call, times]) => ({ call, times }));
  }

  call(call: UpstreamCall): Promise<UpstreamAnswer> {
    const asked = recordedCall(call, this.#masker);
    const kept = this.#kept.get(keyOf(asked));
    if (!kept) return Promise.resolve(this.#miss(nameOf(asked)));
    if (!isChange(asked)) return Promise.resolve(this.#fitting(kept).answer);
    // The change of this name that comes next in the session, else its last.
    const found = kept.find(({ changes }) => changes >= this.#changes) ?? kept.at(-1);
    if (!found) return Promise.resolve(this.#miss(nameOf(asked)));
    this.#changes = found.changes + 1;
    return Promise.resolve(found.answer);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The last answer from as many changes as were replayed, else from fewer, else the first there is. */
  #fitting(kept: readonly Kept[]): Kept {
    const [first, ...rest] = kept as readonly [Kept, ...Kept[]];
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
    };
  }
}

function answerOf({ status, type, json, text, bytes, retryAfter }: RecordingEntry['answer']): UpstreamAnswer {
  const body =
    text !== undefined
      ? Buffer.from(text)
      : bytes !== undefined
        ? Buffer.from(bytes, 'base64')
        : Buffer.from(JSON.stringify(json));
  return { status, type, body, retryAfter };
}
