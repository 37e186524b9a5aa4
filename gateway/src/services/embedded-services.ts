import { buffer } from 'node:stream/consumers';
import { openPlatformStore, type PlatformStore } from '@chamba/platform-store';
import { createServices, type ImportProgress } from '@chamba/services';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { EVENT_STREAM } from '../proxy/event-answer.ts';
import type { EmbeddedServices } from './services.ts';

/**
 * Starts the services inside this process: opens the database, migrates its schema and fills an empty one.
 * The platform's store is in the same database, and is closed with the services.
 * @param onProgress is called with progress lines for people.
 */
export async function startEmbeddedServices(
  settings: Settings,
  { logger, onProgress }: { logger: Logger; onProgress: (line: string) => void },
): Promise<{ services: EmbeddedServices; platform: PlatformStore }> {
  const log = {
    info: (message: string) => logger.info({ part: 'services' }, message),
    warn: (message: string) => logger.warn({ part: 'services' }, message),
    error: (message: string, error?: unknown) =>
      logger.error({ part: 'services', ...(error === undefined ? {} : { err: error }) }, message),
  };
  const services = await createServices({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl ?? undefined,
    files: settings.files,
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    legal: settings.legal,
    smtpUrl: settings.smtpUrl ?? undefined,
    mailFrom: settings.mailFrom,
    openEnglishSecret: settings.openEnglishSecret ?? undefined,
    pushServices: settings.pushServices ?? undefined,
    quietHours: settings.quietHours,
    traceCollector: settings.traceCollector ?? undefined,
    development: settings.environment === 'development',
    allowPrivateWebhooks: settings.environment === 'development',
    sample: settings.sample,
    searchReadModel: settings.search.readModel,
    searchReadModelMb: settings.search.readModelMb,
    bodyLimit: settings.bodyLimit,
    ai: settings.ai ?? undefined,
    logger: log,
    onProgress: progressLines(onProgress),
  });
  const platform = await openPlatformStore(services.db, { logger: log }).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  const embedded: EmbeddedServices = {
    inject: async ({ method, url, headers, payload, signal }) => {
      const takesEvents = headers['accept']?.includes(EVENT_STREAM) === true;
      const answer = await services.app.inject({
        method,
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
        ...(signal ? { signal } : {}),
        ...(takesEvents && { payloadAsStream: true }),
      });
      const { statusCode, headers: answered } = answer;
      if (!takesEvents) return { statusCode, headers: answered, rawPayload: answer.rawPayload };
      const events = answer.stream();
      if (!String(answered['content-type']).includes(EVENT_STREAM))
        return { statusCode, headers: answered, rawPayload: await buffer(events) };
      // Without a connection between them, the service does not notice that nobody reads on.
      events.once('close', () => answer.raw.res.destroy());
      return { statusCode, headers: answered, rawPayload: Buffer.alloc(0), events };
    },
    outbox: services.outbox,
    feeds: services.feeds,
    places: services.places,
    complaints: services.complaints,
    reviews: services.reviews,
    deliveries: services.deliveries,
    people: services.people,
    probe: async () => {
      await services.db.query('select 1');
    },
    close: async () => {
      await platform.close();
      await services.close();
    },
  };
  return { services: embedded, platform };
}

/** Every tenth part of a step as a line, so that a log stays readable. */
function progressLines(onProgress: (line: string) => void): (step: ImportProgress) => void {
  let last = '';
  return ({ label, done, total }) => {
    const line = total > 0 ? `${label}: ${Math.floor((done / total) * 10) * 10} %` : label;
    if (line !== last) onProgress(line);
    last = line;
  };
}
