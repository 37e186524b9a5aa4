import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { until } from '@chamba/kernel/testing/until';

const root = path.resolve(import.meta.dirname, '../..');

/** Some hundreds of real vacancies: imported in a second. */
const SMALL_SAMPLE = path.join(root, 'services/src/testing/fixture');

/** The optimizing compiler of WebAssembly takes more of a short life than its code saves. */
const BRIEF_PROCESS = ['--liftoff-only'];

/** Database of the sample that the service tests of the same run have imported. */
const CATALOGUE = 'chamba_catalogue';

/** Longest start on a busy machine, in ms. */
const START_MS = 120_000;

/** How a process ended: its exit code (null after a signal) and what it wrote to standard error. */
export type Ending = { code: number | null; stderr: string };

/** A site of its own process, port and data folder, that tests may kill. */
export class SiteProcess {
  /** Origin of the site, the same after every start. */
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #dropDatabase: () => Promise<void>;
  readonly #ended = new WeakMap<ChildProcess, Promise<Ending>>();
  #child: ChildProcess | null = null;

  private constructor(
    port: number,
    dataDir: string,
    env: Readonly<Record<string, string>>,
    dropDatabase: () => Promise<void>,
  ) {
    this.#port = port;
    this.#dropDatabase = dropDatabase;
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#env = env;
  }

  /**
   * Chooses a port and a new data folder; nothing runs yet.
   * @param env settings besides the usual ones.
   * @param engine the embedded one where a test is about it; else the server that the tests of a run share, on which a site
   *   starts in two thirds of the processor time, and the embedded one where there is none.
   */
  static async create(
    env: Readonly<Record<string, string>> = {},
    engine: 'embedded' | 'any' = 'any',
  ): Promise<SiteProcess> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'chamba-site-'));
    const shared = engine === 'any' && process.env['TEST_POSTGRES'] ? await testPostgres() : null;
    if (shared && (await shared.hasDatabase(CATALOGUE))) {
      const database = { DATABASE_URL: await shared.createDatabase(CATALOGUE) };
      return new SiteProcess(await freePort(), dataDir, { ...database, ...env }, () => shared.stop());
    }
    // The service tests of the same run have imported the sample.
    const imported = path.join(process.env['TEST_TEMPLATES'] ?? dataDir, 'catalogue');
    if (existsSync(imported)) cpSync(imported, dataDir, { recursive: true });
    return new SiteProcess(await freePort(), dataDir, env, async () => undefined);
  }

  /** Starts the site and waits until it answers. @throws when it ends instead, with what it said. */
  async start(): Promise<void> {
    const child = this.#spawn(this.#port);
    this.#child = child;
    const ended = this.#ended.get(child)?.then(({ stderr }) => {
      throw new Error(`the site ended: ${stderr}`);
    });
    await Promise.race([this.#answers(child), ended]);
    ended?.catch(() => undefined);
  }

  /** Starts a second process on the same data folder, on another port; resolves when it ended. */
  async startAgain(): Promise<Ending> {
    const child = this.#spawn(0);
    return (await this.#ended.get(child)) ?? { code: null, stderr: '' };
  }

  /** Ends the process without a warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the process to end in good order. */
  async stop(): Promise<Ending> {
    return this.#end('SIGTERM');
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    await this.#dropDatabase();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<Ending> {
    const child = this.#child;
    this.#child = null;
    child?.kill(signal);
    return (child && (await this.#ended.get(child))) ?? { code: null, stderr: '' };
  }

  #spawn(port: number): ChildProcess {
    const child = spawn(process.execPath, [...BRIEF_PROCESS, path.join(root, 'gateway/dist/main.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CHAMBA_ENV: 'development',
        SAMPLE: SMALL_SAMPLE,
        RATE_LIMIT_SCALE: '0',
        CHECK_ANSWERS: 'true',
        RENDER_WORKERS: '1',
        ...this.#env,
        PORT: String(port),
        DATA_DIR: this.dataDir,
      },
    });
    let stderr = '';
    child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
    this.#ended.set(
      child,
      new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr }))),
    );
    return child;
  }

  async #answers(child: ChildProcess): Promise<void> {
    await until(
      async () => {
        if (child.exitCode !== null || child.signalCode !== null) return true;
        return (await fetch(`${this.url}/healthz`).catch(() => null))?.ok === true;
      },
      'the site answers or ends',
      { withinMs: START_MS, everyMs: 100 },
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
