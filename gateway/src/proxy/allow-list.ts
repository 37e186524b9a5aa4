/** The allow-list of the gateway: the operations of the kernel. Every other call is refused. */
import { operations, getUpstream, type Method, type Operation } from '@chamba/kernel/operations';
import { toRule, type LimitRule } from './limited-calls.ts';

export type { Method } from '@chamba/kernel/operations';

/** An operation that a call matches, with its limits. */
export type AllowedCall = Pick<
  Operation,
  | 'name'
  | 'account'
  | 'retry'
  | 'cache'
  | 'acts'
  | 'startsSession'
  | 'renewsSession'
  | 'takesAccessToken'
  | 'endsOwnSession'
  | 'event'
  | 'timeoutMs'
  | 'answer'
  | 'answersHtml'
  | 'answersPicture'
  | 'answersFile'
  | 'streams'
  | 'upload'
> & {
  /** Name of the upstream, as in `UPSTREAM_<SERVER>`, in lower case. */
  upstream: string;
  /** Its limit besides that of all calls; missing if there is none. */
  rule?: LimitRule;
  /** What the gateway puts after `prefix` where the address ends with it, or with `current`; missing if nothing. */
  current?: { of: 'session' | 'visitor'; prefix: string };
};

/** Operations at one address: the call's parameters and payload select one of them. */
type Candidates = ReadonlyArray<{ when: Operation['when']; allowed: AllowedCall }>;

/** `METHOD server/service` of the generic endpoint. */
const REST = new Map<string, Candidates>();
const PATHS: Array<{ method: Method; path: string; pattern: RegExp; candidates: Candidates }> = [];

/** Pattern of one variable segment of an address. */
const SEGMENT = '[^/?#]{1,200}';

for (const operation of operations) {
  const { name, address, account, when, limit, retry, cache, acts, startsSession, event, timeoutMs } =
    operation;
  const { answer, answersHtml, answersPicture, answersFile, streams, upload } = operation;
  const { renewsSession, takesAccessToken, endsOwnSession, current } = operation;
  const { method, rest, path } = address;
  const rule = limit && toRule(limit);
  const allowed: AllowedCall = {
    name,
    upstream: getUpstream(operation),
    account,
    retry,
    timeoutMs,
    ...(cache && { cache }),
    ...(acts && { acts }),
    ...(startsSession && { startsSession }),
    ...(renewsSession && { renewsSession }),
    ...(takesAccessToken && { takesAccessToken }),
    ...(endsOwnSession && { endsOwnSession }),
    ...(event && { event }),
    ...(rule && { rule }),
    ...(current && path && { current: { of: current, prefix: path.replace(/\/:\w+$/, '') } }),
    ...(answer && { answer }),
    ...(answersHtml && { answersHtml }),
    ...(answersPicture && { answersPicture }),
    ...(answersFile && { answersFile }),
    ...(streams && { streams }),
    ...(upload && { upload }),
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
// A fixed segment precedes a variable one.
PATHS.sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** The candidate without a condition comes last. */
function withCandidate(candidates: Candidates = [], candidate: Candidates[number]): Candidates {
  return [...candidates, candidate].sort((one, other) => Number(!one.when) - Number(!other.when));
}

/** Path prefixes of services, which are never pages. */
export const SERVICE_PREFIXES = ['/api/*', '/seo/*', '/locations/*', '/legal-docs/*'] as const;

/** Addresses that take files: their bodies are not read before they are passed on. */
export const UPLOAD_PATHS: readonly string[] = PATHS.filter(({ candidates }) =>
  candidates.some(({ allowed }) => allowed.upload),
).flatMap(({ path }) => [path, `${path}/`]);

const isUnderPrefix = (path: string): boolean =>
  SERVICE_PREFIXES.some((prefix) => path.startsWith(prefix.slice(0, -1)));

/** Addresses of services outside of those prefixes. */
export const SERVICE_PATHS: readonly string[] = [
  ...new Set(
    PATHS.filter(({ path }) => !isUnderPrefix(path) && !UPLOAD_PATHS.includes(path)).flatMap(
      ({ path, method }) =>
        // An address that is posted as a form may have a trailing slash.
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
 * Looks up a `/rest` call.
 * @returns null if the pair of server and service is unknown or does not accept the method.
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

/** Maximum depth of nested encodings; a service decodes once, proxies before it once more. */
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

/** Looks up the address of a service outside of `/rest`; null if it is unknown or does not accept the method. */
export function allowedPath(
  method: Method,
  pathname: string,
  query = new URLSearchParams(),
): AllowedCall | null {
  if (climbs(pathname)) return null;
  const found = PATHS.find((other) => other.method === method && other.pattern.test(pathname));
  return chosen(found?.candidates, query, undefined);
}

/** `METHOD server/service` or `METHOD /path` of every allowed call, for tests that must cover all of them. */
export function listedCalls(): string[] {
  return [...REST.keys(), ...PATHS.map(({ method, path }) => `${method} ${path}`)];
}
