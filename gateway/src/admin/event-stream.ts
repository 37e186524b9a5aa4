import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Interval of keep-alive lines in ms: proxies cut idle connections. */
const ALIVE_MS = 10_000;

/** Lines of JSON that are streamed while the work is running. */
export class EventStream {
  readonly #out = new PassThrough();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.send({ type: 'alive' }), ALIVE_MS);
    this.#timer.unref();
    this.#out.on('error', () => undefined);
  }

  /** Answers with this stream. */
  answer(reply: FastifyReply): FastifyReply {
    return reply
      .code(200)
      .type('application/x-ndjson; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(this.#out);
  }

  /** Sends one line. Progress lines, which later ones replace, are dropped while the client does not read. */
  send(event: { type: string }): void {
    const isPassing = event.type === 'progress' || event.type === 'alive';
    if (this.#out.destroyed || this.#out.writableEnded || (isPassing && this.#out.writableNeedDrain)) return;
    this.#out.write(`${JSON.stringify(event)}\n`);
  }

  /** Sends the last line. */
  end(event: { type: string }): void {
    clearInterval(this.#timer);
    this.send(event);
    this.#out.end();
  }
}
