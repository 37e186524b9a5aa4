/** Which calls pass the gateway and to which upstream they belong. Everything else is refused. */

import { pathRule, restRule, type LimitRule } from '../session/limited-calls.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Whose data a call is about. `none`: anybody gets the same answer. `proof`: the call itself proves its account, by a
 * password or a mailed token. `session`: the account of the session; the page that makes it has to be that account's.
 */
export type CallAccount = 'none' | 'proof' | 'session';

export type AllowedCall = {
  /** Name of the upstream, as `UPSTREAM_<SERVER>` writes it in lower case. */
  upstream: string;
  account: CallAccount;
  /** What is counted besides the calls of a network; missing where nothing is. */
  rule?: LimitRule;
  /** What the address answers never changes: browsers may keep it for good. */
  immutable?: true;
  /** It changes something although it is read, such as sending a mail: another site must not be able to ask for it. */
  acts?: true;
};

type Rule = {
  methods: readonly Method[];
  upstream: string;
  account?: CallAccount;
  immutable?: true;
  acts?: true;
};

const READ: readonly Method[] = ['GET'];
const ANY: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** `/rest` by server, then service. */
const REST: Readonly<Record<string, Readonly<Record<string, readonly Method[]>>>> = {
  authentication: { retrieveToken: ['GET', 'POST'] },
  verifieremail: { returnValueMail: READ },
  myService: {
    account: ANY,
    resume: ANY,
    accountToken: ['POST'],
    candidateData: ['GET', 'POST'],
    applications: READ,
  },
  images: { documents: ['DELETE'], photos: ['GET', 'DELETE'], logos: READ },
  pda: { getPDAExam: READ, getpda: READ, setPDAExam: ['POST'] },
  lookup: {
    countries: READ,
    states: READ,
    cities: READ,
    postalcode: READ,
    locationPrettyID: READ,
    languages: READ,
    interestAreas: READ,
    subinterestAreas: READ,
    categories: READ,
    allcategories: READ,
    subcategories: READ,
    subcategory: READ,
    location: READ,
  },
  jobs: { jobs: READ, similarJobs: READ, salaryMarket: READ },
  companyProfiles: { reviews: READ },
  apiSearchACS: { suggests: READ },
  searchCompanyLetter: { companies: READ },
  holdSearch: { resource: ['GET', 'POST', 'DELETE'] },
  features: { toggles: READ },
  messages: { messages: ['GET', 'POST', 'PUT', 'DELETE'] },
  statistics: { events: ['POST'] },
  complaints: { fraud: ['POST'] },
  ai: { improveRole: ['POST'] },
  geolocation: { postalcode: READ, nearest: READ },
  subscriptions: { confirm: ['POST'], cancel: ['POST'] },
};

/** Servers and services of `/rest` that are not about the account of the session; `server` alone is all its services. */
const REST_ACCOUNTS: Readonly<Record<string, CallAccount>> = {
  verifieremail: 'none',
  'images/logos': 'none',
  lookup: 'none',
  jobs: 'none',
  companyProfiles: 'none',
  apiSearchACS: 'none',
  searchCompanyLetter: 'none',
  features: 'none',
  geolocation: 'none',
  statistics: 'none',
  // Whose session the cookies hold is what a page asks to learn whether it is still its own.
  authentication: 'proof',
  subscriptions: 'proof',
};

/** Lookups that `/cache-rest` may keep: those that the services answer there. */
const CACHEABLE: Readonly<Record<string, readonly string[]>> = {
  lookup: ['categories', 'allcategories', 'subcategories', 'subcategory'],
};

