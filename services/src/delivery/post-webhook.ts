import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublicHttps, lookupPublic, PrivateAddressError } from '../http/public-address.ts';
import type { AttemptOutcome } from './outcome.ts';

/** How long a webhook may take for its answer, in milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** A receiver answers 410 to take no more calls of an application. */
const GONE = 410;

/** Where a webhook may be: anywhere for development, else at an https address of the public internet. */
function refuseAddress(url: URL, allowPrivate: boolean): AttemptOutcome | null {
  return allowPrivate || isPublicHttps(url)
    ? null
    : { ok: false, failure: 'address not allowed', permanent: true };
}

function toFailure(error: unknown): AttemptOutcome {
  if (error instanceof PrivateAddressError)
    return { ok: false, failure: 'address not allowed', permanent: true };
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return { ok: false, failure: 'timeout', permanent: false };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
  return { ok: false, failure: code, permanent: false };
}

/**
 * Posts a body of JSON to a webhook: delivered when it answers 2xx within ten seconds. Redirects are not followed, and
 * what it answers is not read.
 * @param allowPrivate for development: http and addresses of private networks pass.
 */
export function postWebhook(
  target: string,
  { body, headers, allowPrivate }: { body: string; headers: Record<string, string>; allowPrivate: boolean },
): Promise<AttemptOutcome> {
  if (!URL.canParse(target))
    return Promise.resolve({ ok: false, failure: 'address not allowed', permanent: true });
  const url = new URL(target);
  const refused = refuseAddress(url, allowPrivate);
  if (refused) return Promise.resolve(refused);
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = send(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        ...(allowPrivate ? {} : { lookup: lookupPublic }),
        // Not kept alive: an idle connection that was closed would fail the next delivery.
        agent: false,
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      },
      ({ statusCode = 0 }) => {
        resolve(
          statusCode >= 200 && statusCode < 300
            ? { ok: true }
            : { ok: false, failure: `answered ${statusCode}`, permanent: statusCode === GONE },
        );
        call.destroy();
      },
    );
    call.on('error', (error) => resolve(toFailure(error)));
    call.end(body);
  });
}
