/** Where the site listens. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type Listening = {
  /** The address, e.g. `http://127.0.0.1:8080`. */
  address: string;
  /** Takes no further connections beside those of `app.server`. */
  stop: () => void;
};

/**
 * Listens at a host. `localhost` often stands for an address of IPv4 and one of IPv6; the connections of both are handed to
 * one server, so that a stop treats them alike. Fastify would make a second server that it does not wait for.
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

/** Hands connections to a further address over to the server. @returns null where the address cannot be listened at. */
async function passOn({ server }: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    further.listen({ host, port });
    await once(further, 'listening');
    return further;
  } catch {
    // A machine may name an address that it does not have.
    return null;
  }
}
