/** A bad network between browsers and the site: connections break while a call is sent, or while its answer is awaited. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shares of calls whose connection breaks before the site hears of them, and after it answered. */
const DROPPED_SENDING = 0.1;
const LOST_ANSWERS = 0.15;
/** Share of requests for pages and files that break. */
const DROPPED_FILES = 0.005;

export type BadNetwork = {
  /** Origin that browsers use; it stays the same while the site dies and is started again. */
  url: string;
  /** Applications whose connection broke before the site heard of them, and whose answer was lost. */
  counts: { dropped: number; lost: number };
  close: () => void;
};

/** Starts it on a free port. @param getSite origin of the site by now. */
export async function startBadNetwork(getSite: () => string): Promise<BadNetwork> {
  const counts = { dropped: 0, lost: 0 };
  const server = createServer((call, answer) => {
    const breakOff = (): void => void call.socket.destroy();
    const { pathname } = new URL(call.url ?? '/', 'http://site');
    const isApplication = call.method === 'POST' && pathname === '/api/apply';
    const isCall = isApplication || (call.method === 'POST' && pathname === '/rest');
    const chance = Math.random();
    if (chance < (isCall ? DROPPED_SENDING : DROPPED_FILES)) {
      if (isApplication) counts.dropped += 1;
      breakOff();
      return;
    }
    const isLost = isCall && chance < DROPPED_SENDING + LOST_ANSWERS;
    const { method, headers } = call;
    const forwarded = request(new URL(call.url ?? '/', getSite()), { method, headers }, (given) => {
      given.on('error', breakOff);
      given.on('aborted', breakOff);
      if (isLost) {
        if (isApplication) counts.lost += 1;
        given.resume();
        breakOff();
        return;
      }
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    forwarded.on('error', breakOff);
    call.on('error', () => forwarded.destroy());
    call.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    counts,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
