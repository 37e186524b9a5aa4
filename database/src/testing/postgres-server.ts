import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@chamba/kernel/testing/until';

const run = promisify(execFile);

/** Databases on a PostgreSQL server of the tests' own. */
export type PostgresDatabases = {
  /** Creates a database, empty or a copy of the database `template`. @returns its address. */
  createDatabase(template?: string): Promise<string>;
  /** Address of the database of this name, which is created if missing. */
  database(name: string): Promise<string>;
  /** Whether there is a database of this name. */
  hasDatabase(name: string): Promise<boolean>;
  /** Renames a database whose connections are closed; the server waits up to 5 s for that. */
  renameDatabase(from: string, to: string): Promise<void>;
  /** Ends every connection of a database, as an operator or a fail-over does. @returns how many there were. */
  terminateConnections(database: string): Promise<number>;
  /** Drops the databases that `createDatabase` made, and stops a server that no other test file shares. */
  stop(): Promise<void>;
};

/** A PostgreSQL server that its starter has for itself. */
export type PostgresServer = PostgresDatabases & {
  readonly port: number;
  /** Stops the server as `pg_ctl stop -m fast` or `-m immediate` does; connections are refused from then on. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again after `halt`. @returns once it accepts connections. */
  resume(): Promise<void>;
};

const INSTALLED = '/usr/lib/postgresql';

/** Folder of the newest installed server's programs; null when none is installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const folder = join(INSTALLED, version, 'bin');
    if (existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) return folder;
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/** User and group ids of the account the server runs as: it refuses to run as root. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return uid !== undefined && gid !== undefined ? { uid, gid } : null;
}

/**
 * Starts a server on a free port of this machine with a folder that is removed afterwards.
 * @param options.folder keeps the data in this folder instead, for the next start.
 * @param options.settings of the server, by name, beyond those of tests.
 * @returns null when PostgreSQL is not installed.
 */
export async function startPostgres(
  options: { folder?: string; settings?: Readonly<Record<string, string>> } = {},
): Promise<PostgresServer | null> {
  const programs = postgresPrograms();
  if (!programs) return null;
  const user = await serverUser();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'chamba-postgres-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ?? {};
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'chamba', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      as,
    );
  }
  const port = await freePort();
  const launch = () => {
    const child = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=100',
        ...Object.entries(options.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...as, stdio: 'ignore' },
    );
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
  };
  let server = launch();
  const databases = databasesAt(programs, port);
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal);
    await server.ended;
  };
  const stop = async (): Promise<void> => {
    await halt('SIGINT');
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  const accepting = async (): Promise<void> => {
    try {
      await until(
        () => databases.hasDatabase('postgres').catch(() => false),
        'PostgreSQL accepts connections',
      );
    } catch (error) {
      await stop();
      throw error;
    }
  };
  await accepting();
  return {
    ...databases,
    port,
    halt: (mode) => halt(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: async () => {
      server = launch();
      await accepting();
    },
    stop,
  };
}

/**
 * The server that the test files of this run share, at the port of `TEST_POSTGRES`; without that variable, as in a run
 * of one file, a server of its own.
 * @returns null when PostgreSQL is not installed.
 */
export async function testPostgres(): Promise<PostgresDatabases | null> {
  const port = Number(process.env['TEST_POSTGRES']);
  const programs = postgresPrograms();
  return port > 0 && programs ? databasesAt(programs, port) : startPostgres();
}

/** How many databases this process has made, on whatever server. */
let databasesMade = 0;

/** Databases of the server that listens on a port. */
function databasesAt(programs: string, port: number): PostgresDatabases {
  const address = (database: string): string => `postgres://chamba@127.0.0.1:${port}/${database}`;
  const sql = async (statement: string): Promise<string> => {
    const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'chamba', '-d', 'postgres'];
    return (await run(join(programs, 'psql'), [...place, '-qtAc', statement])).stdout.trim();
  };
  const hasDatabase = async (name: string): Promise<boolean> =>
    (await sql(`select 1 from pg_database where datname = '${name}'`)) !== '';
  const made: string[] = [];
  return {
    createDatabase: async (template) => {
      const name = `chamba_${process.pid}_${(databasesMade += 1)}`;
      made.push(name);
      await sql(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
      return address(name);
    },
    database: async (name) => {
      if (!(await hasDatabase(name))) await sql(`create database ${name}`);
      return address(name);
    },
    hasDatabase,
    renameDatabase: async (from, to) => {
      await sql(`alter database ${from} rename to ${to}`);
    },
    terminateConnections: async (name) =>
      Number(
        await sql(
          `select count(*) filter (where pg_terminate_backend(pid)) from pg_stat_activity where datname = '${name}'`,
        ),
      ),
    stop: async () => {
      for (const name of made.splice(0)) await sql(`drop database if exists ${name} with (force)`);
    },
  };
}
