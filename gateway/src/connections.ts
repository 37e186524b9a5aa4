/** Ends the connections of a server that stops. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the connections of a server from now on: Node does not count connections that never sent a whole request,
 * such as preconnects of browsers, as idle, and `close` would wait for them.
 */
export class Connections {
  readonly #server: Server;
  /** Number of running requests by connection. */
  readonly #open = new Map<Socket, number>();
  #ending = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#open.set(socket, 0);
      socket.once('close', () => this.#open.delete(socket));
      if (this.#ending) socket.destroy();
    });
    server.on('request', (request, response) => this.#follow(request, response));
  }

  /**
   * Ends idle connections now, the others when they are answered, and the remaining ones by force after the grace
   * period. Call it once no new connection is accepted.
   * @returns how many were ended by force, once all are closed.
   */
  async end(graceMs: number): Promise<number> {
    this.#ending = true;
    const allClosed = Promise.all(
      [...this.#open.keys()].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      ),
    );
    for (const [socket, requests] of this.#open) if (requests === 0) socket.destroy();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), graceMs)));
    const late = (await Promise.race([allClosed, patience])) === 'late' ? this.#open.size : 0;
    clearTimeout(timer);
    this.#server.closeAllConnections();
    for (const socket of this.#open.keys()) socket.destroy();
    await allClosed;
    return late;
  }

  #follow({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#count(socket, 1);
    response.once('close', () => {
      this.#count(socket, -1);
      // Written data is flushed first.
      if (this.#ending && this.#open.get(socket) === 0) socket.destroySoon();
    });
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#open.get(socket);
    if (requests !== undefined) this.#open.set(socket, requests + change);
  }
}
