/** Every setting of the site, read once from the environment. `docs/operating.md` lists the same names. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import type { PublicConfig } from '@chamba/kernel/store';
import { isEmail } from '@chamba/kernel/validation';
import { readTrustedProxies, type TrustedProxies } from './session/trusted-proxies.ts';
import { readOverrides, type OverrideSetting } from './overrides/override-settings.ts';

export type Settings = {
  /** `development` is plain http on localhost: cookies without `Secure`, no HSTS, `/dev/outbox`. */
  environment: 'development' | 'production';
  host: string;
  /** 0 lets the system choose. */
  port: number;
  siteName: string;
  siteDomain: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Folder of the embedded database and of files. */
  dataDir: string;
  /** Address of a PostgreSQL server; null keeps the embedded database. */
  databaseUrl: string | null;
  /** Address of a mail server; null keeps mail in the outbox, which only developers can read. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Who is responsible for personal data, as the privacy notice has to say. */
  legal: { name: string; address: string; email: string; version: string };
  /** What an empty database is filled with: the shipped sample, nothing, or the files of a folder. */
  sample: 'full' | 'none' | { path: string };
  releasesDir: string;
  /** Units that the site is not whole without, besides the shell. */
  requiredUnits: readonly string[];
  /** Token that `/metrics` wants; null answers this machine only, and in development anybody. */
  metricsToken: string | null;
  /** Folder of releases that teams published. */
  publishedDir: string;
  /** Largest release that may be published, in bytes, packed as well as unpacked. */
  releaseLimit: number;
  /** Origin put before release addresses; empty serves them from the site. */
  cdnUrl: string;
  /** Folder of the campaign's `data.json`, without a trailing slash; empty for no campaigns. */
  campaignUrl: string;
  /** Credential sent upstream with every call to a replaced service; null sends none. */
  serviceAuth: string | null;
  /** Addresses that replace embedded services, by upstream name in lower case. */
  upstreams: Readonly<Record<string, string>>;
  /** Site that answers every call in place of services of its own; null starts them here. */
  upstreamSite: string | null;
  /** Site whose releases are shown where none is put in their place; null serves the folder of releases. */
  siteReleases: string | null;
  /** Cookie of a tester at `siteReleases`, for releases that are not live there. */
  siteTester: string | null;
  /** Whether anybody may put other releases in the place of published ones. */
  allowOverrides: boolean;
  /** What stands in the place of published units. */
  overrides: readonly OverrideSetting[];
  /** File that answers of the services are kept in, personal data masked; null keeps none. */
  recordTo: string | null;
  /** File of kept answers that stands in the place of the services; null asks the services. */
  replayFrom: string | null;
  /** Key that operators show to change vacancies and places; null uses the one in the data folder. */
  operatorKey: string | null;
  /** Proxies that are believed about the visitor's address. */
  trustProxy: TrustedProxies;
  /** Multiplies every rate limit; 0 turns them off (load tests). */
  rateLimitScale: number;
  /** Requests a second that one network may make in the long run; 0 for no limit. */
  readLimits: { pages: number; calls: number };
  /** Largest request body, in bytes. */
  bodyLimit: number;
  rendering: {
    /** Processes that render pages. */
    workers: number;
    /** Processor time of one render, in ms. */
    timeoutMs: number;
    memoryMb: number;
    /** Longest pause of a route, in ms. */
    pauseMs: number;
    /** Pages that may wait for a process, and how long, in ms. */
    queue: number;
    queueMs: number;
  };
  /** Copy of the offers in memory for searches: whether, and the most memory that it may take. */
  search: { readModel: 'auto' | 'on' | 'off'; readModelMb: number };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** What pages may know. */
  publicConfig: PublicConfig;
};

