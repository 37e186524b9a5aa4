/** The campaign of the day, read from the marketing host. */
import { readCampaign, type CampaignBanner } from '@chamba/kernel/frame';
import type { Logger } from 'pino';

/** How long an answer is used, good or bad, in ms. */
const CACHE_MS = 300_000;
/** Longest the host may take, in ms. No page waits for it: the first one goes without. */
const TIMEOUT_MS = 5_000;
/** Largest file that is read, in characters. */
const MAX_LENGTH = 20_000;

/** Keeps `{host}/data.json` at hand. */
export class Campaign {
  readonly #host: string;
  readonly #logger: Logger;
  readonly #now: () => number;
  /** Monotonic, for how long an answer is used. */
  readonly #elapsed: () => number;
  #file: unknown = null;
  #until = -Infinity;
  #reading: Promise<void> | null = null;

  /** @param host address of the folder with the file; empty for no campaigns. */
  constructor(host: string, logger: Logger, now?: () => number) {
    this.#host = host;
    this.#logger = logger;
    this.#now = now ?? Date.now;
    this.#elapsed = now ?? (() => performance.now());
  }

  /** What shows now; null without a campaign, without an answer, and out of its days. Never waits. */
  current(): CampaignBanner | null {
    if (this.#host === '') return null;
    const now = this.#now();
    if (this.#elapsed() >= this.#until) void this.refresh();
    return readCampaign(this.#file, `${this.#host}/`, mexicanDay(now));
  }

  /** Reads the file again; several callers share one reading. Never rejects. */
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
