/** Which calls pass the gateway: the operations of the kernel. Everything else is refused. */
import { operations, upstreamOf, type Method, type Operation } from '@chamba/kernel/operations';
import { toRule, type LimitRule } from '../session/limited-calls.ts';

export type { Method } from '@chamba/kernel/operations';

/** An operation that a call may be, with what guards it. */
export type AllowedCall = Pick<
  Operation,
  | 'name'
  | 'account'
  | 'immutable'
  | 'acts'
  | 'startsSession'
  | 'event'
  | 'timeoutMs'
  | 'answer'
  | 'answersHtml'
> & {
  /** Name of the upstream, as `UPSTREAM_<SERVER>` writes it in lower case. */
  upstream: string;
  /** Whether `/cache-rest` may answer it. */
  cached: boolean;
  /** What is counted besides the calls of a network; missing where nothing is. */
  rule?: LimitRule;
};

/** Operations at one address: the call's parameters and payload tell which of them it is. */
type Candidates = ReadonlyArray<{ when: Operation['when']; allowed: AllowedCall }>;

/** `METHOD server/service` of the generic endpoint. */
const REST = new Map<string, Candidates>();
const PATHS: Array<{ method: Method; path: string; pattern: RegExp; candidates: Candidates }> = [];

/** What one segment of an address may be. */
const SEGMENT = '[^/?#]{1,200}';

for (const operation of operations) {
  const { name, address, account, when, limit, immutable, acts, startsSession, event, timeoutMs } = operation;
  const { answer, answersHtml } = operation;
  const { method, rest, path } = address;
  const rule = limit && toRule(limit);
  const allowed: AllowedCall = {
    name,
    upstream: upstreamOf(operation),
    account,
    cached: address.cached === true,
    timeoutMs,
    ...(immutable && { immutable }),
    ...(acts && { acts }),
    ...(startsSession && { startsSession }),
    ...(event && { event }),
    ...(rule && { rule }),
    ...(answer && { answer }),
    ...(answersHtml && { answersHtml }),
  };
  const candidate = { when, allowed };
  if (rest !== undefined) {
    REST.set(`${method} ${rest}`, withCandidate(REST.get(`${method} ${rest}`), candidate));
    continue;
  }
  const known = PATHS.find((other) => other.method === method && other.path === path);
  if (known) known.candidates = withCandidate(known.candidates, candidate);
  else if (path !== undefined) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, SEGMENT)}/?$`);
    PATHS.push({ method, path, pattern, candidates: [candidate] });
  }
}
// A fixed segment comes before one that varies.
PATHS.sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** The one without a condition comes last. */
function withCandidate(candidates: Candidates = [], candidate: Candidates[number]): Candidates {
  return [...candidates, candidate].sort((one, other) => Number(!one.when) - Number(!other.when));
}

/** First segments whose addresses belong to services and are never pages. */
export const SERVICE_PREFIXES = [
  '/api/*',
  '/seo/*',
  '/locations/*',
  '/legal-docs/*',
  '/resumes/file/*',
] as const;

const isUnderPrefix = (path: string): boolean =>
  SERVICE_PREFIXES.some((prefix) => path.startsWith(prefix.slice(0, -1)));

/** Whole addresses of services outside those prefixes. */
export const SERVICE_PATHS: readonly string[] = [
  ...new Set(
    PATHS.filter(({ path }) => !isUnderPrefix(path)).flatMap(({ path, method }) =>
      // What is posted as a form may come with a slash at the end.
      method === 'POST' ? [path, `${path}/`] : [path],
    ),
  ),
];

function chosen(
  candidates: Candidates | undefined,
  query: URLSearchParams,
  payload: unknown,
): AllowedCall | null {
  return candidates?.find(({ when }) => when?.({ query, payload }) ?? true)?.allowed ?? null;
}

/**
 * Looks a `/rest` call up.
 * @returns null when the pair of server and service is unknown or does not take the method.
 */
export function allowedRest(
  method: Method,
  server: string,
  service: string,
  query: URLSearchParams,
  payload?: unknown,
): AllowedCall | null {
  return chosen(REST.get(`${method} ${server}/${service}`), query, payload);
}

/** Encodings inside of encodings that are looked through; a service decodes once, proxies before it once more. */
const DECODINGS = 3;

const ENCODED: Readonly<Record<string, string>> = { '%2e': '.', '%2f': '/', '%5c': '\\', '%25': '%' };

/** Whether a path has a segment `.` or `..`, encoded or not, by which a service would answer for another address. */
function climbs(pathname: string): boolean {
  let path = pathname;
  for (let turn = 0; turn <= DECODINGS; turn += 1) {
    if (path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')) return true;
    path = path.replace(/%(?:2e|2f|5c|25)/gi, (letter) => ENCODED[letter.toLowerCase()] ?? letter);
  }
  return false;
}

/** Looks the address of a service outside `/rest` up; null when it is unknown or does not take the method. */
export function allowedPath(
  method: Method,
  pathname: string,
  query = new URLSearchParams(),
): AllowedCall | null {
  if (climbs(pathname)) return null;
  const found = PATHS.find((other) => other.method === method && other.pattern.test(pathname));
  return chosen(found?.candidates, query, undefined);
}

/** `METHOD server/service` or `METHOD /path` of every call that passes, for tests that must not forget one. */
export function listedCalls(): string[] {
  return [...REST.keys(), ...PATHS.map(({ method, path }) => `${method} ${path}`)];
}