/** Settings that cannot be used; `message` lists every fault with the name of its variable. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError';
}

const SOCIAL: ReadonlyArray<readonly [variable: string, name: string]> = [
  ['SOCIAL_FACEBOOK_URL', 'Facebook'],
  ['SOCIAL_X_URL', 'X'],
  ['SOCIAL_LINKEDIN_URL', 'LinkedIn'],
  ['SOCIAL_INSTAGRAM_URL', 'Instagram'],
  ['SOCIAL_YOUTUBE_URL', 'YouTube'],
];

/** The remotes of the product. */
const OWN_UNITS = 'mfe-search,mfe-account,mfe-cv,mfe-apply';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * Reads settings from environment variables; what is missing or empty takes its default.
 * @param cwd folder that relative paths start from.
 * @throws InvalidSettingsError naming every variable that cannot be used.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string = process.cwd(),
): Settings {
  const read = new Reader(env);
  const environment = read.oneOf('CHAMBA_ENV', ['development', 'production'] as const, 'development');
  const port = read.integer('PORT', 8080, 0, 65_535);
  const siteDomain = read.text('SITE_DOMAIN', 'chamba.mx');
  const siteUrl = read.origin(
    'SITE_URL',
    environment === 'development' ? `http://localhost:${port}` : `https://${siteDomain}`,
  );
  const siteName = read.text('SITE_NAME', 'Chamba');
  const legal = readLegal(read, environment);
  const supportEmail = read.text('SUPPORT_EMAIL', `ayuda@${siteDomain}`);

  const smtpUrl = read.address('SMTP_URL', ['smtp:', 'smtps:']) || null;
  const mail = read.oneOf('MAIL', ['on', 'off'] as const, 'on');
  if (smtpUrl !== null && mail === 'off') read.fault('MAIL=off and SMTP_URL exclude each other');

  const settings: Settings = {
    environment,
    host: read.text('HOST', environment === 'development' ? 'localhost' : '0.0.0.0'),
    port,
    siteName,
    siteDomain,
    siteUrl,
    dataDir: resolve(cwd, read.text('DATA_DIR', '.data')),
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']) || null,
    smtpUrl,
    mailFrom: read.text('MAIL_FROM', `${siteName} <no-responder@${siteDomain}>`),
    legal,
    sample: readSample(read.text('SAMPLE', 'full'), cwd),
    releasesDir: resolve(cwd, read.text('RELEASES_DIR', 'build/releases')),
    requiredUnits: readUnits(read),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    publishedDir: resolve(
      cwd,
      read.text('PUBLISHED_RELEASES_DIR', join(read.text('DATA_DIR', '.data'), 'releases')),
    ),
    releaseLimit: read.integer('RELEASE_LIMIT', 67_108_864, 65_536, 1_073_741_824),
    cdnUrl: read.origin('CDN_URL', ''),
    campaignUrl: read.address('CAMPAIGN_HOST').replace(/(?<!\/)\/+$/, ''),
    serviceAuth: read.text('SERVICE_AUTH', '') || null,
    upstreams: readUpstreams(env, read),
    upstreamSite: read.origin('UPSTREAM_SITE', '') || null,
    siteReleases: read.origin('SITE_RELEASES', '') || null,
    siteTester: read.text('SITE_TESTER', '') || null,
    allowOverrides: read.flag('ALLOW_OVERRIDES', false),
    overrides: readOverrides(read.text('OVERRIDES', ''), cwd, (fault) => read.fault(fault)),
    recordTo: readFile(read.text('RECORD_TO', ''), cwd),
    replayFrom: readFile(read.text('REPLAY_FROM', ''), cwd),
    operatorKey: read.secret('OPERATOR_KEY', 16),
    trustProxy: readTrustedProxies(read.text('TRUST_PROXY', ''), (sentence) => read.fault(sentence)),
    rateLimitScale: read.number('RATE_LIMIT_SCALE', 1, 0, 1_000_000),
    readLimits: {
      pages: read.number('PAGES_PER_SECOND', 20, 0, 1_000_000),
      calls: read.number('CALLS_PER_SECOND', 60, 0, 1_000_000),
    },
    bodyLimit: read.integer('BODY_LIMIT', 1_048_576, 1_024, 104_857_600),
    rendering: {
      workers: read.integer('RENDER_WORKERS', Math.min(4, Math.max(2, availableParallelism())), 1, 64),
      timeoutMs: read.integer('RENDER_TIMEOUT_MS', 1_000, 50, 60_000),
      memoryMb: read.integer('RENDER_MEMORY_MB', 192, 32, 8_192),
      pauseMs: read.integer('RENDER_PAUSE_MS', 30_000, 0, 3_600_000),
      queue: read.integer('RENDER_QUEUE', 200, 0, 10_000),
      queueMs: read.integer('RENDER_QUEUE_MS', 4_000, 50, 60_000),
    },
    search: {
      readModel: read.oneOf('SEARCH_READ_MODEL', ['auto', 'on', 'off'] as const, 'auto'),
      readModelMb: read.integer('SEARCH_READ_MODEL_MB', 1_024, 16, 65_536),
    },
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    publicConfig: {
      siteName,
      siteDomain,
      siteUrl,
      supportEmail,
      legal,
      boardId: read.text('BOARD_ID', '') || undefined,
      externals: {
        blog: read.address('BLOG_URL'),
        recruiters: read.address('RECRUITER_URL'),
        help: read.address('HELP_URL'),
        calcIsr: read.address('CALC_ISR_URL'),
        careers: read.address('CAREERS_URL'),
        auth: read.address('AUTH_HOST'),
        register: read.address('REGISTER_HOST'),
        verify: read.address('VERIFY_HOST'),
        logout: read.address('LOGOUT_URL'),
        appStore: read.address('APP_STORE_URL'),
        googlePlay: read.address('GOOGLE_PLAY_URL'),
        expo: read.address('EXPO_URL'),
        social: SOCIAL.map(([variable, name]) => ({ name, url: read.address(variable) })).filter(
          ({ url }) => url !== '',
        ),
      },
      indexOffers: read.flag('INDEX_OFFERS', false),
    },
  };
  if (settings.overrides.length > 0 && !settings.allowOverrides)
    read.fault('OVERRIDES is for gateways of developers and testers: set ALLOW_OVERRIDES=true with it');
  if (settings.recordTo !== null && settings.replayFrom !== null)
    read.fault('RECORD_TO and REPLAY_FROM exclude each other');
  if (environment === 'production') refuseInProduction(settings, mail, env, read);
  read.throwFaults();
  return settings;
}

