/** Assembles the site's server. */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { PlatformStore } from '@chamba/platform-store';
import type { Logger } from 'pino';
import { serveAdmin } from './admin/admin.plugin.ts';
import { limitBodies } from './admin/body-deadline.ts';
import { readOperatorKey } from './admin/operator-key.ts';
import { Callers } from './admin/platform/caller.ts';
import { createOwnSite } from './admin/platform/own-site.ts';
import { servePlatform } from './admin/platform/platform.plugin.ts';
import { WrongKeys } from './admin/wrong-keys.ts';
import { serveBeacon } from './beacon/beacon.plugin.ts';
import { toFigure } from './beacon/server-failures.ts';
import { CanaryWatch } from './canary/canary-watch.ts';
import { createWebhook } from './canary/webhook.ts';
import { NoReleasesError } from './composition/bootstrap.ts';
import { ChannelMoves } from './composition/channel-moves.ts';
import { CANARY, CompositionSource } from './composition/composition-source.ts';
import { PublishedRegistry, type PublishedRegistryOptions } from './composition/published-registry.ts';
import { announceWithdrawn } from './composition/withdrawn.plugin.ts';
import { Connections } from './connections.ts';
import { commonSecurityHeaders } from './document/security-headers.ts';
import { listenAt, type Listening } from './listening.ts';
import { createLogger } from './observability/logger.ts';
import { createMetrics, measureState } from './observability/metrics.ts';
import { SecurityEvents } from './observability/security-events.ts';
import { logRequests } from './observability/request-log.ts';
import { openComposedSite, type ComposedSite } from './overrides/composed-site.ts';
import { sendFailurePage, UNREADABLE } from './pages/failure-page.ts';
import { PAGE_BURST_SECONDS, pageLimit } from './pages/page-limit.ts';
import { servePages } from './pages/pages.plugin.ts';
import { Calls } from './proxy/calls.ts';
import { mountProxy } from './proxy/proxy.plugin.ts';
import { sendFailure } from './proxy/send-failure.ts';
import { Recorder } from './proxy/recording/recorder.ts';
import { serveReplay } from './proxy/recording/replay.plugin.ts';
import { Replay } from './proxy/recording/replay.ts';
import { failures, type Failure } from './proxy/service-codes.ts';
import { Upstreams } from './proxy/upstreams.ts';
import { LayeredReleases } from './releases/layered-releases.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { readFromEither, serveReleases } from './releases/releases.plugin.ts';
import { RenderPool } from './rendering/render-pool.ts';
import { Renderer } from './rendering/renderer.ts';
import type { EmbeddedServices } from './services/services.ts';
import { AccountDelays } from './session/account-delays.ts';
import { Cookies } from './session/cookies.ts';
import { KnownDevices } from './session/known-devices.ts';
import { CallLimits } from './proxy/limited-calls.ts';
import { encodeRedirects } from './session/redirects.ts';
import { OwedLogouts } from './session/owed-logouts.ts';
import { RateLimits } from './session/rate-limits.ts';
import { SessionAccounts } from './session/session-accounts.ts';
import { TokenBuckets } from './session/token-buckets.ts';
import { trustProxyOption } from './session/trusted-proxies.ts';
import type { Settings } from './settings.ts';
import { serveApiPage } from './site/api-page/api-page.plugin.ts';
import { serveGallery } from './site/gallery.plugin.ts';
import { refuseSeveralHosts } from './site/host-header.ts';
import { metricsReader } from './site/metrics-reader.ts';
import { serveOpenApi } from './site/openapi.plugin.ts';
import { serveOutbox } from './site/outbox.plugin.ts';
import { Readiness } from './site/readiness.ts';
import { ServiceWorkerScript } from './site/service-worker.ts';
import { serveSite } from './site/site.plugin.ts';
import { serveStyleSheets } from './site/style-sheets.plugin.ts';
import { serveSitemap } from './site/sitemap.plugin.ts';
import { PageChooser } from './testers/page-chooser.ts';
import { openPublished } from './releases/open-published.ts';
import { PublishedFolder } from './testers/published.ts';
import { TesterLinks } from './testers/tester-links.ts';
import { serveTesters } from './testers/testers.plugin.ts';

/** Time limit for a whole body, in ms. */
const BODY_MS = 60_000;

/** Grace period of running requests when the site stops, in ms. */
const GRACE_MS = 3_000;

/** How often channels are looked for that a process left behind live, in ms. */
const CATCH_UP_MS = 60_000;

export type Gateway = {
  app: FastifyInstance;
  /** Starts to listen. @returns the address, e.g. `http://localhost:8080`. */
  listen: () => Promise<string>;
  /** Finishes running requests, then closes everything, including the services and their database. */
  close: () => Promise<void>;
};

export type GatewayOptions = {
  services: EmbeddedServices;
  /** `emptyPlatformStore` for a gateway without a database. */
  platform: PlatformStore;
  /** If missing, logs to standard output. */
  logger?: Logger;
};

/**
 * Creates the gateway: reads the releases, starts the render workers, mounts everything. It does not listen yet.
 * @throws if there is no composition to serve.
 */
