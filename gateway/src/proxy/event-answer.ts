/** Answers that come in pieces, as events (`text/event-stream`). */
import { PassThrough, type Readable } from 'node:stream';
import { field, isObject } from '../json.ts';
import { failureBody, failures } from './service-codes.ts';

export const EVENT_STREAM = 'text/event-stream';

/** An event that says nothing: the head of an answer is sent with its first bytes. */
const BEGINNING = ':\n\n';

/** Most bytes of an answer in pieces. */
const LIMIT = 1_048_576;

/**
 * Passes the events of a service on: `{piece}` with its text alone, and the last one, the whole answer in its envelope, as
 * `finish` returns it. Whatever else a service sends stays here. Where its answer breaks off, the last event says so.
 * Ending the result ends the service's answer.
 */
export function passEvents(source: Readable, finish: (data: unknown) => unknown): Readable {
  const passed = new PassThrough();
  passed.write(BEGINNING);
  const decoder = new TextDecoder();
  let rest = '';
  let size = 0;
  const send = (data: unknown): void => void passed.write(`data: ${JSON.stringify(data)}\n\n`);
  const end = (data: unknown): void => {
    if (passed.writableEnded || passed.destroyed) return;
    send(data);
    passed.end();
    source.destroy();
  };
  const read = (event: string): void => {
    const data = parse(event);
    if (data === undefined) return;
    const piece = field(data, 'piece');
    if (typeof piece === 'string') send({ piece });
    else if (isObject(data)) end(finish(data));
    else end(failureBody(failures.badGateway));
  };
  source.on('data', (bytes: Buffer) => {
    size += bytes.length;
    if (size > LIMIT) return end(failureBody(failures.badGateway));
    const events = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) if (!passed.writableEnded && event.trim() !== '') read(event);
  });
  // An error is followed by this, too.
  source.once('error', () => end(failureBody(failures.disconnected)));
  source.once('close', () => end(failureBody(failures.disconnected)));
  passed.once('close', () => source.destroy());
  return passed;
}

/** The data of an event: undefined where it has none, null for what is no JSON. */
function parse(event: string): unknown {
  const lines = event.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []));
  if (lines.length === 0) return undefined;
  try {
    return JSON.parse(lines.join('\n'));
  } catch {
    return null;
  }
}
