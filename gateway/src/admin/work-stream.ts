import type { IncomingMessage } from 'node:http';
import {
  FeedBusyError,
  FeedOptionsError,
  FeedPausedError,
  FeedRefusedError,
  UnreadableSourceError,
} from '@chamba/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { EventStream } from './event-stream.ts';

/** Stop functions of the work that is going on: shutdown does not wait for it. */
export type UnderWay = Set<() => void>;

/** A refusal as it is answered. */
export type Refusal = { status: number; code: string; message: string };

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send({ status, code, message });
}

/** Answer to a failure. Messages of unexpected errors stay in the log. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof FeedPausedError) return { status: 409, code: 'paused', message: error.message };
  if (error instanceof FeedRefusedError)
    return { status: error.code === 'unknown' ? 404 : 409, code: error.code, message: error.message };
  if (error instanceof FeedBusyError) return { status: 409, code: 'busy', message: error.message };
  if (error instanceof FeedOptionsError) return { status: 400, code: 'options', message: error.message };
  if (error instanceof UnreadableSourceError)
    return { status: 422, code: 'unreadable', message: error.message };
  return null;
}

const FAILED: Refusal = {
  status: 500,
  code: 'failed',
  message: 'The work failed; the log of the site says why. What was done until then stays.',
};

/** The body as a stream. Giving up on it leaves the connection open, so that the client can still read the answer. */
const iterateBody = (raw: IncomingMessage): AsyncIterable<Uint8Array> =>
  raw.iterator({ destroyOnReturn: false });

/**
 * Does work that takes its time, such as an import of the request's body, and streams its progress as lines of JSON. A
 * refusal before it begins has its own status.
 */
export async function streamWork(
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, underWay }: { logger: Logger; underWay: UnderWay },
  work: (
    body: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
    onEvent: (event: { type: string }) => void,
  ) => Promise<object>,
): Promise<FastifyReply> {
  const gone = new AbortController();
  const stop = (): void => {
    gone.abort();
    request.raw.destroy();
  };
  underWay.add(stop);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const events = new EventStream();
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const result = work(iterateBody(request.raw), gone.signal, (event) => {
    events.send(event);
    begun();
  });
  result.finally(() => underWay.delete(stop)).catch(() => undefined);
  // A refusal before the import begins has its own status.
  const refused = await Promise.race([
    hasBegun.then(() => null),
    result.then(
      () => null,
      (error: unknown) => error ?? FAILED,
    ),
  ]);
  const settle = (error: unknown): Refusal => {
    request.raw.resume();
    const refusal = toRefusal(error);
    if (!refusal && !gone.signal.aborted) logger.error({ err: error }, 'work for the operator failed');
    return refusal ?? FAILED;
  };
  if (refused !== null) {
    events.end({ type: 'failed' });
    return refuse(reply.header('connection', 'close'), settle(refused));
  }
  result.then(
    (summary) => events.end({ type: 'done', ...summary }),
    (error: unknown) => {
      const { code, message } = settle(error);
      events.end({ type: 'failed', code, message } as { type: string });
    },
  );
  return events.answer(reply);
}
