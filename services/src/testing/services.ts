import { fileURLToPath } from 'node:url';
import { startPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { createServices } from '../index.ts';
import type { Services, ServicesOptions } from '../index.ts';
import { fillFromTemplate } from './template.ts';

/** Folder of the small catalogue that tests import: some hundreds of real vacancies and settlements. */
export const FIXTURE = fileURLToPath(new URL('../../src/testing/fixture/', import.meta.url));

const SITE = {
  siteUrl: 'http://localhost:8123',
  siteName: 'Chamba',
  development: true,
  sample: { path: FIXTURE },
} as const;

/** An engine that tests run on. */
export type Engine = {
  name: 'pglite' | 'postgres';
  /** Services over real HTTP on a dedicated database; `stop` also removes it. */
  start(options?: Partial<ServicesOptions>): Promise<RunningServices>;
  stop(): Promise<void>;
};

/** Services that listen on a port of this machine. */
export type RunningServices = { services: Services; url: string; stop(): Promise<void> };

async function listen(
  options: Partial<ServicesOptions> & { dataDir: string },
  after: () => void,
): Promise<RunningServices> {
  const services = await createServices({ ...SITE, ...options });
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    services,
    url,
    stop: async () => {
      await services.close();
      after();
    },
  };
}

/**
 * The engines of this machine: the embedded one, and a real server where PostgreSQL is installed. In CI it has to be.
 */
export async function testEngines(): Promise<Engine[]> {
  const embedded: Engine = {
    name: 'pglite',
    start: async (options = {}) => {
      const { folder, remove } = temporaryFolder();
      // Who brings a catalogue or a clock looks at how it is filled.
      if (options.sample === undefined && options.now === undefined)
        await fillFromTemplate(folder, async (dataDir) =>
          (await createServices({ ...SITE, dataDir })).close(),
        );
      return listen({ dataDir: folder, ...options }, remove);
    },
    stop: async () => undefined,
  };
  const server = await startPostgres();
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
      return listen({ dataDir: folder, databaseUrl: await server.createDatabase(), ...options }, remove);
    },
    stop: () => server.stop(),
  };
  return [embedded, real];
}

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
