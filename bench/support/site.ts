import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './report.ts';

/** A running site of its own, with the shipped sample. */
export type BenchSite = { url: string; pid: number; stop: () => Promise<void> };

/** Folder of the data that sites of benches share; nothing in it is worth keeping. */
export const BENCH_DATA = path.join(ROOT, '.cache', 'bench-data');

const START_LIMIT_MS = 300_000;

/**
 * Starts the built site on a free port.
 * @param env settings besides the usual ones.
 * @throws when it does not answer /healthz within five minutes.
 */
export async function startSite(
  port = 18_090,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  mkdirSync(BENCH_DATA, { recursive: true });
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, path.join(ROOT, 'gateway/dist/main.js')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: BENCH_DATA,
        NODE_ENV: 'production',
        RATE_LIMIT_SCALE: '0',
        LOG_LEVEL: 'error',
        ...env,
      },
    },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) break;
    if (Date.now() > limit || child.exitCode !== null) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