const SEGMENT = '[^/?#]{1,200}';
const path = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(':x', SEGMENT)}/?$`);

const PATHS: ReadonlyArray<readonly [RegExp, Rule]> = [
  [
    path('/api/aais/authentication_token/:x'),
    { methods: ['DELETE'], account: 'proof', upstream: 'authentication' },
  ],
  [path('/api/aais/sessions'), { methods: ['DELETE'], upstream: 'authentication' }],
  [path('/api/accesstoken/identity'), { methods: READ, account: 'proof', upstream: 'authentication' }],
  [path('/api/external_refresh'), { methods: READ, upstream: 'authentication', acts: true }],
  [
    path('/api/mys/account_token/:x/(?:new_account|verify_email)'),
    { methods: ['POST'], account: 'proof', upstream: 'myservice' },
  ],
  [
    path('/api/mys/account_token/:x/(?:change_email|resend_email)'),
    { methods: READ, upstream: 'myservice', acts: true },
  ],
  [path('/api/v2/resumes/:x(?:/activate)?'), { methods: ['POST'], upstream: 'myservice' }],
  [path('/api/v2/accounts/:x'), { methods: ['DELETE'], upstream: 'myservice' }],
  [path('/api/sum/accounts/:x/subscriptions'), { methods: ['POST'], upstream: 'subscriptions' }],
  [path('/api/sum/subscriptions'), { methods: ['DELETE'], upstream: 'subscriptions' }],
  [path('/api/job'), { methods: READ, account: 'none', upstream: 'jobs' }],
  [path('/api/related-searches'), { methods: READ, account: 'none', upstream: 'jobs' }],
  [path('/api/orus/jobs'), { methods: ['POST'], account: 'none', upstream: 'jobs' }],
  [path('/api/scorer'), { methods: ['POST'], upstream: 'scorer' }],
  [path('/api/companies'), { methods: READ, account: 'none', upstream: 'companies' }],
  [path('/api/cias/companies'), { methods: READ, account: 'none', upstream: 'companies' }],
  [path('/api/suggests/keywords/:x'), { methods: READ, account: 'none', upstream: 'suggests' }],
  [
    path('/api/suggests/(?:locations|roles|keywords|universities|skills)'),
    { methods: READ, account: 'none', upstream: 'suggests' },
  ],
  [path('/api/tracking/recent-searches/:x'), { methods: READ, upstream: 'tracking' }],
  [path('/api/tracking/recent-searches'), { methods: READ, upstream: 'tracking' }],
  [path('/api/suggestions(?:V2)?/:x'), { methods: READ, upstream: 'suggestions' }],
  [path('/api/events'), { methods: ['POST'], account: 'none', upstream: 'events' }],
  [path('/api/apply'), { methods: ['GET', 'POST'], upstream: 'apply' }],
  [path('/api/alert'), { methods: ANY, upstream: 'alert' }],
  [path('/api/pay/net'), { methods: READ, account: 'none', upstream: 'pay' }],
  [path('/api/features/toggles'), { methods: READ, account: 'none', upstream: 'features' }],
  [path('/api/traces'), { methods: ['POST'], account: 'none', upstream: 'traces' }],
  [path('/seo/url(?:/bulk|/clear)?'), { methods: ['POST'], account: 'none', upstream: 'seo' }],
  [path('/seo/sitemap(?:/:x)?'), { methods: READ, account: 'none', upstream: 'seo' }],
  [path('/locations/countries/:x(?:/:x){0,3}'), { methods: READ, account: 'none', upstream: 'seo' }],
  [
    path('/(?:categories|companies|keywords|employment_types)'),
    { methods: READ, account: 'none', upstream: 'seo' },
  ],
  [path('/legal-docs/documents/:x'), { methods: READ, account: 'none', upstream: 'legal' }],
  [path('/api/images/logos/:x'), { methods: READ, account: 'none', upstream: 'images', immutable: true }],
  [path('/save-user-photo'), { methods: ['POST'], upstream: 'images' }],
  [path('/resumes/file/:x'), { methods: ['POST'], upstream: 'images' }],
  [path('/save-pda-exam'), { methods: ['POST'], upstream: 'pda' }],
  [path('/requestJWT'), { methods: READ, upstream: 'openenglish' }],
  [path('/oe-save-score'), { methods: ['POST'], upstream: 'openenglish' }],
];

/** First segments whose addresses belong to services and are never pages. */
export const SERVICE_PREFIXES = [
  '/api/*',
  '/seo/*',
  '/locations/*',
  '/legal-docs/*',
  '/resumes/file/*',
] as const;

/** Whole addresses of services outside those prefixes. */
export const SERVICE_PATHS = [
  '/categories',
  '/companies',
  '/keywords',
  '/employment_types',
  '/save-user-photo',
  '/save-user-photo/',
  '/save-pda-exam',
  '/requestJWT',
  '/oe-save-score',
] as const;

/**
 * Looks a `/rest` call up.
 * @returns null when the pair of server and service is unknown or does not take the method.
 */
export function allowedRest(
  method: Method,
  server: string,
  service: string,
  payload?: unknown,
): AllowedCall | null {
  const services = Object.hasOwn(REST, server) ? REST[server] : undefined;
  const methods = services && Object.hasOwn(services, service) ? services[service] : undefined;
  if (!methods?.includes(method)) return null;
  const rule = restRule(method, server, service, payload);
  const account = restAccount(method, server, service, payload);
  return { upstream: server.toLowerCase(), account, ...(rule && { rule }) };
}

/** Whose data a `/rest` call is about. */
function restAccount(method: Method, server: string, service: string, payload: unknown): CallAccount {
  const known = REST_ACCOUNTS[server] ?? REST_ACCOUNTS[`${server}/${service}`];
  if (known) return known;
  if (server !== 'myService' || method !== 'POST') return 'session';
  // A new account, a mailed token, or a password that is shown; the digits of a mail belong to the session.
  if (service === 'accountToken') return has(payload, 'code') ? 'session' : 'proof';
  if (service === 'resume') return showsPassword(payload) ? 'proof' : 'session';
  if (service !== 'account') return 'session';
  return isChange(payload) && !resetsPassword(payload) ? 'session' : 'proof';
}

/** Whether a read of `/rest` may be answered from the cache. */
export function isCacheable(server: string, service: string): boolean {
  return Object.hasOwn(CACHEABLE, server) && (CACHEABLE[server]?.includes(service) ?? false);
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
export function allowedPath(method: Method, pathname: string): AllowedCall | null {
  if (climbs(pathname)) return null;
  for (const [pattern, { methods, upstream, account = 'session', immutable, acts }] of PATHS) {
    if (!pattern.test(pathname) || !methods.includes(method)) continue;
    const rule = pathRule(pathname);
    return {
      upstream,
      account,
      ...(immutable && { immutable }),
      ...(acts && { acts }),
      ...(rule && { rule }),
    };
  }
  return null;
}

/** Every call that the allow-list lets pass, for tests that must not forget one. */
export function listedCalls(): Array<
  { method: Method } & ({ server: string; service: string } | { path: string })
> {
  const rest = Object.entries(REST).flatMap(([server, services]) =>
    Object.entries(services).flatMap(([service, methods]) =>
      methods.map((method) => ({ method, server, service })),
    ),
  );
  const paths = PATHS.flatMap(([pattern, { methods }]) =>
    methods.map((method) => ({ method, path: pattern.source })),
  );
  return [...rest, ...paths];
}

function has(payload: unknown, field: string): boolean {
  return typeof payload === 'object' && payload !== null && field in payload;
}

/** Whether a call proves who asks by a password, as a log-in does. */
function showsPassword(payload: unknown): boolean {
  return has(payload, 'password');
}

/** Whether a call on accounts changes one, as the service tells it from a new account: by what a new one must have. */
function isChange(payload: unknown): boolean {
  return has(payload, 'updater') || !(has(payload, 'email') || has(payload, 'password'));
}

/** Whether a call sets a password by a mailed token: one that shows the current password changes that of the session. */
function resetsPassword(payload: unknown): boolean {
  const updater = typeof payload === 'object' && payload !== null && 'updater' in payload && payload.updater;
  return (
    typeof updater === 'object' &&
    updater !== null &&
    'newpassword' in updater &&
    !('currentpassword' in updater)
  );
}
