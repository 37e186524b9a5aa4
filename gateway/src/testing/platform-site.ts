/** A gateway over real services and fake releases, with teams that publish to it over HTTP. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import {
  bodyDigest,
  generateKeys,
  SIGNATURE_FILE,
  signRelease,
  signRequest,
  type KeyPair,
} from '@chamba/kernel/composition/signing';
import { createSharedDatabase, FIXTURE, fillDataDir } from '@chamba/services/testing/services';
import type { PlatformStore, Registry } from '@chamba/platform-store';
import { pack, type Header } from 'tar-stream';
import { startEmbeddedServices } from '../services/embedded-services.ts';
import { createGateway } from '../gateway.ts';
import { createLogger } from '../observability/logger.ts';
import { readSettings } from '../settings.ts';
import { fakeRoute, SHELL_SERVER, writeRelease } from './fake-releases.ts';

export const OPERATOR = 'operator-of-the-tests';

/** A team with the private half of its key. */
export type TestTeam = { team: string } & KeyPair;

/** What an address answered. */
export type JsonAnswer = { status: number; body: Record<string, unknown>; headers: Headers };

/** An entry of an archive. */
export type ArchiveEntry = { name: string; content: Buffer; header?: Partial<Header> };

/** A built release: its address and the files of its folder. */
export type Built = { unit: string; folder: string; version: string; files: Map<string, Buffer> };

export type PlatformSite = {
  url: string;
  dataDir: string;
  releasesDir: string;
  log: string[];
  /** Moves channels behind the gateway's back. */
  registry: Registry;
  /** Notes what pages report. */
  vitals: PlatformStore['vitals'];
  /** Asks as the operator, or as a team. */
  ask: (method: string, path: string, body?: unknown, as?: TestTeam) => Promise<JsonAnswer>;
  /** Sends an archive. */
  put: (path: string, archive: Buffer, as: TestTeam) => Promise<JsonAnswer>;
  /** Makes a team that owns units. */
  team: (name: string, ...units: string[]) => Promise<TestTeam>;
  /** Publishes a release of the remote whose page `/hello` says a text. */
  publish: (team: TestTeam, version: string, text: string, unit?: string) => Promise<JsonAnswer>;
  promote: (
    team: TestTeam | undefined,
    version: string,
    more?: { channel?: string; unit?: string; share?: number; follow?: boolean },
  ) => Promise<JsonAnswer>;
  /** What a page holds, as a visitor sees it. */
  page: (path?: string, headers?: Record<string, string>) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * Starts a site. Folders that are not named are its own and removed in the end.
 * @param options.embedded whether it takes the embedded engine where tests share a PostgreSQL server too.
 */
export async function startPlatform(
  options: {
    databaseUrl?: string;
    embedded?: boolean;
    dataDir?: string;
    publishedDir?: string;
    releasesDir?: string;
    env?: Record<string, string>;
  } = {},
): Promise<PlatformSite> {
  const own: string[] = [];
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'chamba-platform-'));
    own.push(made);
    return made;
  };
  const dataDir = options.dataDir ?? (await folder());
  const releasesDir = options.releasesDir ?? (await folder());
  if (!options.releasesDir) await writeStart(releasesDir);
  const isGiven = options.databaseUrl !== undefined || options.dataDir !== undefined;
  const shared = isGiven || options.embedded ? null : await createSharedDatabase();
  const databaseUrl = options.databaseUrl ?? shared?.url;
  if (!databaseUrl && !options.dataDir) await fillDataDir(dataDir);
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => log.push(line) });
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE: FIXTURE,
    OPERATOR_KEY: OPERATOR,
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    RATE_LIMIT_SCALE: '0',
    CHECK_ANSWERS: 'true',
    RENDER_WORKERS: '1',
    REQUIRED_UNITS: 'none',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(options.publishedDir ? { PUBLISHED_RELEASES_DIR: options.publishedDir } : {}),
    ...options.env,
  });
  const started = await startEmbeddedServices(settings, { logger, onProgress: () => undefined });
  const gateway = await createGateway(settings, { ...started, logger });
  const url = await gateway.listen();

  const send = async (
    method: string,
    path: string,
    body: Buffer | undefined,
    as: TestTeam | undefined,
  ): Promise<JsonAnswer> => {
    const authorization = as
      ? signRequest({ method, pathAndQuery: path, digest: bodyDigest(body), site: url }, as)
      : `Bearer ${OPERATOR}`;
    const answer = await fetch(url + path, {
      method,
      headers: { authorization },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    return readAnswer(answer);
  };
  const site: PlatformSite = {
    url,
    dataDir,
    releasesDir,
    log,
    registry: started.platform.registry,
    vitals: started.platform.vitals,
    ask: (method, path, body, as) =>
      send(method, path, body === undefined ? undefined : Buffer.from(JSON.stringify(body)), as),
    put: (path, archive, as) => send('PUT', path, archive, as),
    team: async (name, ...units) => {
      const keys = generateKeys();
      const { status } = await site.ask('POST', '/admin/teams', { name, units, publicKey: keys.publicKey });
      if (status !== 201) throw new Error(`the team ${name} was refused: ${status}`);
      return { team: name, ...keys };
    },
    publish: async (team, version, text, unit = 'mfe-search') => {
      const built = await buildRelease(version, text, unit);
      sign(built, team);
      return site.put(`/admin/releases/${unit}/${built.folder}`, await archive(built), team);
    },
    promote: (team, version, { channel = 'live', unit = 'mfe-search', ...more } = {}) =>
      site.ask('POST', `/admin/channels/${channel}/promote`, { unit, version, why: 'prueba', ...more }, team),
    page: async (path = '/hello', headers = {}) => (await fetch(url + path, { headers })).text(),
    close: async () => {
      await gateway.close();
      await shared?.drop();
      for (const made of own) await rm(made, { recursive: true, force: true });
    },
  };
  return site;
}

/** Reads an answer. */
export async function readAnswer(answer: Response): Promise<JsonAnswer> {
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, body, headers: answer.headers };
}

