/** Applies over HTTP on connections that are dropped, as on a phone in a tunnel. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { toKey } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import type { Applicant } from './prepare.ts';

/** Shares of calls whose connection is dropped: while they are sent, or while their answer is awaited. */
const DROPPED_SENDING = 0.1;
const DROPPED_WAITING = 0.15;
const LONGEST_WAIT_MS = 400;

const answerSchema = z.object({
  response: z.object({ applied: z.boolean(), state: z.string() }).optional(),
  errors: z.array(z.object({ code: z.string() })).optional(),
});

/** Answer of the service to a caller; null where no whole answer came. */
type ApplyReply = { status: number; state: string; code: string } | null;

/** An application over HTTP, with the key of all its calls. */
export type Application = Applicant & { jobid: string; key: string };

/** What the last answer said, and whether the employer had acknowledged the application by then. */
export type Statement = { state: string; wasAcknowledged: boolean };

export type HttpCounts = { calls: number; unanswered: number; unexpected: Map<string, number> };

/** Answers after which the outbox of the browser tries again. */
const isPassing = ({ status, code }: { status: number; code: string }): boolean =>
  status >= 500 || [408, 409, 429].includes(status) || code === 'MYS-0' || code === 'MYS-11';

/**
 * Applies until an answer comes, with the key of the first call, as the outbox of the browser does. A refusal ends it, too:
 * nothing stands in the way of these candidates, so it counts as false.
 */
export async function applyUntilAnswered(
  url: () => string,
  { token, jobid, key, email }: Application,
  receiver: Receiver,
  counts: HttpCounts,
): Promise<Statement> {
  const body = { jobid, idempotencykey: key, origin: 'H4', skills: [], killerQuestions: [] };
  for (;;) {
    counts.calls += 1;
    const answer = await callApply(url(), token, body);
    if (answer?.status === 200)
      return {
        state: answer.state,
        wasAcknowledged: (receiver.received.get(toKey(email, jobid))?.acknowledged ?? 0) > 0,
      };
    if (answer === null) counts.unanswered += 1;
    else {
      const what = `${answer.status} ${answer.code}`;
      counts.unexpected.set(what, (counts.unexpected.get(what) ?? 0) + 1);
      if (!isPassing(answer)) return { state: what, wasAcknowledged: false };
    }
    await pause(50 + Math.random() * 200);
  }
}

/** One call. */
function callApply(site: string, token: string, body: object): Promise<ApplyReply> {
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
