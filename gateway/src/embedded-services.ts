import { createServices, type ImportProgress } from '@chamba/services';
import type { Logger } from 'pino';
import type { EmbeddedServices } from './services.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the services inside this process: opens the database, migrates its schema and fills an empty one.
 * @param onProgress is called with progress lines for people.
 */
export async function startEmbeddedServices(
  settings: Settings,
  { logger, onProgress }: { logger: Logger; onProgress: (line: string) => void },
): Promise<EmbeddedServices> {
  const services = await createServices({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl ?? undefined,
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    legal: settings.legal,
    smtpUrl: settings.smtpUrl ?? undefined,
    mailFrom: settings.mailFrom,
    development: settings.environment === 'development',
    sample: settings.sample,
    searchReadModel: settings.search.readModel,
    searchReadModelMb: settings.search.readModelMb,
    bodyLimit: settings.bodyLimit,
    logger: {
      info: (message) => logger.info({ part: 'services' }, message),
      warn: (message) => logger.warn({ part: 'services' }, message),
      error: (message, error) =>
        logger.error({ part: 'services', ...(error === undefined ? {} : { err: error }) }, message),
    },
    onProgress: progressLines(onProgress),
  });
  return {
    inject: async ({ method, url, headers, payload, signal }) => {
      const answer = await services.app.inject({
        method,
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
        ...(signal ? { signal } : {}),
      });
      return { statusCode: answer.statusCode, headers: answer.headers, rawPayload: answer.rawPayload };
    },
    outbox: services.outbox,
    feeds: services.feeds,
    places: services.places,
    complaints: services.complaints,
    people: services.people,
    registry: services.registry,
    vitals: services.vitals,
    probe: async () => {
      await services.db.query('select 1');
    },
    close: () => services.close(),
  };
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
