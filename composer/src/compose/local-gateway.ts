/** Starts a local gateway: for composing, verifying and developing beside a site. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { undoWhenInterrupted } from '../release/interrupted.ts';

export type LocalGatewayOptions = {
  /** Origin of the site whose releases are shown; if missing, those of `releasesDir` are shown. */
  site?: string | undefined;
  /**
   * What answers the calls: the site; services started here on `dataDir`; a recording. The default is the site if
   * there is one, else services started here.
   */
  services?: 'site' | 'embedded' | { replayFrom: string } | undefined;
  /** Folder of releases of a gateway without a site; else the gateway's own default. */
  releasesDir?: string | undefined;
  /** By unit: a folder with a release, an address, or a published version. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Whether pages may name other releases themselves, as testers do; true if missing. */
  allowOverrides?: boolean | undefined;
  /** A free port if missing. */
  port?: number | undefined;
  /** Folder for persistent data; if missing, a temporary one that is removed at the end. */
  dataDir?: string | undefined;
  /** Value of a tester's cookie at the site. */
  tester?: string | undefined;
  /** File that the answers of the session are recorded in. */
  recordTo?: string | undefined;
  /** Additional settings of the gateway. */
  env?: Readonly<Record<string, string>> | undefined;
  /** Is called with every line that the gateway writes. */
  onLine?: ((line: string) => void) | undefined;
  /** Time limit for the start, in ms; two minutes if missing: a first start fills a database. */
  startMs?: number | undefined;
};

export type LocalGateway = {
  /** Origin of the gateway, e.g. `http://localhost:34567`. */
  url: string;
  /** The last 500 lines of its output, newest last. */
  lines: readonly string[];
  /** Resolves when the gateway has ended, for any reason. */
  ended: Promise<void>;
  /** Stops it gracefully and removes its folder if that was temporary. */
  stop: () => Promise<void>;
  /** Kills it, when there is no time for a graceful stop. */
  kill: () => void;
};

/** No gateway is installed, or it did not start; `message` says why. */
export class LocalGatewayError extends Error {
  override name = 'LocalGatewayError';
}

const MAX_LINES = 500;
const STOP_MS = 20_000;

/**
 * Starts a gateway as a child process and waits until it serves. It ends with this process.
 * @throws LocalGatewayError if no gateway is installed or it does not start.
 */
export async function startLocalGateway(options: LocalGatewayOptions = {}): Promise<LocalGateway> {
  const program = findGateway();
  if (options.port !== undefined) await refuseTaken(options.port);
  const port = options.port ?? (await freePort());
  const temporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'chamba-gateway-')));
  const child = spawn(process.execPath, [program], {
    // Ctrl+C in a terminal is handled by the command, which stops the gateway when it has finished.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...inherited(), ...toSettings(options, port, dataDir), ...options.env },
  });
  const lines: string[] = [];
  const take = (line: string): void => {
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
    options.onLine?.(line);
  };
  readLines(child, take);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    await endChild(child, ended);
    if (temporary) await rm(dataDir, { recursive: true, force: true });
  };
  const kill = (): void => {
    child.kill('SIGKILL');
    if (temporary) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const url = `http://localhost:${port}`;
  const started = undoWhenInterrupted(kill);
  try {
    await serving(url, child, ended, lines, options.startMs ?? 120_000);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    started();
  }
  return { url, lines, ended, stop, kill };
}

/** The gateway's program, as installed beside this package. */
function findGateway(): string {
  for (const from of [import.meta.url, path.join(process.cwd(), 'package.json')]) {
    try {
      const manifest = createRequire(from).resolve('@chamba/gateway/package.json');
      const program = path.join(path.dirname(manifest), 'dist/main.js');
      if (existsSync(program)) return program;
      throw new LocalGatewayError(`${program} is missing: build the gateway first (npm run build)`);
    } catch (error) {
      if (error instanceof LocalGatewayError) throw error;
    }
  }
  throw new LocalGatewayError('@chamba/gateway is not installed here');
}

