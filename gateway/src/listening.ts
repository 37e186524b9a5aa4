/** Listening addresses of the site. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type Listening = {
  /** The address, e.g. `http://127.0.0.1:8080`. */
  address: string;
  /** Stops accepting connections other than those of `app.server`. */
  stop: () => void;
};

/**
 * Listens at a host. `localhost` often resolves to an address of IPv4 and one of IPv6; the connections of both are
 * handled by one server, so that a stop treats them alike. Fastify would create a second server that it does not wait
 * for.
 */
export async function listenAt(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const names = host === 'localhost' ? await lookup(host, { all: true }) : [{ address: host }];
  const [first = host, ...others] = new Set(names.map(({ address }) => address));
  const address = await app.listen({ host: first, port });
  const taken = Number(new URL(address).port);
  const servers = await Promise.all(others.map((other) => passOn(app, other, taken)));
  return { address, stop: () => servers.forEach((server) => server?.close()) };
}

/**
 * Passes connections of an additional address to the server.
 * @returns null if the address is not available.
 */
async function passOn({ server }: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    further.listen({ host, port });
    await once(further, 'listening');
    return further;
  } catch {
    // A host name may resolve to an address that the machine does not have.
    return null;
  }
}
