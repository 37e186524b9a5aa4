/** The real site in a process of its own, for tests of its start, its stop and its memory. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRIEF_PROCESS, createSharedDatabase, FIXTURE, fillDataDir } from '@chamba/services/testing/services';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));

/** Releases of the last build. */
export const BUILT_RELEASES = fileURLToPath(new URL('../../../build/releases/', import.meta.url));

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type SpawnedSite = {
  /** Origin it listens on, `http://127.0.0.1:<port>`. */
  url: string;
  child: ChildProcess;
  dataDir: string;
  /** Everything written to standard output so far, unless `stdout` is the caller's. */
  out: () => string;
  err: () => string;
  /** Sends a signal and waits for the end. */
  end: (signal?: NodeJS.Signals) => Promise<Ending>;
  /** Ends it if it still runs, and removes its data. */
  remove: () => Promise<void>;
};

export type SpawnOptions = {
  env?: Readonly<Record<string, string>>;
  /** Arguments for node, before the script. */
  nodeArguments?: readonly string[];
  /** Opens a channel for messages. */
  ipc?: boolean;
};

/** Environment of a site on the small sample and a port of the system's choice. */
export function siteEnvironment(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE: FIXTURE,
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '0',
    RELEASES_DIR: BUILT_RELEASES,
    DATA_DIR: dataDir,
    ...env,
  };
}

/**
 * Starts a site and waits until it says where it listens.
 * @throws when it ends before that, with what it wrote to standard error.
 */
export async function spawnSite(options: SpawnOptions = {}): Promise<SpawnedSite> {
  const isGiven = options.env?.['DATABASE_URL'] !== undefined || options.env?.['DATA_DIR'] !== undefined;
  const shared = isGiven ? null : await createSharedDatabase();
  const env = { ...options.env, ...(shared && { DATABASE_URL: shared.url }) };
  const dataDir = options.env?.['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'chamba-spawned-')));
  if (!env['DATABASE_URL'] && !existsSync(join(dataDir, 'postgres'))) await fillDataDir(dataDir);
  const child = spawn(process.execPath, [...BRIEF_PROCESS, ...(options.nodeArguments ?? []), MAIN], {
    env: siteEnvironment(dataDir, env),
    stdio: options.ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const ended = once(child, 'exit').then(([code, signal]): Ending => ({ code, signal }));
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const port = /^\S+: http:\/\/[^\s:]+:(\d+)$/m.exec(out)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const url = await Promise.race([
    listening,
    ended.then(({ code }) => {
      throw new Error(`the site ended with ${code}: ${err}${out}`);
    }),
  ]);
  return {
    url,
    child,
    dataDir,
    out: () => out,
    err: () => err,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
    remove: async () => {
      child.kill('SIGKILL');
      await ended;
      await shared?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
