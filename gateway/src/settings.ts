/** Every setting of the site, read once from the environment. `docs/operating.md` lists the same names. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { PublicConfig } from '@chamba/kernel/store';
import type { FileStoreOptions } from '@chamba/services';
import { readTrustedProxies, type TrustedProxies } from './session/trusted-proxies.ts';
import { readOverrides, type OverrideSetting } from './overrides/override-settings.ts';
import type { BucketOptions } from './releases/bucket/object-store.ts';
import { readBucket } from './settings/bucket.ts';
import { readFileStore, refuseServedFolder } from './settings/file-store.ts';
import { readAi } from './settings/ai.ts';
import { refuseInProduction } from './settings/production.ts';
import { readPushServices } from './settings/push-services.ts';
import { readQuietHours } from './settings/quiet-hours.ts';
import { readExternals, readLegal } from './settings/public-site.ts';
import { readRequiredUnits } from './settings/required-units.ts';
import { readSiteAliases } from './settings/site-aliases.ts';
import { readUpstreams } from './settings/upstreams.ts';
import { VariableReader, type Environment } from './settings/variables.ts';

export { InvalidSettingsError } from './settings/variables.ts';

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
  /** Further origins that signed requests of teams may name. */
  siteAliases: readonly string[];
  /** Folder of the embedded database and of files. */
  dataDir: string;
  /** Address of a PostgreSQL server; null uses the embedded database. */
  databaseUrl: string | null;
  /** Address of a mail server; null keeps mail in the outbox, which only developers can read. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Language model that speaks OpenAI's protocol, for texts of résumés; null offers none. */
  ai: { url: string; model: string; key: string | undefined; name: string | undefined } | null;
  /** Secret that tokens for the test of English are signed with; true: one that is made at first use; null: there is no such test. */
  openEnglishSecret: string | true | null;
  /** Where messages to devices may be sent: hosts of push services, and origins that the operator trusts; null: those of browsers. */
  pushServices: readonly string[] | null;
  /** Hours in which devices are left alone; null where there are none, undefined for those of the services. */
  quietHours: { from: string; to: string } | null | undefined;
  /** Collector of traces of pages (OTLP over HTTP); null drops them. */
  traceCollector: string | null;
  /** Who is responsible for personal data, for the privacy notice. */
  legal: { name: string; address: string; email: string; version: string };
  /** Where photos and files of people are kept: a folder, or a bucket. */
  files: FileStoreOptions;
  /** Initial content of an empty database: the shipped sample, nothing, or the files of a folder. */
  sample: 'full' | 'none' | { path: string };
  releasesDir: string;
  /** Folder of the built gallery of the design system, which is served in development. */
  galleryDir: string;
  /** Units required for readiness, besides the shell. */
  requiredUnits: readonly string[];
  /** Token for `/metrics`; null allows the local machine only, and in development anyone. */
  metricsToken: string | null;
  /** Folder of releases that teams published; with a bucket, of copies of those that this machine serves. */
  publishedDir: string;
  /** Bucket of releases that teams published, for machines without a common folder; null keeps them in the folder. */
  publishedBucket: BucketOptions | null;
  /** Maximum size of a published release in bytes, both compressed and unpacked. */
  releaseLimit: number;
  /** Whether releases are promoted only after their team verified them in a browser. */
  requireVerify: boolean;
  /** Webhook that is called with the outcome of a canary. */
  canaryWebhook: string | null;
  /** Origin of release addresses; empty serves them from the site. */
  cdnUrl: string;
  /** Folder of the campaign's `data.json`, without a trailing slash; empty if there are no campaigns. */
  campaignUrl: string;
  /** Credential sent upstream with every call to a replaced service; null sends none. */
  serviceAuth: string | null;
  /** Addresses that replace embedded services, by upstream name in lower case. */
  upstreams: Readonly<Record<string, string>>;
  /** Site that answers every call in place of this one's services; null starts them here. */
  /**
   * Whether answers of our own services are validated against the output schemas of their operations, as those of
   * others are.
   */
  checkAnswers: boolean;
  upstreamSite: string | null;
  /** Site whose releases are shown unless overridden; null serves the folder of releases. */
  siteReleases: string | null;
  /** Cookie of a tester at `siteReleases`, for releases that are not live there. */
  siteTester: string | null;
  /** Whether anyone may override published releases. */
  allowOverrides: boolean;
  /** Overrides of published units. */
  overrides: readonly OverrideSetting[];
  /** File that records the answers of the services, with personal data masked; null records nothing. */
  recordTo: string | null;
  /** Recording that replaces the services; null uses the services. */
  replayFrom: string | null;
  /** Operator key for changes of vacancies and places; null uses the one in the data folder. */
  operatorKey: string | null;
  /** Proxies that are trusted to report the visitor's address. */
  trustProxy: TrustedProxies;
  /** Multiplies every rate limit; 0 disables them (load tests). */
  rateLimitScale: number;
  /** Sustained requests per second of one network; 0 disables the limit. */
  readLimits: { pages: number; calls: number };
  /** Maximum size of a request body, in bytes. */
  bodyLimit: number;
  rendering: {
    /** Number of processes that render pages. */
    workers: number;
    /** Processor time limit of one render, in ms. */
    timeoutMs: number;
    memoryMb: number;
    /** Maximum pause of a route, in ms. */
    pauseMs: number;
    /** Maximum number of pages that wait for a process, and their waiting time, in ms. */
    queue: number;
    queueMs: number;
  };
  /** In-memory copy of the offers for searches: whether it is enabled, and its memory limit. */
  search: { readModel: 'auto' | 'on' | 'off'; readModelMb: number };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Settings that pages receive. */
  publicConfig: PublicConfig;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * Reads settings from environment variables; a missing or empty one has its default.
 * @param cwd folder that relative paths start from.
 * @throws InvalidSettingsError naming every invalid variable.
 */
