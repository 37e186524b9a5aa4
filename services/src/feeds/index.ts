import type { ServiceLogger } from '../http/server.ts';
import type { PlaceIndex } from '../lookup/place-index.ts';
import type { SampleClock } from '../model/clock.ts';
import type { Store } from '@chamba/database';
import { CatalogueMaintenance } from './catalogue-maintenance.ts';
import { SHIPPED_FEEDS } from './import-catalogue.ts';
import { importFeed } from './imports/import-feed.ts';
import type { FeedImportOptions, FeedImportSummary } from './imports/import-feed.ts';
import { importSettlements } from './imports/import-settlements.ts';
import type { PlacesImportOptions, PlacesImportSummary } from './imports/import-settlements.ts';

export { FeedBusyError } from './imports/feed-run.ts';
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
   * @throws FeedOptionsError, FeedBusyError, UnreadableSourceError; an error of the stream as it is.
   */
  import(stream: AsyncIterable<Uint8Array>, options: FeedImportOptions): Promise<FeedImportSummary>;
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

/** Feeds of running services, with what keeps their catalogue up to date. */
export function createFeeds(options: {
  store: Store;
  clock: SampleClock;
  logger: ServiceLogger;
  /** Reads anew what this process remembers of the catalogue. */
  refresh: () => Promise<void>;
  /** The places that the place box knows, by which those of offers are found. */
  places: Pick<PlaceIndex, 'catalogue' | 'read'>;
}): { feeds: Feeds; places: Places; maintenance: CatalogueMaintenance } {
  const { store, clock, logger } = options;
  const maintenance = new CatalogueMaintenance(options);
  return {
    maintenance,
    feeds: {
      import: async (stream, importOptions) => {
        const started = `Import of the feed ${importOptions.feed}`;
        logger.info(`${started} begins`);
        try {
          const summary = await importFeed(
            { store, clock, shippedFeeds: SHIPPED_FEEDS, places: options.places },
            stream,
            importOptions,
          );
          const { read, added, changed, unchanged, rejected, retired } = summary;
          logger.info(
            `${started}: ${read} records, ${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected, ${retired} retired`,
          );
          return summary;
        } catch (error) {
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