/** The environment without settings of a site, which must not reach the started gateway. */
function inherited(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  const own =
    /^(?:CHAMBA_ENV|PORT|HOST|DATA_DIR|DATABASE_URL|RELEASES_DIR|PUBLISHED_RELEASES_DIR|RELEASES_BUCKET_\w+|BUCKET_\w+|SITE_\w+|CDN_URL|UPSTREAM_\w+|TRACKING_HOST|SERVICE_AUTH|OPERATOR_KEY|CANARY_WEBHOOK|OVERRIDES|ALLOW_OVERRIDES|RECORD_TO|REPLAY_FROM|SMTP_URL|MAIL|METRICS_TOKEN|REQUIRED_UNITS)$/;
  for (const [name, value] of Object.entries(process.env)) if (!own.test(name)) env[name] = value;
  return env;
}

function toSettings(options: LocalGatewayOptions, port: number, dataDir: string): Record<string, string> {
  const { site, releasesDir, overrides = {}, tester, recordTo, allowOverrides = true } = options;
  const services = options.services ?? (site === undefined ? 'embedded' : 'site');
  if (services === 'site' && site === undefined) throw new LocalGatewayError('no site is given to call');
  const settings: Record<string, string | undefined> = {
    NODE_ENV: 'production',
    CHAMBA_ENV: 'development',
    CHECK_ANSWERS: services === 'embedded' ? 'true' : undefined,
    HOST: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
    ALLOW_OVERRIDES: String(allowOverrides),
    OVERRIDES: Object.entries(overrides)
      .map(([unit, value]) => `${unit}=${value}`)
      .join(','),
    SITE_RELEASES: site,
    SITE_TESTER: tester,
    UPSTREAM_SITE: services === 'site' ? site : undefined,
    REPLAY_FROM: typeof services === 'object' ? services.replayFrom : undefined,
    RECORD_TO: recordTo,
    RELEASES_DIR: releasesDir,
    // A developer's folder contains work in progress.
    REQUIRED_UNITS: 'none',
  };
  return Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Refuses a port that is in use: a site on it would be mistaken for the gateway, whose exit would go unnoticed.
 * @throws LocalGatewayError that names the port.
 */
function refuseTaken(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') reject(new LocalGatewayError(`port ${port} is taken (EADDRINUSE)`));
      // Other faults are reported by the gateway.
      else resolve();
    });
    server.listen(port, 'localhost', () => server.close(() => resolve()));
  });
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function readLines(child: ChildProcess, take: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) if (line !== '') take(line);
    });
  }
}

async function serving(
  url: string,
  child: ChildProcess,
  ended: Promise<void>,
  lines: readonly string[],
  startMs: number,
): Promise<void> {
  const end = Date.now() + startMs;
  let over = false;
  void ended.then(() => {
    over = true;
  });
  /** Asked anew after each wait, during which it may have changed. */
  const hasEnded = (): boolean => over;
  while (Date.now() < end) {
    if (hasEnded())
      throw new LocalGatewayError(reasonIn(lines) ?? `the gateway ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      serves,
      () => false,
    );
    if (ready && !hasEnded()) return;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  throw new LocalGatewayError(`the gateway did not serve within ${Math.round(startMs / 1000)} s`);
}

/** Whether a gateway answers pages: further faults, such as a damaged unit, show in its pages and its log. */
async function serves(answer: Response): Promise<boolean> {
  if (answer.ok) return true;
  const body: unknown = await answer.json().catch(() => null);
  const reasons = typeof body === 'object' && body !== null && 'reasons' in body ? body.reasons : null;
  return Array.isArray(reasons) && !reasons.includes('starting');
}

/** The error message of a gateway that could not start: its output lines that are not log lines. */
function reasonIn(lines: readonly string[]): string | null {
  const said = lines.filter((line) => !line.startsWith('{')).join('\n');
  return said === '' ? (lines.at(-1) ?? null) : said.replace(/^The site cannot start: /, '');
}

async function endChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