export function readSettings(env: Environment, cwd: string = process.cwd()): Settings {
  const read = new VariableReader(env);
  const environment = read.choice('CHAMBA_ENV', ['development', 'production'] as const, 'development');
  const port = read.integer('PORT', 8080, 0, 65_535);
  const siteDomain = read.text('SITE_DOMAIN', 'chamba.mx');
  const siteUrl = read.origin(
    'SITE_URL',
    environment === 'development' ? `http://localhost:${port}` : `https://${siteDomain}`,
  );
  const siteName = read.text('SITE_NAME', 'Chamba');
  const legal = readLegal(read, environment);
  const supportEmail = read.text('SUPPORT_EMAIL', `soporte@${siteDomain}`);

  // A key of HS256 has as many bits as its hash.
  const openEnglishSecret = read.secret('OE_JWT_SECRET', 32) ?? (environment === 'development' ? true : null);
  const smtpUrl = read.address('SMTP_URL', ['smtp:', 'smtps:']) || null;
  const mail = read.choice('MAIL', ['on', 'off'] as const, 'on');
  if (smtpUrl !== null && mail === 'off') read.fault('MAIL=off and SMTP_URL exclude each other');

  const settings: Settings = {
    environment,
    host: read.text('HOST', environment === 'development' ? 'localhost' : '0.0.0.0'),
    port,
    siteName,
    siteDomain,
    siteUrl,
    siteAliases: readSiteAliases(read),
    dataDir: resolve(cwd, read.text('DATA_DIR', '.data')),
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']) || null,
    smtpUrl,
    mailFrom: read.text('MAIL_FROM', `${siteName} <no-responder@${siteDomain}>`),
    ai: readAi(read),
    openEnglishSecret,
    pushServices: readPushServices(read),
    quietHours: readQuietHours(read),
    traceCollector: read.address('OTEL_EXPORTER_URL') || null,
    legal,
    files: readFileStore(read, cwd),
    sample: readSample(read.text('SAMPLE', 'full'), cwd),
    releasesDir: resolve(cwd, read.text('RELEASES_DIR', 'build/releases')),
    galleryDir: resolve(cwd, read.text('GALLERY_DIR', 'build/gallery')),
    requiredUnits: readRequiredUnits(read),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    publishedDir: resolve(
      cwd,
      read.text('PUBLISHED_RELEASES_DIR', join(read.text('DATA_DIR', '.data'), 'releases')),
    ),
    publishedBucket: readBucket(read, 'RELEASES_BUCKET'),
    releaseLimit: read.integer('RELEASE_LIMIT', 67_108_864, 65_536, 1_073_741_824),
    requireVerify: read.flag('REQUIRE_VERIFY', false),
    canaryWebhook: read.address('CANARY_WEBHOOK') || null,
    cdnUrl: read.origin('CDN_URL', ''),
    campaignUrl: read.address('CAMPAIGN_HOST').replace(/(?<!\/)\/+$/, ''),
    serviceAuth: read.text('SERVICE_AUTH', '') || null,
    upstreams: readUpstreams(env, read),
    checkAnswers: read.flag('CHECK_ANSWERS', false),
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
      readModel: read.choice('SEARCH_READ_MODEL', ['auto', 'on', 'off'] as const, 'auto'),
      readModelMb: read.integer('SEARCH_READ_MODEL_MB', 1_024, 16, 65_536),
    },
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    publicConfig: {
      siteName,
      siteDomain,
      siteUrl,
      supportEmail,
      legal,
      boardId: read.text('BOARD_ID', '') || undefined,
      ...(openEnglishSecret === null ? {} : { englishTest: { debug: environment === 'development' } }),
      externals: readExternals(read),
      indexOffers: read.flag('INDEX_OFFERS', false),
    },
  };
  if (settings.upstreamSite !== null || settings.replayFrom !== null) settings.publicConfig.passkeys = false;
  if (settings.overrides.length > 0 && !settings.allowOverrides)
    read.fault('OVERRIDES is for gateways of developers and testers: set ALLOW_OVERRIDES=true with it');
  if (settings.recordTo !== null && settings.replayFrom !== null)
    read.fault('RECORD_TO and REPLAY_FROM exclude each other');
  refuseServedFolder(settings, read);
  if (environment === 'production') refuseInProduction(settings, mail, env, read);
  read.throwFaults();
  return settings;
}

function readFile(text: string, cwd: string): string | null {
  return text === '' ? null : resolve(cwd, text);
}

function readSample(text: string, cwd: string): Settings['sample'] {
  return text === 'full' || text === 'none' ? text : { path: resolve(cwd, text) };
}
