/** Gateway processes of one site. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/report.ts';

/** Some hundreds of real vacancies: what is measured does not depend on their number. */
const SMALL_SAMPLE = path.join(ROOT, 'services/src/testing/fixture');

/** One site, at one or several processes. */
export type Fleet = { urls: readonly string[]; key: string; folder: string; stop: () => Promise<void> };

/**
 * Starts a site of its own.
 * @param size processes; more than one need a database server.
 * @param databaseUrl missing means the embedded engine.
 * @param releases folder of releases that the site starts with.
 */
export async function startFleet({
  size,
  databaseUrl,
  releases,
}: {
  size: number;
  databaseUrl?: string;
  releases: string;
}): Promise<Fleet> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chamba-fleet-'));
  const key = 'operator-key-of-the-bench';
  const urls: string[] = [];
  const stops: Array<() => Promise<void>> = [];
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // One after the other: the first fills the database.
    for (let index = 0; index < size; index += 1) {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const child = spawn(process.execPath, [path.join(ROOT, 'gateway/dist/main.js')], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: path.join(folder, `process-${index}`),
          PUBLISHED_RELEASES_DIR: path.join(folder, 'published'),
          RELEASES_DIR: releases,
          SAMPLE: SMALL_SAMPLE,
          OPERATOR_KEY: key,
          NODE_ENV: 'production',
          CHAMBA_ENV: 'development',
          RATE_LIMIT_SCALE: '0',
          LOG_LEVEL: 'error',
          ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        },
      });
      stops.push(() => end(child));
      await answers(url, child);
      urls.push(url);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, key, folder, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the site did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A port without a listener. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
