import { request as overHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.ts';

/** A line of the site's streamed answer. */
export type AdminEvent = { type: string; [name: string]: unknown };

const REMEDY = '--site names the site, --key or --data-dir its operator key.';

/** Statuses that concern the caller or the address, and not the sent data. */
const NOT_ADMITTED: readonly (number | undefined)[] = [401, 403, 404];

/** Writes the bytes with backpressure. */
async function send(request: ClientRequest, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of bytes) {
    if (request.destroyed) return;
    if (!request.write(chunk)) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          request.off('drain', go);
          request.off('close', go);
          resolve();
        };
        request.once('drain', go);
        request.once('close', go);
      });
    }
  }
  request.end();
}

async function readRefusal(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  } catch {
    // Not one of the site's own answers.
  }
  return `the site answered ${answer.statusCode}; is it a Chamba site of this version?`;
}

/** Parses a line of the answer. @throws Failure if the site does not answer with JSON. */
function eventIn(line: string, { origin }: URL): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Failure(
      `${origin} answered with something that is no JSON; is it a Chamba site of this version?`,
      {
        code: 'not-a-site',
        remedy: REMEDY,
      },
    );
  }
}

/**
 * Streams bytes to an administration address of the site and yields the lines of its answer.
 * @throws Failure if the site refuses or cannot be reached; the error of the source if that fails.
 */
export async function* importThrough(options: {
  url: URL;
  key: string;
  bytes: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}): AsyncGenerator<AdminEvent> {
  const { url, key, bytes, signal } = options;
  const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    signal,
  });
  let sourceFault: unknown = null;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const words = error.code === 'ECONNREFUSED' ? 'nothing answers there' : error.message;
      reject(sourceFault ?? new Failure(`${url.origin}: ${words}`, { code: 'unreachable', remedy: REMEDY }));
    });
    send(request, bytes).catch((error: unknown) => {
      sourceFault = error;
      // The site must not take a truncated body for the whole.
      request.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
  try {
    if (answer.statusCode !== 200) {
      const remedy = NOT_ADMITTED.includes(answer.statusCode) ? REMEDY : '';
      throw new Failure(await readRefusal(answer), { code: 'site', remedy });
    }
    for await (const line of createInterface({ input: answer })) {
      const event = eventIn(line, url);
      if (typeof event === 'object' && event !== null && 'type' in event) yield event as AdminEvent;
    }
  } finally {
    request.destroy();
  }
  if (sourceFault) throw sourceFault;
}
