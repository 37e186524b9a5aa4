import { fileURLToPath } from 'node:url';
import { testPostgres, type PostgresDatabases } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { createServices } from '../index.ts';
import type { ServiceLogger, Services, ServicesOptions } from '../index.ts';
import { fillFromTemplate, oncePerRun, sharedFolder } from './template.ts';

/** Folder of the small catalogue that tests import: some hundreds of real vacancies and settlements. */
export const FIXTURE = fileURLToPath(new URL('../../src/testing/fixture/', import.meta.url));

/**
 * Arguments of node for processes that live for a test: the optimizing compiler of WebAssembly takes a second of
 * processor time on the embedded engine, more than its code saves.
 */
export const BRIEF_PROCESS: readonly string[] = ['--liftoff-only'];

const TEMPLATE = 'chamba_catalogue';

const SITE = {
  siteUrl: 'http://localhost:8123',
  siteName: 'Chamba',
  development: true,
  sample: { path: FIXTURE },
} as const;

/** Where the data of services is. */
export type DataPlace = { dataDir: string; databaseUrl?: string };

/** An engine that tests run on. */
export type Engine = {
  name: 'pglite' | 'postgres';
  /**
   * Services over real HTTP on a database of their own, which `stop` removes. It has the small catalogue; `sample`
   * fills an empty one, at the start and by the clock of the services. `stop` fails where an operation has refused with a
   * code that it does not declare.
   */
  start(options?: Partial<ServicesOptions>): Promise<RunningServices & { place: DataPlace }>;
  stop(): Promise<void>;
};

/** Services that listen on a port of this machine. */
export type RunningServices = { services: Services; url: string; stop(): Promise<void> };

async function listen(
  place: DataPlace,
  options: Partial<ServicesOptions>,
  after: () => void,
): Promise<RunningServices & { place: DataPlace }> {
  const undeclared: string[] = [];
  const logger: ServiceLogger = {
    info: (message) => options.logger?.info(message),
    warn: (message) => options.logger?.warn(message),
    error: (message, error) => {
      if (message.endsWith('which its file does not declare')) undeclared.push(message);
      options.logger?.error(message, error);
    },
  };
  const services = await createServices({ ...SITE, ...place, ...options, logger });
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    services,
    url,
    place,
    stop: async () => {
      await services.close();
      after();
      if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
    },
  };
}

/** Brings the small catalogue into a database. */
async function importFixture(place: DataPlace): Promise<void> {
  await (await createServices({ ...SITE, ...place })).close();
}

/**
 * Puts the small catalogue into an empty data folder of the embedded engine, where a run of tests shares what it
 * imported. Otherwise the folder stays empty, and services that start on it import.
 */
export async function fillDataDir(dataDir: string): Promise<void> {
  const shared = sharedFolder();
  if (shared === undefined) return;
  await fillFromTemplate(shared, 'catalogue', dataDir, (folder) => importFixture({ dataDir: folder }));
}

/** Makes a database with the small catalogue, like {@link fillDataDir}. @returns its address. */
export async function createFilledDatabase(server: PostgresDatabases): Promise<string> {
  const shared = sharedFolder();
  if (shared === undefined || !process.env['TEST_POSTGRES']) return server.createDatabase();
  await oncePerRun(shared, TEMPLATE, {
    isMade: () => server.hasDatabase(TEMPLATE),
    make: async () => {
      const making = `${TEMPLATE}_making`;
      await importFixture({ dataDir: shared, databaseUrl: await server.database(making) });
      await server.renameDatabase(making, TEMPLATE);
    },
  });
  return server.createDatabase(TEMPLATE);
}

/**
 * A database with the small catalogue, for a site whose engine does not matter: on the server that a run of tests shares
 * it starts in two thirds of the processor time. Null where there is no such server: the site takes the embedded engine.
 */
export async function createSharedDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const server = process.env['TEST_POSTGRES'] ? await testPostgres() : null;
  return server && { url: await createFilledDatabase(server), drop: () => server.stop() };
}

/**
 * The engines of this machine: the embedded one, and a real server where PostgreSQL is installed. In CI it has to be.
 */
export async function testEngines(): Promise<Engine[]> {
  const embedded: Engine = {
    name: 'pglite',
    start: async (options = {}) => {
      const { folder, remove } = temporaryFolder();
      if (options.sample === undefined && options.dataDir === undefined) await fillDataDir(folder);
      return listen({ dataDir: folder }, options, remove);
    },
    stop: async () => undefined,
  };
  const server = await testPostgres();
  if (!server) {
    if (process.env['CI'])
      throw new Error('PostgreSQL is not installed; the service tests must run on it too.');
    process.stderr.write('PostgreSQL is not installed: the service tests run on the embedded engine only.\n');
    return [embedded];
  }
  const real: Engine = {
    name: 'postgres',
    start: async (options = {}) => {
      const { folder, remove } = temporaryFolder();
      const databaseUrl =
        options.databaseUrl ??
        (options.sample === undefined ? await createFilledDatabase(server) : await server.createDatabase());
      return listen({ dataDir: folder, databaseUrl }, options, remove);
    },
    stop: () => server.stop(),
  };
  return [embedded, real];
}

/**
 * The engine of suites that are about rules, not about storage: a server where PostgreSQL is installed, which answers in a
 * fifth of the processor time of the embedded engine. That both answer every operation alike is shown by the gateway's
 * contract test, migrations, starts and clean-up are tested on both, and the browser tests run on the embedded one;
 * `npm run test:full` runs these suites on both too.
 */
export async function enginesOfRules(): Promise<Engine[]> {
  const engines = await testEngines();
  return process.env['TEST_FULL'] ? engines : engines.slice(-1);
}

/**
 * How many random cases a property is tried with on an engine: a fifth of `runs` on the embedded one, which takes five
 * times the processor time for the same SQL. `npm run test:full` takes all of them.
 */
export const randomRuns = ({ name }: Engine, runs: number): number =>
  name === 'pglite' && !process.env['TEST_FULL'] ? Math.ceil(runs / 5) : runs;

/** What an address answered. */
export type Answer = { status: number; body: Record<string, unknown> };

/** Asks the services over HTTP. @param request.token session token, sent as a bearer header. */
export async function ask(
  { url }: RunningServices,
  path: string,
  request: { method?: string; body?: unknown; token?: string; visitor?: string } = {},
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: request.method ?? 'GET',
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      ...(request.visitor ? { sessionid: request.visitor } : {}),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