/** What is for developers, testers and load tests, and would open or mislead a public site without a word. */
function refuseInProduction(
  settings: Settings,
  mail: 'on' | 'off',
  env: Readonly<Record<string, string | undefined>>,
  read: Reader,
): void {
  const hasServices = settings.upstreamSite === null && settings.replayFrom === null;
  if (hasServices && settings.smtpUrl === null && mail === 'on')
    read.fault(
      'SMTP_URL must name a mail server in production: accounts are confirmed and passwords restored by mail; MAIL=off runs the site without',
    );
  if (settings.allowOverrides)
    read.fault('ALLOW_OVERRIDES lets anybody replace units: it cannot be set in production');
  if (settings.rateLimitScale === 0)
    read.fault('RATE_LIMIT_SCALE=0 turns every limit off: it cannot be set in production');
  if (settings.recordTo !== null || settings.replayFrom !== null)
    read.fault('RECORD_TO and REPLAY_FROM are for developers: they cannot be set in production');
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    read.fault('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate: it cannot be set in production');
  if (/(?:^|\s)--inspect/.test(env['NODE_OPTIONS'] ?? ''))
    read.fault('NODE_OPTIONS opens the debugger (--inspect): it cannot be set in production');
}

/** Names of units, separated by commas; `none` requires none. */
function readUnits(read: Reader): readonly string[] {
  const text = read.text('REQUIRED_UNITS', OWN_UNITS);
  const units = text === 'none' ? [] : text.split(',').map((unit) => unit.trim());
  if (units.some((unit) => !/^[a-z][a-z0-9-]{0,39}$/.test(unit)))
    read.fault(`REQUIRED_UNITS must be names of units, separated by commas, or none, not "${text}"`);
  return units;
}

/** What development shows in place of the settings that production demands; each says that it is an example. */
const LEGAL_EXAMPLES = {
  name: 'Empresa de Ejemplo, S.A. de C.V. (nombre de ejemplo)',
  address: 'Calle de Ejemplo 100, Col. Centro, 06000 Ciudad de México (domicilio de ejemplo)',
  email: 'privacidad@example.com',
} as const;

/**
 * Who is responsible for personal data. The privacy notice has to name them, their domicile and an address for requests,
 * so production does not start without.
 */
