import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import type { RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AttemptOutcome } from './outcome.ts';

/** How long a webhook may take for its answer, in milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** A receiver answers 410 to take no more calls of an application. */
const GONE = 410;

/** The address of a webhook is none of the public internet. */
class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Whether an IP address is one of the public internet, so that no feed can reach what is behind the operator's firewall. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a host and refuses it where one of its addresses is not public. The connection is made to what was checked here,
 * so that a name cannot resolve differently a moment later.
 */
const lookupPublic: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(`${hostname} is not a public address`), '');
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};

/** Where a webhook may be: anywhere for development, else at an https address of the public internet. */
function refuseAddress({ protocol, hostname }: URL, allowPrivate: boolean): AttemptOutcome | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isRefused = protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host));
  return isRefused && !allowPrivate ? { ok: false, failure: 'address not allowed', permanent: true } : null;
}

function failureOf(error: unknown): AttemptOutcome {
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
    call.on('error', (error) => resolve(failureOf(error)));
    call.end(body);
  });
}
