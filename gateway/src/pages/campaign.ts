/** The campaign of the day, read from the marketing host. */
import { readCampaign, type CampaignBanner } from '@chamba/kernel/frame';
import type { Logger } from 'pino';

/** How long an answer, good or bad, is cached, in ms. */
const CACHE_MS = 300_000;
/** Time limit for the host, in ms. No page waits for it: the first one has no campaign. */
const TIMEOUT_MS = 5_000;
/** Maximum size of the file, in characters. */
const MAX_LENGTH = 20_000;

/** Caches `{host}/data.json`. */
export class Campaign {
  readonly #host: string;
  readonly #logger: Logger;
  readonly #now: () => number;
  /** End of the cache time, by the monotonic clock. */
  readonly #elapsed: () => number;
  #file: unknown = null;
  #until = -Infinity;
  #reading: Promise<void> | null = null;

  /** @param host address of the folder with the file; empty if there are no campaigns. */
  constructor(host: string, logger: Logger, now?: () => number) {
    this.#host = host;
    this.#logger = logger;
    this.#now = now ?? Date.now;
    this.#elapsed = now ?? (() => performance.now());
  }

  /** The current campaign; null if there is none, without an answer, or outside of its days. Never waits. */
  current(): CampaignBanner | null {
    if (this.#host === '') return null;
    const now = this.#now();
    if (this.#elapsed() >= this.#until) void this.refresh();
    return readCampaign(this.#file, `${this.#host}/`, mexicanDay(now));
  }

  /** Reads the file again; concurrent callers share one request. Never rejects. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#until = this.#elapsed() + CACHE_MS;
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const answer = await fetch(`${this.#host}/data.json`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`the host answered ${answer.status}`);
      const text = await answer.text();
      if (text.length > MAX_LENGTH) throw new Error('the file is too large');
      this.#file = JSON.parse(text);
    } catch (error) {
      this.#file = null;
      this.#logger.warn({ err: error }, 'no campaign data');
    }
  }
}

function mexicanDay(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' }).format(
    now,
  );
}
