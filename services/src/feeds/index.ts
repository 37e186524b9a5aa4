import type { ServiceLogger } from '../http/server.ts';
import type { PlaceIndex } from '../lookup/place-index.ts';
import type { SampleClock } from '../model/clock.ts';
import type { Store } from '@chamba/database';
import { CatalogueMaintenance } from './catalogue-maintenance.ts';
import { SHIPPED_FEEDS } from './feed-names.ts';
import { listFeeds, pauseFeed, recordFailedImport, recordImport } from './feed-states.ts';
import type { FeedState } from './feed-states.ts';
import { FeedBusyError, FeedPausedError } from './imports/feed-run.ts';
import { FeedOptionsError, importFeed } from './imports/import-feed.ts';
import type { FeedImportOptions, FeedImportSummary } from './imports/import-feed.ts';
import { importSettlements } from './imports/import-settlements.ts';
import type { PlacesImportOptions, PlacesImportSummary } from './imports/import-settlements.ts';
import { UnreadableSourceError } from './imports/open-source.ts';
import { removeFeed, removeSample } from './remove-feed.ts';
import type { RemovalOptions, RemovalSummary } from './remove-feed.ts';

export { FeedRefusedError } from './feed-states.ts';
export type { FeedState } from './feed-states.ts';
export type { RemovalOptions, RemovalSummary } from './remove-feed.ts';
export { FeedBusyError, FeedPausedError } from './imports/feed-run.ts';
export { FEED_FORMATS } from './imports/formats.ts';
export type { FeedFormat } from './imports/formats.ts';
export { FeedOptionsError } from './imports/import-feed.ts';
export type {
  FeedImportEvent,
  FeedImportOptions,
  FeedImportSummary,
  Rejection,
} from './imports/import-feed.ts';
export type {
  PlacesImportEvent,
  PlacesImportOptions,
  PlacesImportSummary,
} from './imports/import-settlements.ts';
export { UnreadableSourceError } from './imports/open-source.ts';

/** What operators do with feeds. */
export type Feeds = {
  /**
   * Imports a source of vacancies, see {@link FeedImportOptions}; searches find its offers when it is done.
   * @throws FeedOptionsError, FeedPausedError, FeedBusyError, UnreadableSourceError; an error of the stream as it is.
   */
  import(stream: AsyncIterable<Uint8Array>, options: FeedImportOptions): Promise<FeedImportSummary>;
  /** All feeds with their counts and last imports, by name. */
  list(): Promise<FeedState[]>;
  /** Pauses the imports of a feed, or lets them in again; its offers stay. @throws FeedRefusedError */
  pause(feed: string, paused: boolean): Promise<void>;
  /** Removes a feed with all its offers. @throws FeedRefusedError, FeedBusyError */
  remove(feed: string, options?: RemovalOptions): Promise<RemovalSummary>;
  /** Removes the shipped sample for good. @throws FeedRefusedError, FeedBusyError */
  removeSample(options?: RemovalOptions & { force?: boolean | undefined }): Promise<RemovalSummary>;
  /** Takes offers that have ended out of searches now; it happens by itself when they end. */
  sweep(): Promise<void>;
};

/** What operators do with places. */
export type Places = {
  /**
   * Brings the postal service's catalogue of settlements and postal codes up to date.
   * @throws FeedBusyError, UnreadableSourceError; an error of the stream as it is.
   */
  import(stream: AsyncIterable<Uint8Array>, options: PlacesImportOptions): Promise<PlacesImportSummary>;
};

/** Whether an import was refused before it read anything. */
const isRefusal = (error: unknown): boolean =>
  error instanceof FeedOptionsError || error instanceof FeedBusyError || error instanceof FeedPausedError;

/** Why an import ended early, as operators read it; what was unexpected stays in the log. */
const describeFailure = (error: unknown, signal: AbortSignal | undefined): string =>
  error instanceof UnreadableSourceError
    ? error.message
    : signal?.aborted
      ? 'The import was broken off.'
      : 'The import failed; the log of the site says why.';

/** Feeds of running services, with what keeps their catalogue up to date. */
export function createFeeds(options: {
  store: Store;
  clock: SampleClock;
  logger: ServiceLogger;
  /** Reads anew what this process remembers of the catalogue. */
  refresh: () => Promise<void>;
  /** The places that the place box knows, by which those of offers are found. */
  places: Pick<PlaceIndex, 'catalogue' | 'read'>;
  /** Whether webhooks may be at http addresses, for development. */
  allowPrivateWebhooks: boolean;
}): { feeds: Feeds; places: Places; maintenance: CatalogueMaintenance } {
  const { store, clock, logger } = options;
  const maintenance = new CatalogueMaintenance(options);
  /** Removes something, after which what this process remembers is read anew, also where it was broken off. */
  const removing = async (
    what: string,
    dryRun: boolean,
    remove: () => Promise<RemovalSummary>,
  ): Promise<RemovalSummary> => {
    try {
      const summary = await remove();
      if (!dryRun) logger.info(`Removed ${what} with ${summary.removed} offers`);
      return summary;
    } finally {
      if (!dryRun) await maintenance.refreshNow();
    }
  };
  return {
    maintenance,
    feeds: {
      import: async (stream, importOptions) => {
        const started = `Import of the feed ${importOptions.feed}`;
        logger.info(`${started} begins`);
        try {
          const summary = await importFeed(
            {
              store,
              clock,
              shippedFeeds: SHIPPED_FEEDS,
              places: options.places,
              allowPrivateWebhooks: options.allowPrivateWebhooks,
            },
            stream,
            importOptions,
          );
          const { read, added, changed, unchanged, rejected, retired } = summary;
          logger.info(
            `${started}: ${read} records, ${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected, ${retired} retired`,
          );
          if (!importOptions.dryRun) await recordImport(store, summary, clock.now);
          return summary;
        } catch (error) {
          if (!importOptions.dryRun && !isRefusal(error))
            await recordFailedImport(
              store,
              importOptions.feed,
              describeFailure(error, importOptions.signal),
              clock.now,
            ).catch(() => undefined);
          logger.warn(`${started} ended early: ${error instanceof Error ? error.message : String(error)}`);
          throw error;
        } finally {
          if (!importOptions.dryRun) {
            await maintenance.refreshNow();
            // The first real offers make the sample's dates matter.
            void maintenance.sweep();
          }
        }
      },
      list: () => listFeeds(store),
      pause: async (feed, paused) => {
        await pauseFeed(store, feed, paused ? clock.now : null);
        logger.info(`Imports of the feed ${feed} ${paused ? 'are paused' : 'go on'}`);
      },
      remove: (feed, removal) =>
        removing(`the feed ${feed}`, removal?.dryRun ?? false, () => removeFeed(store, feed, removal)),
      removeSample: (removal) =>
        removing('the sample', removal?.dryRun ?? false, () => removeSample(store, removal)),
      sweep: () => maintenance.sweep(),
    },
    places: {
      import: async (stream, importOptions) => {
        const summary = await importSettlements(store, stream, importOptions);
        const { read, added, changed, removed, rejected } = summary;
        logger.info(
          `Import of places: ${read} settlements, ${added} added, ${changed} changed, ${removed} removed, ${rejected} rejected`,
        );
        if (!importOptions.dryRun) {
          await maintenance.refreshNow();
          // The next import of vacancies is to know them.
          await options.places.read();
        }
        return summary;
      },
    },
  };
}
