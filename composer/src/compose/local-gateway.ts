/** Starts a gateway of one's own: for composing, verifying and developing beside a site. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { undoWhenInterrupted } from '../release/interrupted.ts';

export type LocalGatewayOptions = {
  /** Origin of the site whose releases are shown; missing shows those of `releasesDir`. */
  site?: string | undefined;
  /**
   * Who answers the calls: the site; services started here on `dataDir`; a recording.
   * The site when there is one, else services started here.
   */
  services?: 'site' | 'embedded' | { replayFrom: string } | undefined;
  /** Folder of releases of a gateway without a site; else the gateway's own default. */
  releasesDir?: string | undefined;
  /** By unit: a folder with a release, an address, or a published version. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Whether pages may name other releases themselves, as testers do; true when missing. */
  allowOverrides?: boolean | undefined;
  /** A free one when missing. */
  port?: number | undefined;
  /** Folder for what is kept; missing takes one that is removed at the end. */
  dataDir?: string | undefined;
  /** Value of a tester's cookie at the site. */
  tester?: string | undefined;
  /** File that the answers of the session are kept in. */
  recordTo?: string | undefined;
  /** More settings of the gateway. */
  env?: Readonly<Record<string, string>> | undefined;
  /** Hears every line that the gateway writes. */
  onLine?: ((line: string) => void) | undefined;
  /** Longest time until it serves, in ms; two minutes when missing: a first start fills a database. */
  startMs?: number | undefined;
};

export type LocalGateway = {
  /** Origin of the gateway, e.g. `http://localhost:34567`. */
  url: string;
  /** What it wrote so far, newest last; the last 500 lines. */
  lines: readonly string[];
  /** Resolves when the gateway has ended, by itself or not. */
  ended: Promise<void>;
  /** Ends it in good order and removes its folder if that was temporary. */
  stop: () => Promise<void>;
  /** The same at once, when there is no time for good order. */
  kill: () => void;
};

/** A gateway could not be found or did not start; `message` says why. */
export class LocalGatewayError extends Error {
  override name = 'LocalGatewayError';
}

const KEPT_LINES = 500;
const STOP_MS = 20_000;

/**
 * Starts a gateway as a process of its own and waits until it serves. It ends with this process.
 * @throws LocalGatewayError when there is no gateway installed or it does not start.
 */
export async function startLocalGateway(options: LocalGatewayOptions = {}): Promise<LocalGateway> {
  const program = findGateway();
  if (options.port !== undefined) await refuseTaken(options.port);
  const port = options.port ?? (await freePort());
  const temporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'chamba-gateway-')));
  const child = spawn(process.execPath, [program], {
    // A terminal's Ctrl+C is for the command, which ends the gateway when it is done with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...inherited(), ...settingsOf(options, port, dataDir), ...options.env },
  });
  const lines: string[] = [];
  const take = (line: string): void => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
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

/** Settings of a site in this process' environment are not for the gateway that is started. */
function inherited(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  const own =
    /^(?:CHAMBA_ENV|PORT|HOST|DATA_DIR|DATABASE_URL|RELEASES_DIR|SITE_\w+|CDN_URL|UPSTREAM_\w+|TRACKING_HOST|SERVICE_AUTH|OPERATOR_KEY|OVERRIDES|ALLOW_OVERRIDES|RECORD_TO|REPLAY_FROM|SMTP_URL|MAIL|METRICS_TOKEN|REQUIRED_UNITS)$/;
  for (const [name, value] of Object.entries(process.env)) if (!own.test(name)) env[name] = value;
  return env;
}

function settingsOf(options: LocalGatewayOptions, port: number, dataDir: string): Record<string, string> {
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
    // A developer's folder holds what is being worked on.
    REQUIRED_UNITS: 'none',
  };
  return Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Refuses a port that somebody listens on: were that a site, it would be taken for the gateway, which ends unheard.
 * @throws LocalGatewayError that names the port.
 */
function refuseTaken(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') reject(new LocalGatewayError(`port ${port} is taken (EADDRINUSE)`));
      // What else is wrong with it the gateway tells.
      else resolve();
    });
    server.listen(port, 'localhost', () => server.close(() => resolve()));
  });
}

/** A port nobody listens on. */
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
  while (Date.now() < end) {
    if (over) throw new LocalGatewayError(reasonIn(lines) ?? `the gateway ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      serves,
      () => false,
    );
    if (ready && !over) return;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  throw new LocalGatewayError(`the gateway did not serve within ${Math.round(startMs / 1000)} s`);
}

/** Whether a gateway answers pages: what it lacks beyond that, such as a damaged unit, its pages and its log say. */
async function serves(answer: Response): Promise<boolean> {
  if (answer.ok) return true;
  const body: unknown = await answer.json().catch(() => null);
  const reasons = typeof body === 'object' && body !== null && 'reasons' in body ? body.reasons : null;
  return Array.isArray(reasons) && !reasons.includes('starting');
}

/** What a gateway that could not start said: the lines that are no log. */
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
