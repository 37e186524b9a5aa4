import { join } from 'node:path';
import type { SearchParams } from '@chamba/kernel/routes';
import type { FastifyInstance } from 'fastify';
import { AlertJob } from './alerts/alert-job.ts';
import { aiHandlers } from './ai/ai.handlers.ts';
import type { AiOptions } from './ai/provider.ts';
import { applyHandlers } from './apply/index.ts';
import { releaseWaiting } from './apply/release.ts';
import { authenticationHandlers } from './authentication/index.ts';
import { findSession } from './accounts/sessions.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { listComplaints } from './complaints/complaints.ts';
import type { Complaint } from './complaints/complaints.ts';
import { ExportJob } from './data-export/export-job.ts';
import { privacyHandlers } from './data-export/index.ts';
import { DeletionJob } from './deletion/deletion-job.ts';
import { deletionHandlers } from './deletion/index.ts';
import { shareHandlers } from './cv-share/index.ts';
import { createDeliveryQueue, startDeliveries } from './delivery/index.ts';
import type { Deliveries } from './delivery/index.ts';
import { employerHandlers } from './employer/index.ts';
import { openFileStore } from './file-store/index.ts';
import type { FileStore, FileStoreOptions } from './file-store/index.ts';
import { FileCleanUp } from './files/clean-up-job.ts';
import { filesHandlers } from './files/index.ts';
import { featuresHandlers } from './features/index.ts';
import { applyChanges } from './feeds/catalogue-changes.ts';
import { withCatalogueLock } from './feeds/catalogue-lock.ts';
import { importCatalogue, updateCatalogue } from './feeds/import-catalogue.ts';
import type { ImportProgress, SampleChoice } from './feeds/import-catalogue.ts';
import { forgetRuns } from './feeds/imports/feed-run.ts';
import { createFeeds } from './feeds/index.ts';
import { startReviews } from './feeds/review/index.ts';
import type { Reviews } from './feeds/review/index.ts';
import type { Feeds, Places } from './feeds/index.ts';
import type { AccountContext } from './account-context.ts';
import type { Handler } from './http/handler.ts';
import { mountHandlers } from './http/server.ts';
import type { ServiceLogger } from './http/server.ts';
import { readSampleClock } from './model/clock.ts';
import { QUIET_HOURS } from './model/time-zones.ts';
import type { QuietHours } from './model/time-zones.ts';
import { ReadModel } from './jobs/read-model/read-model.ts';
import type { ReadModelMode } from './jobs/read-model/read-model.ts';
import { JobSearch } from './jobs/search.ts';
import { EXAMPLE_IDENTITY, legalHandlers } from './legal/index.ts';
import type { LegalIdentity } from './legal/index.ts';
import { createMailer } from './mail/index.ts';
import type { KeptMail } from './mail/index.ts';
import { myServiceHandlers } from './my-service/index.ts';
import { passkeyHandlers } from './passkeys/index.ts';
import { openEnglishHandlers } from './open-english/index.ts';
import { pdaHandlers } from './pda/index.ts';
import {
  endOthersOnDevice,
  KNOWN_PUSH_SERVICES,
  notificationHandlers,
  PushJob,
} from './notifications/index.ts';
import { createPeople } from './people/people.ts';
import type { People } from './people/people.ts';
import { applyHeldSearch, savedSearchHandlers } from './saved-searches/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { RetentionJob } from './retention/retention-job.ts';
import { openStore } from '@chamba/database';
import { migrate } from './store/migrate.ts';
import type { Store } from '@chamba/database';
import { suggestionHandlers } from './suggestions/index.ts';
import { telemetryHandlers, TraceForwarder } from './telemetry/index.ts';
import { KeywordCounts } from './suggests/keyword-counts.ts';
import { TitleIndex } from './suggests/title-suggestions.ts';
import { RecentSearches } from './tracking/recent-searches.ts';

