import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookupPublic, PrivateAddressError } from '../http/public-address.ts';
import type { PushTarget } from './push-services.ts';

/** How long a push service may take for its answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * What came of one message. `gone`: the browser has ended its registration. `later`: it may be tried again, after a time in ms
 * where the push service names one. `failure` is for operators, without anything of a person.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; failure: string; afterMs: number | null }
  | { kind: 'refused'; failure: string };

/** The pause that a header `Retry-After` asks for, in ms: seconds or a date; null without one. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function toOutcome(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const failure = `answered ${status}`;
  return status === 429 || status === 408 || status >= 500
    ? { kind: 'later', failure, afterMs: readRetryAfter(retryAfter, now) }
    : { kind: 'refused', failure };
}

/** Posts an encrypted message to a push service. Redirects are not followed, and what it answers is not read. */
export function postPush(
  { url, isTrusted }: PushTarget,
  message: { headers: Readonly<Record<string, string>>; body: Buffer },
  now: Date,
): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...message.headers, 'content-length': String(message.body.length) },
        ...(isTrusted ? {} : { lookup: lookupPublic }),
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      ({ statusCode = 0, headers }) => {
        resolve(toOutcome(statusCode, headers['retry-after'], now));
        call.destroy();
      },
    );
    call.on('error', (error) => {
      if (error instanceof PrivateAddressError) resolve({ kind: 'refused', failure: 'address not allowed' });
      else
        resolve({ kind: 'later', failure: 'code' in error ? String(error.code) : error.name, afterMs: null });
    });
    call.end(message.body);
  });
}