export async function createGateway(
  settings: Settings,
  { services, platform, logger = createLogger(settings.logLevel) }: GatewayOptions,
): Promise<Gateway> {
  const metrics = createMetrics();
  // Unreadable files end the start before anything must be closed again.
  const replay = settings.replayFrom === null ? null : await Replay.open(settings.replayFrom, logger);
  const { registry, vitals } = platform;
  const bootstrap = new ReleaseStore(settings.releasesDir);
  const published = await openPublished(settings);
  const releases = new LayeredReleases([published, bootstrap]);
  // A gateway that composes another site's releases has none of its own.
  const compositions =
    settings.siteReleases === null
      ? new CompositionSource({
          registry,
          releases,
          bootstrap,
          logger,
          origin: settings.cdnUrl,
          requiredUnits: settings.requiredUnits,
        })
      : null;
  await compositions?.start().catch((error: unknown) => {
    if (!(error instanceof NoReleasesError)) throw error;
    throw new Error(
      `RELEASES_DIR (${settings.releasesDir}) does not exist or holds no release; build the units or name another folder`,
      { cause: error },
    );
  });
  const missing = compositions?.missing ?? [];
  if (missing.length > 0)
    logger.error(
      { units: missing },
      'units are missing: their pages answer 503 until a release of each can be served',
    );
  const own = compositions && ownSite({ registry, compositions, releases, published, logger, bootstrap });
  const shown = (await openComposedSite(settings, own, logger)) ?? own;
  if (!shown) throw new Error('there are no releases to compose');
  const pool = new RenderPool(settings.rendering);
  const { network, user } = await pool.start();
  logger.info({ permissions: true, network, user }, 'render processes are contained');
  const renderer = new Renderer({
    pool,
    pauseMs: settings.rendering.pauseMs,
    metrics,
    logger,
    onFailure: (failure) => vitals.note(toFigure(failure)),
  });
  const upstreams = new Upstreams({
    services,
    addresses: settings.upstreams,
    serviceAuth: settings.serviceAuth,
    site: settings.upstreamSite,
    metrics,
    logger,
  });
  const answering =
    replay ?? (settings.recordTo === null ? upstreams : new Recorder(upstreams, settings.recordTo));
  const calls = new Calls(answering, {
    isChecked: (upstream) => settings.checkAnswers || upstream in settings.upstreams,
    logger,
  });
  const https = settings.environment === 'production';
  const key = await readOperatorKey(settings).catch((error: unknown) => {
    // A site works without imports, so a read-only data folder does not prevent the start.
    logger.warn({ err: error }, 'no operator key: imports are off');
    return null;
  });
  // Without a key that lasts, devices are known until the next start.
  const cookies = new Cookies(https, new KnownDevices(key?.secret ?? randomBytes(32)));
  const { rateLimitScale: scale, readLimits } = settings;
  const rateLimits = new RateLimits(scale);
  const events = new SecurityEvents(logger);
  const callBuckets = new TokenBuckets(readLimits.calls * scale);
  const limits = new CallLimits({
    events,
    limits: rateLimits,
    delays: new AccountDelays(scale),
    calls: callBuckets,
  });
  const accounts = new SessionAccounts(calls);
  const readiness = new Readiness({
    missingUnits: () => compositions?.missing ?? [],
    probe: services.probe,
    withoutWorkersMs: () => pool.withoutWorkersMs,
  });
  const owed = new OwedLogouts(calls);

  const headers = commonSecurityHeaders(https);
  const app = fastify({
    logger: false,
    // Addresses that cannot be decoded, before any hook: browsers get a page, other clients a code.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      if (request.headers.accept?.includes('text/html'))
        sendFailurePage(reply, error.statusCode ?? 400, UNREADABLE, settings.siteName);
      else sendFailure(reply, toFailure(error));
    },
    bodyLimit: settings.bodyLimit,
    trustProxy: trustProxyOption(settings.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000, ignoreTrailingSlash: false },
  });
  const connections = new Connections(app.server);
  await app.register(cookie);
  logRequests(app, { logger, metrics });
  limitBodies(app, BODY_MS);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  refuseSeveralHosts(app);
  encodeRedirects(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500) logger.error({ err: error, request: request.id }, 'request failed');
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, failures.unknownService));

  if (compositions) announceWithdrawn(app, compositions);
  const releaseFiles = readFromEither(releases, shown.releases);
  measureState(metrics, {
    // Metrics are read while the database is not there, too.
    deliveries: () => services.deliveries.counts().catch(() => null),
    composition: () => compositions && { id: compositions.current.page.id, isPast: compositions.isPast },
  });
  serveSite(app, {
    siteName: settings.siteName,
    metrics,
    isPast: () => compositions?.isPast === true,
    readiness,
    serviceWorker: new ServiceWorkerScript({ current: shown.current, releases: releaseFiles, logger }),
    mayReadMetrics: metricsReader(settings),
  });
  serveOpenApi(app, { siteName: settings.siteName, siteUrl: settings.siteUrl });
  const buckets = new TokenBuckets(readLimits.pages * scale, { burstSeconds: PAGE_BURST_SECONDS });
  const limitPages = pageLimit(buckets, settings.siteName);
  serveSitemap(app, {
    current: shown.current,
    calls,
    limit: limitPages,
    siteUrl: settings.siteUrl,
    indexOffers: settings.publicConfig.indexOffers,
  });
  serveReleases(app, { releases: releaseFiles, logger });
  serveStyleSheets(app, { current: shown.current });
  if (settings.environment === 'development') {
    serveApiPage(app, { siteName: settings.siteName });
    serveGallery(app, { folder: settings.galleryDir, siteName: settings.siteName });
    serveOutbox(app, { services });
  }
  const wrongKeys = new WrongKeys(settings.rateLimitScale, events);
  const links = key && new TesterLinks(key.secret, settings.siteUrl);
  if (key) serveAdmin(app, { services, key, wrongKeys, events, logger });
  let catchingUp: NodeJS.Timeout | undefined;
  let watch: CanaryWatch | undefined;
  if (compositions) {
    const moves = new ChannelMoves({
      registry,
      compositions,
      releases,
      published,
      logger,
      requireVerify: settings.requireVerify,
    });
    // The start does not wait for channels of testers.
    void moves.catchUp();
    catchingUp = setInterval(() => void moves.catchUp(), CATCH_UP_MS).unref();
    watch = new CanaryWatch({
      registry,
      vitals,
      moves,
      hasCanary: () => compositions.channels.some(({ name, share }) => name === CANARY && Boolean(share)),
      bootstrap: () => compositions.document,
      notify: createWebhook(settings.canaryWebhook, settings.siteUrl, logger),
      logger,
    });
    watch.start();
    servePlatform(app, {
      callers: new Callers({ registry, key, wrongKeys, isOwnSite: createOwnSite(settings) }),
      moves,
      limitBytes: settings.releaseLimit,
      vitals,
      registry,
      compositions,
      published,
      links,
      events,
      logger,
    });
  }
  const list = async () => (await Promise.all([published.list(), bootstrap.list()])).flat();
  serveBeacon(app, { vitals, list, limits: rateLimits, siteUrl: settings.siteUrl, logger });
  if (replay) serveReplay(app, replay);
  mountProxy(app, { calls, cookies, accounts, limits, owed, siteUrl: settings.siteUrl });
  const chooser = new PageChooser({
    // The canary is a channel of this site; a local composition is not part of it.
    served: (request) =>
      compositions && shown === own
        ? Promise.resolve(compositions.forVisitor(cookies.read(request).visitorId))
        : shown.current(),
    ...(shown.manifest ? { manifest: shown.manifest } : {}),
    published: shown.published,
    links,
    allowOverrides: settings.allowOverrides,
    origin: settings.cdnUrl,
    secure: https,
  });
  const notFound = servePages(
    app,
    {
      isWhole: () => (compositions?.missing.length ?? 0) === 0,
      settings,
      chooser,
      renderer,
      calls,
      cookies,
      accounts,
      limits,
      owed,
      buckets,
      logger,
    },
    limitPages,
  );
  serveTesters(app, {
    chooser,
    published: shown.published,
    links: key && links && { links, key, wrongKeys },
    notFound,
    limits: { pages: limitPages, files: pageLimit(callBuckets, settings.siteName) },
    secure: https,
    events,
    logger,
  });

  let listening: Listening | null = null;
  return {
    app,
    listen: async () => {
      listening = await listenAt(app, settings);
      readiness.become('serving');
      return listening.address;
    },
    close: async () => {
      readiness.become('stopping');
      listening?.stop();
      clearInterval(catchingUp);
      const closed = app.close();
      const late = await connections.end(GRACE_MS);
      if (late > 0)
        logger.warn({ connections: late }, 'requests that exceeded the grace period were cut off');
      const parts = [
        () => closed,
        () => watch?.stop(),
        () => shown.stop(),
        () => compositions?.stop(),
        () => pool.stop(),
        () => answering.close(),
        () => services.close(),
      ];
      const faults: unknown[] = [];
      // On any failure, the database is closed.
      for (const part of parts)
        try {
          await part();
        } catch (error) {
          faults.push(error);
        }
      if (faults.length > 0) throw faults[0];
    },
  };
}

/** This site's own releases. */
function ownSite({
  bootstrap,
  ...parts
}: Omit<PublishedRegistryOptions, 'folder'> & { bootstrap: ReleaseStore }): ComposedSite {
  const { compositions } = parts;
  return {
    current: () => Promise.resolve(compositions.current),
    published: new PublishedRegistry({
      ...parts,
      folder: new PublishedFolder(bootstrap, () => compositions.current),
    }),
    releases: bootstrap,
    stop: () => Promise.resolve(),
  };
}

/** The answer to an error: a status and a code, never its message. */
function toFailure(error: FastifyError): Failure {
  const status = error.statusCode ?? 500;
  if (status === 413) return failures.tooLarge;
  if (status === 415) return failures.mediaType;
  if (status >= 400 && status < 500) return { ...failures.malformed, status };
  return failures.internal;
}
