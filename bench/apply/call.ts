/** Applies over HTTP on connections that are dropped, as on a phone in a tunnel. */
import { request } from 'node:http';
import { z } from 'zod';

/** Shares of calls whose connection is dropped: while they are sent, or while their answer is awaited. */
const DROPPED_SENDING = 0.1;
const DROPPED_WAITING = 0.15;
const LONGEST_WAIT_MS = 400;

const answerSchema = z.object({
  response: z.object({ applied: z.boolean(), state: z.string() }).optional(),
  errors: z.array(z.object({ code: z.string() })).optional(),
});

/** Answer of the service to a caller, or nothing. */
export type Told = { status: number; state: string; code: string } | null;

/** One call. @returns null where no whole answer came. */
export function callApply(site: string, token: string, body: object): Promise<Told> {
  const text = JSON.stringify(body);
  const chance = Math.random();
  return new Promise((resolve) => {
    const call = request(
      `${site}/api/apply`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        },
        agent: false,
        timeout: 30_000,
      },
      (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (part: string) => (received += part));
        answer.on('error', () => resolve(null));
        answer.on('aborted', () => resolve(null));
        answer.on('end', () => {
          try {
            const { response, errors } = answerSchema.parse(JSON.parse(received));
            const status = answer.statusCode ?? 0;
            resolve({ status, state: response?.state ?? '', code: errors?.[0]?.code ?? '' });
          } catch {
            resolve(null);
          }
        });
      },
    );
    call.on('error', () => resolve(null));
    call.on('timeout', () => call.destroy(new Error('timeout')));
    const drop = (): void => {
      call.destroy();
      resolve(null);
    };
    if (chance < DROPPED_SENDING) {
      call.write(text.slice(0, text.length / 2));
      setTimeout(drop, 5);
      return;
    }
    call.end(text);
    if (chance < DROPPED_SENDING + DROPPED_WAITING) setTimeout(drop, Math.random() * LONGEST_WAIT_MS);
  });
}
