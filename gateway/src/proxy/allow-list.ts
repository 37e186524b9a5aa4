/** Which calls pass the gateway and to which upstream they belong. Everything else is refused. */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What guards a call besides the allow-list. */
export type Limit = 'login' | 'signup' | 'mail' | 'check' | 'complaint' | 'beacon';

export type AllowedCall = {
  /** Name of the upstream, as `UPSTREAM_<SERVER>` writes it in lower case. */
  upstream: string;
  limit?: Limit;
  /** What the address answers never changes: browsers may keep it for good. */
  immutable?: true;
};

type Rule = { methods: readonly Method[]; upstream: string; immutable?: true };

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

/** Lookups that `/cache-rest` may keep: those that the services answer there. */
const CACHEABLE: Readonly<Record<string, readonly string[]>> = {
  lookup: ['categories', 'allcategories', 'subcategories', 'subcategory'],
};

const SEGMENT = '[^/?#]{1,200}';
const path = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(':x', SEGMENT)}/?$`);

const PATHS: ReadonlyArray<readonly [RegExp, Rule]> = [
  [path('/api/aais/authentication_token/:x'), { methods: ['DELETE'], upstream: 'authentication' }],
  [path('/api/accesstoken/identity'), { methods: READ, upstream: 'authentication' }],
  [path('/api/external_refresh'), { methods: READ, upstream: 'authentication' }],
  [
    path('/api/mys/account_token/:x/(?:new_account|verify_email)'),
    { methods: ['POST'], upstream: 'myservice' },
  ],
  [path('/api/mys/account_token/:x/(?:change_email|resend_email)'), { methods: READ, upstream: 'myservice' }],
  [path('/api/v2/resumes/:x(?:/activate)?'), { methods: ['POST'], upstream: 'myservice' }],
  [path('/api/v2/accounts/:x'), { methods: ['DELETE'], upstream: 'myservice' }],
  [path('/api/sum/accounts/:x/subscriptions'), { methods: ['POST'], upstream: 'subscriptions' }],
  [path('/api/sum/subscriptions'), { methods: ['DELETE'], upstream: 'subscriptions' }],
  [path('/api/job'), { methods: READ, upstream: 'jobs' }],
  [path('/api/related-searches'), { methods: READ, upstream: 'jobs' }],
  [path('/api/orus/jobs'), { methods: ['POST'], upstream: 'jobs' }],
  [path('/api/scorer'), { methods: ['POST'], upstream: 'scorer' }],
  [path('/api/companies'), { methods: READ, upstream: 'companies' }],
  [path('/api/cias/companies'), { methods: READ, upstream: 'companies' }],
  [path('/api/suggests/keywords/:x'), { methods: READ, upstream: 'suggests' }],
  [
    path('/api/suggests/(?:locations|roles|keywords|universities|skills)'),
    { methods: READ, upstream: 'suggests' },
  ],
  [path('/api/tracking/recent-searches/:x'), { methods: READ, upstream: 'tracking' }],
  [path('/api/tracking/recent-searches'), { methods: READ, upstream: 'tracking' }],
  [path('/api/suggestions(?:V2)?/:x'), { methods: READ, upstream: 'suggestions' }],
  [path('/api/events'), { methods: ['POST'], upstream: 'events' }],
  [path('/api/apply'), { methods: ['GET', 'POST'], upstream: 'apply' }],
  [path('/api/alert'), { methods: ANY, upstream: 'alert' }],
  [path('/api/pay/net'), { methods: READ, upstream: 'pay' }],
  [path('/api/features/toggles'), { methods: READ, upstream: 'features' }],
  [path('/api/traces'), { methods: ['POST'], upstream: 'traces' }],
  [path('/seo/url(?:/bulk|/clear)?'), { methods: ['POST'], upstream: 'seo' }],
  [path('/seo/sitemap(?:/:x)?'), { methods: READ, upstream: 'seo' }],
  [path('/locations/countries/:x(?:/:x){0,3}'), { methods: READ, upstream: 'seo' }],
  [path('/(?:categories|companies|keywords|employment_types)'), { methods: READ, upstream: 'seo' }],
  [path('/legal-docs/documents/:x'), { methods: READ, upstream: 'legal' }],
  [path('/api/images/logos/:x'), { methods: READ, upstream: 'images', immutable: true }],
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
  const upstream = server.toLowerCase();
  if (method !== 'POST') return server === 'verifieremail' ? { upstream, limit: 'check' } : { upstream };
  if (server === 'authentication' || (service === 'resume' && showsPassword(payload)))
    return { upstream, limit: 'login' };
  if (server === 'complaints') return { upstream, limit: 'complaint' };
  if (server === 'myService' && service === 'accountToken') return { upstream, limit: 'mail' };
  if (server === 'myService' && service === 'account')
    return { upstream, limit: isChange(payload) ? 'login' : 'signup' };
  return { upstream };
}

/** Whether a read of `/rest` may be answered from the cache. */
export function isCacheable(server: string, service: string): boolean {
  return Object.hasOwn(CACHEABLE, server) && (CACHEABLE[server]?.includes(service) ?? false);
}

/** Looks the address of a service outside `/rest` up; null when it is unknown or does not take the method. */
export function allowedPath(method: Method, pathname: string): AllowedCall | null {
  for (const [pattern, { methods, upstream, immutable }] of PATHS) {
    if (!pattern.test(pathname) || !methods.includes(method)) continue;
    return /^\/api\/mys\/account_token\//.test(pathname)
      ? { upstream, limit: 'mail' }
      : { upstream, ...(immutable && { immutable }) };
  }
  return null;
}

/** Whether a call proves who asks by a password, as a log-in does. */
function showsPassword(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'password' in payload;
}

/** Whether a call on accounts changes one. A new account names its mail preference too, but besides its address. */
function isChange(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  return 'updater' in payload || ('optout' in payload && !('email' in payload));
}
