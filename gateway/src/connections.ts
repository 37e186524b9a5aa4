/** Ends the connections of a server that is to stop. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of a server from now on: what Node itself calls idle leaves out those that never sent a whole
 * request, such as the preconnects of browsers, and `close` would wait for them.
 */
export class Connections {
  readonly #server: Server;
  /** Requests under way by connection. */
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
   * Ends idle connections now, the others when they are answered, and those that are not within the grace by force.
   * Call it once no new connection is accepted.
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
      // What was written goes out first.
      if (this.#ending && this.#open.get(socket) === 0) socket.destroySoon();
    });
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#open.get(socket);
    if (requests !== undefined) this.#open.set(socket, requests + change);
  }
}
