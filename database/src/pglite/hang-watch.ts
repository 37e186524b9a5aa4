/** How often the engine's thread is asked whether it is idle, in ms. */
const ASK_MS = 500;
/** A thread that answers sooner than this was not at work: statements block it. In ms. */
const IDLE_MS = 250;
/** How often in a row it has to be found idle while a statement waits. */
const IDLE_TIMES = 10;

/**
 * Notices an engine that has lost a statement: its thread is idle, and yet the statement is not answered. A statement that
 * merely takes long blocks the thread, which then does not answer in between either.
 */
export class HangWatch {
  readonly #ping: () => void;
  readonly #onHang: () => void;
  #timer: NodeJS.Timeout | null = null;
  #askedAt: number | null = null;
  #idle = 0;
  #stopped = false;

  /**
   * @param ping sends a question to the thread that it answers when it comes to it; then `answered` is to be called.
   * @param onHang called once.
   */
  constructor(ping: () => void, onHang: () => void) {
    this.#ping = ping;
    this.#onHang = onHang;
  }

  /** A statement was sent. */
  sent(): void {
    if (this.#stopped || this.#timer) return;
    this.#idle = 0;
    this.#timer = setInterval(() => this.#ask(), ASK_MS);
    this.#timer.unref();
  }

  /** A statement was answered. @param waiting how many still wait. */
  settled(waiting: number): void {
    this.#idle = 0;
    if (waiting > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  /** The thread answered the question. */
  answered(): void {
    const tookMs = performance.now() - (this.#askedAt ?? 0);
    this.#askedAt = null;
    if (!this.#timer) return;
    this.#idle = tookMs <= IDLE_MS ? this.#idle + 1 : 0;
    if (this.#idle < IDLE_TIMES) return;
    this.stop();
    this.#onHang();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #ask(): void {
    if (this.#askedAt !== null) return;
    this.#askedAt = performance.now();
    this.#ping();
  }
}