function readLegal(read: Reader, environment: Settings['environment']): Settings['legal'] {
  const legal = {
    name: read.text('LEGAL_NAME', LEGAL_EXAMPLES.name),
    address: read.text('LEGAL_ADDRESS', LEGAL_EXAMPLES.address),
    email: read.text('PRIVACY_EMAIL', LEGAL_EXAMPLES.email),
    version: LEGAL_VERSION,
  };
  if (!isEmail(legal.email)) read.fault('PRIVACY_EMAIL must be an e-mail address');
  if (environment === 'development') return legal;
  const missing = (name: string, meaning: string) =>
    read.fault(`${name} is missing: production has to show ${meaning} in the privacy notice`);
  if (legal.name === LEGAL_EXAMPLES.name)
    missing('LEGAL_NAME', 'the name of the person or company responsible for personal data');
  if (legal.address === LEGAL_EXAMPLES.address)
    missing('LEGAL_ADDRESS', 'the domicile of who is responsible for personal data');
  if (legal.email === LEGAL_EXAMPLES.email)
    missing('PRIVACY_EMAIL', 'an address for requests about personal data');
  return legal;
}

function readFile(text: string, cwd: string): string | null {
  return text === '' ? null : resolve(cwd, text);
}

function readSample(text: string, cwd: string): Settings['sample'] {
  return text === 'full' || text === 'none' ? text : { path: resolve(cwd, text) };
}

function readUpstreams(
  env: Readonly<Record<string, string | undefined>>,
  read: Reader,
): Record<string, string> {
  const upstreams: Record<string, string> = {};
  for (const variable of Object.keys(env)) {
    const server = /^UPSTREAM_(?!SITE$)(\w+)$/.exec(variable)?.[1];
    const address = server && read.address(variable);
    if (server && address) upstreams[server.toLowerCase()] = address.replace(/(?<!\/)\/+$/, '');
  }
  // The visitors' searches have a host of their own in the list of hosts; it is the address of their service.
  const tracking = read.address('TRACKING_HOST').replace(/(?<!\/)\/+$/, '');
  return tracking ? { tracking, ...upstreams } : upstreams;
}

/** Reads variables one by one and gathers what is wrong with them. */
class Reader {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #faults: string[] = [];

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  text(name: string, fallback: string): string {
    return this.#env[name]?.trim() || fallback;
  }

  number(name: string, fallback: number, low: number, high: number): number {
    const text = this.text(name, '');
    if (text === '') return fallback;
    const value = Number(text);
    if (Number.isFinite(value) && value >= low && value <= high) return value;
    this.#faults.push(`${name} must be a number from ${low} to ${high}, not "${text}"`);
    return fallback;
  }

  integer(name: string, fallback: number, low: number, high: number): number {
    const value = this.number(name, fallback, low, high);
    if (Number.isInteger(value)) return value;
    this.#faults.push(`${name} must be a whole number, not "${value}"`);
    return fallback;
  }

  /** A text nobody may guess, or null. It is not repeated in the fault. */
  secret(name: string, shortest: number): string | null {
    const text = this.text(name, '');
    if (text === '') return null;
    if (text.length >= shortest && !/\s/.test(text)) return text;
    this.#faults.push(`${name} must have at least ${shortest} characters and no spaces`);
    return null;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name, String(fallback)).toLowerCase();
    if (text === 'true' || text === '1') return true;
    if (text !== 'false' && text !== '0') this.#faults.push(`${name} must be true or false, not "${text}"`);
    return false;
  }

  oneOf<const Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
    const text = this.text(name, fallback);
    const value = allowed.find((candidate) => candidate === text);
    if (value === undefined) this.#faults.push(`${name} must be one of ${allowed.join(', ')}, not "${text}"`);
    return value ?? fallback;
  }

  /** An absolute address, or empty. The value is not repeated in the fault: it may hold a password. */
  address(name: string, protocols: readonly string[] = ['http:', 'https:']): string {
    const text = this.text(name, '');
    if (text === '') return '';
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.#faults.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
    return '';
  }

  /** Like `address`, without path and trailing slash. */
  origin(name: string, fallback: string): string {
    const address = this.address(name);
    return address === '' ? fallback : new URL(address).origin;
  }

  /** Notes a fault that concerns several variables. */
  fault(text: string): void {
    this.#faults.push(text);
  }

  throwFaults(): void {
    if (this.#faults.length > 0) throw new InvalidSettingsError(this.#faults.join('\n'));
  }
}