export type { ImportProgress, SampleChoice } from './feeds/import-catalogue.ts';
export type { FileStoreOptions } from './file-store/index.ts';
export type { Complaint } from './complaints/complaints.ts';
export {
  FEED_FORMATS,
  FeedBusyError,
  FeedOptionsError,
  FeedPausedError,
  FeedRefusedError,
  UnreadableSourceError,
} from './feeds/index.ts';
export type {
  FeedFormat,
  FeedImportEvent,
  FeedImportOptions,
  FeedImportSummary,
  Feeds,
  FeedState,
  Places,
  PlacesImportOptions,
  PlacesImportSummary,
  RemovalOptions,
  RemovalSummary,
} from './feeds/index.ts';
export type {
  AdvertisementList,
  DecisionOutcome,
  ReviewedAdvertisement,
  Reviews,
} from './feeds/review/index.ts';
export { READ_MODEL_MODES } from './jobs/read-model/read-model.ts';
export type { ReadModelMode } from './jobs/read-model/read-model.ts';
export type { Deliveries, FailedDelivery } from './delivery/index.ts';
export type { KeptMail } from './mail/index.ts';
export type { People, PersonCounts, PersonExport } from './people/people.ts';
export type { ServiceLogger } from './http/server.ts';

/** What the services are started with. */
export type ServicesOptions = {
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  /** Address of a PostgreSQL server, instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** Where photos and files of people are kept; the folder `files` in the data folder when missing. */
  files?: FileStoreOptions | undefined;
  /** Address of the site, for links in mails; a slash at its end is dropped. */
  siteUrl: string;
  siteName: string;
  /** Who is responsible for personal data, for the legal documents; an example when missing. */
  legal?: LegalIdentity | undefined;
  /** Mail server; without one mails stay in the outbox. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** Whether applications may go to webhooks at http addresses and in private networks, for development; false when missing. */
  allowPrivateWebhooks?: boolean | undefined;
  /** Secret that tokens for the test of English are signed with; true: one that is made at first use. Missing: there is no such test. */
  openEnglishSecret?: string | true | undefined;
  logger?: ServiceLogger | undefined;
  /** Called with the progress of the first start: step, done, total (0 if unknown). */
  onProgress?: ((step: ImportProgress) => void) | undefined;
  development: boolean;
  /** What an empty database is filled with; the shipped sample when missing. */
  sample?: SampleChoice | undefined;
  /** Whether searches run over a copy of the offers in memory; `auto` when missing. */
  searchReadModel?: ReadModelMode | undefined;
  /** Most memory in MB that the copy may take, its making included; 1,024 when missing. */
  searchReadModelMb?: number | undefined;
  /** Largest body of a call in bytes; 1 MiB when missing. */
  bodyLimit?: number | undefined;
  /** Language model that improves texts of résumés; missing offers none. */
  ai?: AiOptions | undefined;
  /** Where messages to devices may be sent, see `readEndpoint`; the push services of browsers when missing. */
  pushServices?: readonly string[] | undefined;
  /** Hours in which devices are left alone, null for none; from 22:00 to 07:30 when missing. */
  quietHours?: QuietHours | null | undefined;
  /** Collector of traces (OTLP over HTTP); without one they are dropped. */
  traceCollector?: string | undefined;
  /** The present instant, for tests. */
  now?: (() => Date) | undefined;
};

/** The running services. */
export type Services = {
  /** The server of all operations. */
  app: FastifyInstance;
  /** Names of the operations that are answered. */
  operations: readonly string[];
  /** Mails that were written, newest first, and one of them by id. */
  outbox: { list(limit?: number): Promise<KeptMail[]>; read(id: string): Promise<KeptMail | null> };
  db: Store;
  /** What visitors report of offers, newest first. */
  complaints: { list(limit?: number): Promise<Complaint[]> };
  /** What is kept of people, for those who ask for it or for its deletion. */
  people: People;
  /** Deletes what is past its period, when it is time: by itself every night. */
  retention: Pick<RetentionJob, 'runIfDue'>;
  /** Deletes the accounts whose owners asked for it a day before: by itself every minute. */
  deletions: Pick<DeletionJob, 'runDue'>;
  /** Makes the copies of their data that people ask for: by itself at once. */
  exports: Pick<ExportJob, 'runDue'>;
  /** Removes files that nobody uses any more: by itself every minute. */
  fileCleanUp: Pick<FileCleanUp, 'runDue'>;
  /** Sends the news of saved searches: by itself twice a minute, and when offers come in. */
  alerts: Pick<AlertJob, 'runDue'>;
  /** Sends messages to devices, and notes CVs that expire soon: by itself every few seconds. */
  pushes: Pick<PushJob, 'runDue'>;
  /** The queue by which applications reach employers: by itself every few seconds. */
  deliveries: Omit<Deliveries, 'stop'>;
  /** Imports of vacancies. */
  feeds: Feeds;
  /** Imports of postal codes and settlements. */
  places: Places;
  /** Advertisements that the review has found something in, and the operator's decisions on them. */
  reviews: Reviews;
  /** Whether searches run over the copy in memory now, which `settled` waits for. */
  readModel: { readonly isReady: boolean; readonly bytes: number; settled(): Promise<void> };
  /** False once the services are closing. */
  readonly ready: boolean;
  close(): Promise<void>;
};

