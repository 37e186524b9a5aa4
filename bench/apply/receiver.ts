/** A webhook of an employer that fails now and then: it refuses, and it takes a call whose answer is lost. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const payload = z.object({
  type: z.string(),
  id: z.string(),
  application: z.object({
    offer: z.object({ jobid: z.string() }),
    candidate: z.object({ email: z.string() }),
  }),
});

/** Shares of calls that are refused, and that are taken but whose answer is lost. */
const REFUSED = 0.05;
const LOST = 0.05;

/** Calls of one application that may fail: its pauses double, and the run waits for the last of them. */
const MOST_FAILURES = 2;

/** One application as the employer knows it. */
export type Received = { ids: Set<string>; calls: number; acknowledged: number };

export type Receiver = {
  url: string;
  /** What was received, by candidate and offer: see {@link toKey}. */
  received: ReadonlyMap<string, Received>;
  close: () => void;
};

/** Whose application to which offer. */
export const toKey = (email: string, jobid: string): string => `${email} ${jobid}`;

/** Starts the webhook on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, Received>();
  const failures = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { id, application } = payload.parse(JSON.parse(body));
      const key = toKey(application.candidate.email, application.offer.jobid);
      const failed = failures.get(key) ?? 0;
      const chance = failed < MOST_FAILURES ? Math.random() : 1;
      if (chance < REFUSED + LOST) failures.set(key, failed + 1);
      if (chance < REFUSED) {
        response.writeHead(503).end();
        return;
      }
      const known = received.get(key) ?? { ids: new Set<string>(), calls: 0, acknowledged: 0 };
      received.set(key, known);
      known.ids.add(id);
      known.calls += 1;
      if (chance < REFUSED + LOST) {
        request.socket.destroy();
        return;
      }
      known.acknowledged += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/applications`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
