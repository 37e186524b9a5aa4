import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server of the tests' own. */
export type PostgresServer = {
  /** Makes a new empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Address of the database of this name, which is created if missing. */
  database(name: string): Promise<string>;
  /** Ends every connection of a database, as an operator or a fail-over does. @returns how many there were. */
  terminateConnections(database: string): Promise<number>;
  /** Stops the server as `pg_ctl stop -m fast` or `-m immediate` does; connections are refused from then on. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again after `halt`. @returns once it accepts connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
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
        'max_connections=60',
        ...Object.entries(options.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...as, stdio: 'ignore' },
    );
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
  };
  let server = launch();
  const address = (database: string): string => `postgres://chamba@127.0.0.1:${port}/${database}`;
  const sql = (statement: string) =>
    run(join(programs, 'psql'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'chamba',
      '-d',
      'postgres',
      '-qtAc',
      statement,
    ]);
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal);
    await server.ended;
  };
  const stop = async (): Promise<void> => {
    await halt('SIGINT');
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  const accepting = async (): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await sql('select 1');
        return;
      } catch (error) {
        if (attempt >= 100) {
          await stop();
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await accepting();
  let made = 0;
  return {
    createDatabase: async () => {
      const name = `chamba_${(made += 1)}`;
      await sql(`create database ${name}`);
      return address(name);
    },
    database: async (name) => {
      const { stdout } = await sql(`select 1 from pg_database where datname = '${name}'`);
      if (stdout.trim() === '') await sql(`create database ${name}`);
      return address(name);
    },
    terminateConnections: async (name) => {
      const { stdout } = await sql(
        `select count(*) filter (where pg_terminate_backend(pid)) from pg_stat_activity where datname = '${name}'`,
      );
      return Number(stdout.trim());
    },
    halt: (mode) => halt(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: async () => {
      server = launch();
      await accepting();
    },
    stop,
  };
}
