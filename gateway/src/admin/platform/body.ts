import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CallerRefusal, type Caller } from './caller.ts';

/** Largest body other than releases, in bytes. */
const MAX_BODY_BYTES = 65_536;

/** The body as a stream. Giving up on it leaves the connection open, so that the client can still read the answer. */
export const iterateBody = (raw: IncomingMessage): AsyncIterable<Uint8Array> =>
  raw.iterator({ destroyOnReturn: false });

/** @throws CallerRefusal if the received body is not the one that the team signed. */
export function requireDigest(caller: Caller, digest: string): void {
  if (caller.kind === 'team' && caller.digest !== digest)
    throw new CallerRefusal(401, 'bad-signature', 'The body is not the one that was signed.');
}

/**
 * Parses a request's body as JSON of a schema; a request without a body has an empty object.
 * @throws CallerRefusal if it is too large, not the signed one, invalid JSON, or of another shape.
 */
export async function readBody<Shape extends z.ZodType>(
  request: FastifyRequest,
  caller: Caller,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of iterateBody(request.raw)) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new CallerRefusal(413, 'too-large', 'The body is too large.');
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  requireDigest(caller, createHash('sha256').update(bytes).digest('base64'));
  let json: unknown = {};
  if (bytes.length > 0) {
    try {
      json = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw new CallerRefusal(400, 'invalid', 'The body is not valid JSON.');
    }
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new CallerRefusal(400, 'invalid', z.prettifyError(parsed.error));
  return parsed.data;
}

/**
 * Drains the rest of a body, so that its sender can read the answer.
 * @param ms maximum time.
 * @returns whether the body came to its end.
 */
export async function passRest(raw: IncomingMessage, mostBytes: number, ms: number): Promise<boolean> {
  if (raw.readableEnded || raw.complete) return true;
  if (raw.destroyed) return false;
  return new Promise((resolve) => {
    let size = 0;
    const done = (): void => {
      clearTimeout(timer);
      raw.off('data', count);
      raw.off('end', done);
      raw.off('close', done);
      raw.off('error', done);
      resolve(raw.complete);
    };
    const count = (part: Buffer): void => {
      size += part.length;
      if (size > mostBytes) done();
    };
    const timer = setTimeout(done, ms);
    raw.on('data', count);
    raw.once('end', done);
    raw.once('close', done);
    raw.once('error', done);
    raw.resume();
  });
}
