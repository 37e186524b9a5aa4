import { request as overHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.ts';

/** A line of the site's streamed answer. */
export type AdminEvent = { type: string; [name: string]: unknown };

const REMEDY = '--site names the site, --key or --data-dir its operator key.';

/** Statuses that concern the caller or the address, and not the sent data. */
const NOT_ADMITTED: readonly number[] = [401, 403, 404];

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

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A refused import. The command says itself which address it used, so it exits like other failures of a transfer. */
function toImportFailure(status: number, text: string): Failure {
  const remedy = NOT_ADMITTED.includes(status) ? REMEDY : '';
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) {
      const code = 'code' in body ? String(body.code) : 'site';
      return new Failure(String(body.message), { code, remedy });
    }
  } catch {
    // Not one of the site's own answers.
  }
  return new Failure(`the site answered ${status}; is it a Chamba site of this version?`, {
    code: 'site',
    remedy,
  });
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
export function importThrough(options: {
  url: URL;
  key: string;
  bytes: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}): AsyncGenerator<AdminEvent> {
  return streamFrom({ ...options, method: 'POST', toFailure: toImportFailure });
}

/**
 * Sends a request to an administration address of the site and yields the lines of its answer.
 * @param options.bytes the body; none when missing.
 * @param options.toFailure makes a failure of a refusal: its status, its text, the site.
 * @throws Failure if the site refuses or cannot be reached; the error of the source if that fails.
 */
export async function* streamFrom(options: {
  url: URL;
  key: string;
  method: 'POST' | 'DELETE';
  bytes?: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  toFailure: (status: number, text: string, site: URL) => Failure;
}): AsyncGenerator<AdminEvent> {
  const { url, key, method, bytes, signal, toFailure } = options;
  const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(signal ? { signal } : {}),
  });
  let sourceFault: unknown = null;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const words = error.code === 'ECONNREFUSED' ? 'nothing answers there' : error.message;
      reject(sourceFault ?? new Failure(`${url.origin}: ${words}`, { code: 'unreachable', remedy: REMEDY }));
    });
    if (!bytes) return void request.end();
    send(request, bytes).catch((error: unknown) => {
      sourceFault = error;
      // The site must not take a truncated body for the whole.
      request.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
  try {
    if (answer.statusCode !== 200) throw toFailure(answer.statusCode ?? 0, await readText(answer), url);
    for await (const line of createInterface({ input: answer })) {
      const event = eventIn(line, url);
      if (typeof event === 'object' && event !== null && 'type' in event) yield event as AdminEvent;
    }
  } finally {
    request.destroy();
  }
  if (sourceFault) throw sourceFault;
}