/** A million offers take some 70 MB, and several times that while they are read. */
const READ_MODEL_MB = 1_024;

const WARM_UP: readonly SearchParams[] = [
  {},
  { q: 'auxiliar' },
  { q: 'auxiliar', location: 'jalisco', smin: 5_000, smax: 10_000 },
];

const silent: ServiceLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Opens the database, brings its schema and its first data in, and mounts the services. The first start takes some
 * twenty seconds, every other one about one.
 * @throws FolderInUseError when another process works on the data folder.
 */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const logger = options.logger ?? silent;
  const now = options.now ?? (() => new Date());
  const store = await openStore({ dataDir: options.dataDir, databaseUrl: options.databaseUrl, logger });
  try {
    for (const name of await migrate(store)) logger.info(`Database schema: ${name}`);
    await forgetRuns(store);
    const catalogue = {
      sample: options.sample ?? 'full',
      onProgress: options.onProgress ?? (() => undefined),
      onNote: (line: string) => logger.info(line),
      now: now(),
    };
    await withCatalogueLock(
      store,
      async () => (await importCatalogue(store, catalogue)) || updateCatalogue(store, catalogue),
      () => logger.info('Another process fills the database: this one waits'),
    );
    await applyChanges(store);
    const files = await openFileStore(options.files ?? { folder: join(options.dataDir, 'files') });
    return await mount({ store, files }, options, logger, now);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function mount(
  { store, files }: { store: Store; files: FileStore },
  options: ServicesOptions,
  logger: ServiceLogger,
  now: () => Date,
): Promise<Services> {
  const clock = await readSampleClock(store, now);
  const readModel = new ReadModel({
    store,
    clock,
    logger,
    mode: options.searchReadModel ?? 'auto',
    memoryMb: options.searchReadModelMb ?? READ_MODEL_MB,
  });
  const search = new JobSearch(store, clock, options.siteName, readModel);
  const recent = new RecentSearches(store, search, logger);
  const titles = new TitleIndex();
  const keywordCounts = new KeywordCounts(search, now);
  const refresh = async (): Promise<void> => {
    await Promise.all([search.vocabulary.load(store), titles.load(store)]);
    search.places.clear();
    keywordCounts.clear();
    recent.forgetCounts();
    readModel.reconsider();
    alerts?.wake();
  };
  let alerts: AlertJob | null = null;
  await refresh();
  // Places are read beside the first searches; who types one before they are there waits for them.
  search.places.names.read().catch(() => undefined);
  // The first searches pay for plans and pages; no visitor has to.
  for (const params of WARM_UP) await search.search(params);

  const mail = createMailer({
    store,
    smtpUrl: options.smtpUrl,
    from: options.mailFrom ?? `${options.siteName} <no-responder@${new URL(options.siteUrl).hostname}>`,
    logger,
    isOutboxRead: options.development,
  });
  const accountId = async (token: string): Promise<number | null> =>
    (await findSession(store, token, now()))?.account.id ?? null;
  const findOwner = async (token: string, visitor: string): Promise<string> => {
    const id = token ? await accountId(token).catch(() => null) : null;
    return id !== null ? `u:${id}` : visitor ? `s:${visitor}` : '';
  };
  const { siteName, allowPrivateWebhooks = false } = options;
  const siteUrl = options.siteUrl.replace(/(?<!\/)\/+$/, '');
  const deliveryQueue = createDeliveryQueue({
    store,
    mail,
    now,
    siteUrl,
    siteName,
    logger,
    allowPrivateWebhooks,
  });
  const accounts: AccountContext = {
    store,
    mail,
    files,
    clock,
    now,
    siteUrl,
    siteName,
    privacyEmail: (options.legal ?? EXAMPLE_IDENTITY).email,
    openEnglishSecret: options.openEnglishSecret ?? null,
    logger,
    deliveries: deliveryQueue,
    releaseApplications: (transaction, id) => releaseWaiting({ clock, now }, transaction, id),
    noteLogin: (visitor, accountId) => {
      recent.noteLogin(visitor, accountId);
      endOthersOnDevice(store, visitor, accountId).catch((error: unknown) =>
        logger.error('A device may still get the notifications of another person', error),
      );
    },
    applyHeldSearch: (id) =>
      applyHeldSearch({ ...accounts, search }, id).catch((error: unknown) =>
        logger.error('A search that waited for an address was not kept', error),
      ),
  };
  const exports = new ExportJob(accounts);
  const pushServices = options.pushServices ?? KNOWN_PUSH_SERVICES;
  const traces = new TraceForwarder(options.traceCollector ?? null);
  const handlers: Handler[] = [
    ...catalogueHandlers({ store, clock, search, recent, keywordCounts, siteName, findOwner }, titles),
    ...authenticationHandlers(accounts),
    ...passkeyHandlers(accounts),
    ...myServiceHandlers(accounts),
    ...filesHandlers(accounts),
    ...settingsHandlers(accounts),
    ...deletionHandlers(accounts),
    ...privacyHandlers(accounts, () => exports.wake()),
    ...pdaHandlers(accounts),
    ...openEnglishHandlers(accounts),
    ...applyHandlers(accounts),
    ...employerHandlers(accounts),
    ...shareHandlers(accounts),
    ...savedSearchHandlers({ ...accounts, search }),
    ...suggestionHandlers({ ...accounts, search }),
    ...notificationHandlers({ ...accounts, search, pushServices }),
    ...telemetryHandlers(traces),
    ...featuresHandlers(accounts, options.ai),
    ...aiHandlers(accounts, options.ai),
    ...legalHandlers({ siteName, legal: options.legal }),
  ];
  const app = mountHandlers(handlers, logger, options.bodyLimit, { store, accountId, now });
  await app.ready();

  const { feeds, places, maintenance } = createFeeds({
    store,
    clock,
    logger,
    refresh,
    places: search.places.names,
    allowPrivateWebhooks,
  });
  await maintenance.start();
  const { reviews, stop: stopReviews } = startReviews({ store, clock, logger });

  const deliveries = startDeliveries(accounts, deliveryQueue);
  const retention = new RetentionJob({ store, logger, now });
  retention.start();
  const deletions = new DeletionJob({ store, logger, now });
  deletions.start();
  exports.start();
  const fileCleanUp = new FileCleanUp({ store, files, logger, now });
  fileCleanUp.start();
  alerts = new AlertJob({ ...accounts, search });
  alerts.start();
  const pushes = new PushJob({
    ...accounts,
    pushServices,
    quietHours: options.quietHours === undefined ? QUIET_HOURS : options.quietHours,
  });
  pushes.start();

  let ready = true;
  return {
    app,
    operations: handlers.map(({ operation }) => operation.name),
    outbox: { list: (limit) => mail.list(limit), read: (id) => mail.read(id) },
    db: store,
    complaints: { list: (limit) => listComplaints(store, limit) },
    people: createPeople(accounts),
    retention,
    deletions,
    exports,
    fileCleanUp,
    alerts,
    pushes,
    deliveries,
    feeds,
    places,
    reviews,
    readModel,
    get ready() {
      return ready;
    },
    close: async () => {
      if (!ready) return;
      ready = false;
      await app.close();
      await recent.settled();
      await retention.stop();
      await deletions.stop();
      await exports.stop();
      await fileCleanUp.stop();
      await alerts.stop();
      await pushes.stop();
      await traces.stop();
      await stopReviews();
      await maintenance.stop();
      await readModel.stop();
      await deliveries.stop();
      mail.close();
      await store.close();
    },
  };
}
