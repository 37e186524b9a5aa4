/** A call in a recording: masked, and without volatile parts. */
import { operations, getUpstream } from '@chamba/kernel/operations';
import type { UpstreamCall } from '../upstreams.ts';
import { isAboutPeople } from './fields.ts';
import type { Masker } from './masker.ts';

export type RecordedCall = {
  upstream: string;
  method: string;
  /** Path with its query, masked. */
  path: string;
  /** Parsed body, masked; missing without one, or if it is not JSON. */
  body?: unknown;
  /** Mask of the call's token; empty for visitors. */
  who: string;
};

/** Fields that are new with every call. */
const VOLATILE =
  /^(?:idempotencykey|timestamp|sentat|time|now|elapsed|duration|requestid|searchid|visitid|visitorid|sessionid|uuid|ip)$/i;

/** Upstreams that only receive reports: their bodies do not affect the answer. */
const REPORTED: ReadonlySet<string> = new Set(operations.filter(({ reports }) => reports).map(getUpstream));

/** Paths with the id of a person or a token: the prefix, and the value. */
const PATHS: ReadonlyArray<readonly [RegExp, 'id' | 'token' | 'visitor']> = operations.flatMap(
  ({ address: { path = '' }, maskedInPath = {} }) =>
    Object.entries(maskedInPath).map(
      ([name, kind]) => [new RegExp(`^(${path.split(`:${name}`, 1)[0]})([^/]+)`), kind] as const,
    ),
);

/** Masks a call. */
export function recordedCall(call: UpstreamCall, masker: Masker): RecordedCall {
  const bearer = /^Bearer (\S+)$/.exec(call.headers['authorization'] ?? '')?.[1];
  const body = readBody(call);
  return {
    upstream: call.upstream,
    method: call.method,
    path: maskedAddress(call.path, call.upstream, masker),
    ...(body === undefined ? {} : { body: masker.json(body, call.upstream) }),
    who: bearer === undefined ? '' : masker.value(bearer, 'token'),
  };
}

/** Cache key of a call: calls with the same key get the same answer. */
export function toCallKey({ upstream, method, path, body, who }: RecordedCall): string {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s, 2);
  const query = withoutVolatile(search);
  query.sort();
  const sent = REPORTED.has(upstream) || body === undefined ? '' : JSON.stringify(stable(body));
  return `${method} ${pathname}?${query.toString()} ${sent} ${who}`;
}

/** The call as text for a person, e.g. `GET /rest?server=jobs&service=jobs&q=cajero`. */
export function describeCall({ method, path, body, who }: RecordedCall): string {
  const sent = body === undefined ? '' : ` ${shortened(JSON.stringify(stable(body)))}`;
  const [pathname = '', search = ''] = path.split(/\?(.*)/s, 2);
  const query = withoutVolatile(search).toString();
  return `${method} ${decoded(query === '' ? pathname : `${pathname}?${query}`)}${sent}${who === '' ? '' : ' (signed in)'}`;
}

/** Whether a call may change later answers. */
export function isChange({ method, upstream }: Pick<RecordedCall, 'method' | 'upstream'>): boolean {
  return method !== 'GET' && !REPORTED.has(upstream);
}

function withoutVolatile(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (VOLATILE.test(name)) query.delete(name);
  return query;
}

/** Path and query of a call, masked; masking it again masks values that became known since. */
export function maskedAddress(path: string, upstream: string, masker: Masker): string {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s, 2);
  let masked = pathname;
  for (const [pattern, kind] of PATHS) {
    masked = masked.replace(pattern, (_found, before: string, value: string) => {
      const plain = decoded(value);
      // At the end of a recording, addresses that were masked already are masked again.
      if (kind === 'visitor' && /^(?:[0-9a-f]{32}|visitor)$/.test(plain)) return `${before}visitor`;
      return before + encodeURIComponent(masker.value(plain, kind === 'token' ? 'token' : 'id'));
    });
  }
  masked = masker.path(masked, upstream);
  if (search === '') return masked;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    const hidden = masker.json(value, upstream, name, isAboutPeople(upstream));
    query.append(name, typeof hidden === 'string' ? hidden : '');
  }
  return `${masked}?${query.toString()}`;
}

function readBody({ body, headers }: UpstreamCall): unknown {
  if (body === undefined || !(headers['content-type'] ?? '').includes('json')) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return parsed;
  } catch {
    return undefined;
  }
}

/** The value with sorted fields and without volatile ones. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !VOLATILE.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, stable(item)]),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
