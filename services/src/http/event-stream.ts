import { PassThrough, type Readable } from 'node:stream';
import type { EventsAnswer } from './call.ts';

/** An event that says nothing: the head of an answer is sent with its first bytes. */
const BEGINNING = ':\n\n';

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

/**
 * An answer as a stream of events (`text/event-stream`): `{piece}` for each piece, and at last the envelope of the whole
 * answer, or of the failure that ended it.
 * @param toFailure envelope of a failure.
 */
export function eventStream({ start }: EventsAnswer, toFailure: (error: unknown) => object): Readable {
  const left = new AbortController();
  const stream = new PassThrough();
  stream.write(BEGINNING);
  // Whoever reads it is gone: what makes the pieces stops, also in the midst of waiting for one.
  stream.once('close', () => left.abort());
  void write(stream, start(left.signal), toFailure);
  return stream;
}

async function write(
  stream: PassThrough,
  pieces: AsyncGenerator<string, object>,
  toFailure: (error: unknown) => object,
): Promise<void> {
  const send = (data: object): void => {
    if (!stream.destroyed) stream.write(event(data));
  };
  try {
    let next = await pieces.next();
    for (; next.done !== true; next = await pieces.next()) send({ piece: next.value });
    send({ status: 200, response: next.value });
  } catch (error) {
    send(toFailure(error));
  }
  stream.end();
}