/** Code of a refusal. */
export function getErrorCode({ body }: JsonAnswer): unknown {
  return (body['error'] as { code?: unknown } | undefined)?.code;
}

/** Writes what a site starts with: a shell, and a remote whose page `/hello` says so. */
export async function writeStart(releasesDir: string): Promise<void> {
  await writeRelease(releasesDir, { name: 'shell', server: SHELL_SERVER });
  await writeRemote(releasesDir, '1.0.0', 'Hola desde el servidor', 'mfe-search');
}

function writeRemote(root: string, version: string, text: string, unit: string): Promise<string> {
  const id = unit === 'mfe-search' ? 'hello' : unit;
  const server = `exports.default = { name: '${unit}', routes: [], pages: { '${id}': () => ({ body: ${JSON.stringify(text)} }) } };`;
  return writeRelease(root, { name: unit, version, server, routes: [fakeRoute(id)] });
}

/** Builds a release of a remote, unsigned. Its page `/hello` (or `/<unit>` of others than search) says a text. */
export async function buildRelease(version: string, text: string, unit = 'mfe-search'): Promise<Built> {
  const root = await mkdtemp(join(tmpdir(), 'chamba-built-'));
  try {
    return await readBuilt(root, await writeRemote(root, version, text, unit));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Reads a release's folder. */
export async function readBuilt(root: string, name: string): Promise<Built> {
  const [unit = '', folder = ''] = name.split('/');
  const files = new Map<string, Buffer>();
  for (const file of await readdir(join(root, name))) files.set(file, await readFile(join(root, name, file)));
  return { unit, folder, version: folder.replace(/-[0-9a-f]{12}$/, ''), files };
}

/** Puts a team's signature beside `release.json`. */
export function sign({ files }: Built, team: TestTeam): void {
  const signature = signRelease(files.get('release.json') ?? Buffer.alloc(0), team);
  files.set(SIGNATURE_FILE, Buffer.from(JSON.stringify(signature)));
}

/** A release's files as entries of an archive. */
export function toEntries({ files }: Built): ArchiveEntry[] {
  return [...files].map(([name, content]) => ({ name, content }));
}

/** The archive of a release. */
export async function archive(built: Built): Promise<Buffer> {
  return gzipSync(await createTar(toEntries(built)));
}

/** A tar archive, not packed. */
export async function createTar(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content, header } of entries) tar.entry({ name, ...header }, content);
  tar.finalize();
  return buffer(tar as AsyncIterable<Uint8Array>);
}
