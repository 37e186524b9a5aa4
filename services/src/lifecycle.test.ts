import assert, { AssertionError } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, test } from 'node:test';
// oxlint-disable-next-line chamba/no-fixed-wait -- the process is killed at a moment that its writes do not choose
import { setTimeout as momentAfter } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { until } from '@chamba/kernel/testing/until';
import { PASSWORD } from './testing/candidates.ts';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { BRIEF_PROCESS, createFilledDatabase, fillDataDir, FIXTURE } from './testing/services.ts';

const PROGRAM = fileURLToPath(new URL('./testing/start-services.js', import.meta.url));

type Line = { url?: string; error?: string; step?: { label: string; done: number } };
type Started = {
  process: ChildProcess;
  lines: Line[];
  outcome: Promise<Line>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/** Processes of the running test: one that fails must not leave them behind, whose end the run would wait for. */
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

function start(dataDir: string, sample: string, databaseUrl?: string): Started {
  const child = spawn(process.execPath, [...BRIEF_PROCESS, PROGRAM, dataDir, sample], {
    env: { ...process.env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.add(child);
  const lines: Line[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const outcome = new Promise<Line>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      lines.push(line);
      if (line.url ?? line.error) resolve(line);
    });
    void ended.then(() => resolve({}));
  });
  return {
    process: child,
    lines,
    outcome,
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

async function post(url: string, payload: object): Promise<number> {
  const answer = await fetch(`${url}/rest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ server: 'myService', service: 'account', payload }),
  });
  await answer.text();
  return answer.status;
}

const login = async (url: string, email: string): Promise<number> => {
  const answer = await fetch(`${url}/rest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      server: 'authentication',
      service: 'retrieveToken',
      payload: { userid: email, password: PASSWORD },
    }),
  });
  await answer.text();
  return answer.status;
};

async function readTotal(url: string): Promise<number> {
  const answer = await fetch(`${url}/rest?server=jobs&service=jobs`);
  const body = (await answer.json()) as { response: { summary: { totaldocs: number } } };
  return body.response.summary.totaldocs;
}

/** Creates accounts one after the other until the process is killed; answers the addresses that were answered 200. */
async function writeUntilKilled(started: Started, url: string, round: number): Promise<string[]> {
  const answered: string[] = [];
  let dead: Promise<void> | null = null;
  for (let number = 0; ; number += 1) {
    const email = `persona${round}.${number}@example.com`;
    try {
      const status = await post(url, { email, name: 'Persona', password: PASSWORD, legal_ok: true });
      // A refusal would come again and again.
      if (status >= 400 && status < 500) throw new AssertionError({ message: `a sign-up answers ${status}` });
      if (status === 200) answered.push(email);
    } catch (error) {
      if (error instanceof AssertionError) throw error;
      break;
    }
    // Killed at a moment that the writes do not choose.
    if (answered.length === 5) dead ??= momentAfter(37 + round * 23).then(() => started.kill('SIGKILL'));
  }
  await dead;
  return answered;
}

/** @param databases where they are, an empty and a filled one; none for the embedded engine, which uses folders. */
function survival(databases?: { empty: () => Promise<string>; filled: () => Promise<string> }): void {
  test('a process killed while it writes loses nothing that it answered', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const address = await databases?.filled();
      if (!address) await fillDataDir(folder);
      const answered: string[] = [];
      for (let round = 0; round < 2; round += 1) {
        const started = start(folder, FIXTURE, address);
        const { url, error } = await started.outcome;
        assert.ok(url, error);
        answered.push(...(await writeUntilKilled(started, url, round)));
      }
      assert.ok(answered.length >= 10);
      const last = start(folder, FIXTURE, address);
      const { url, error } = await last.outcome;
      assert.ok(url, error);
      for (const email of answered) assert.equal(await login(url, email), 200, email);
      assert.equal(await readTotal(url), 600);
      await last.kill('SIGTERM');
    } finally {
      remove();
    }
  });

  test('an import that was killed goes on and brings everything in once', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      const address = await databases?.empty();
      const first = start(folder, FIXTURE, address);
      await until(
        () =>
          first.lines.some((line) => line.step?.label.startsWith('Vacancies')) ||
          first.process.exitCode !== null,
        'the import of vacancies has begun',
        { everyMs: 5 },
      );
      await first.kill('SIGKILL');
      const second = start(folder, FIXTURE, address);
      const { url, error } = await second.outcome;
      assert.ok(url, error);
      assert.equal(await readTotal(url), 600);
      await second.kill('SIGTERM');
    } finally {
      remove();
    }
  });
}

describe('the embedded database', () => {
  survival();

  test('of two starts on one data folder the second says why it refuses', async () => {
    const { folder, remove } = temporaryFolder();
    try {
      await fillDataDir(folder);
      const first = start(folder, FIXTURE);
      assert.ok((await first.outcome).url);
      const second = await start(folder, FIXTURE).outcome;
      assert.match(second.error ?? '', new RegExp(`${folder}.*in use by process ${first.process.pid}`));
      await first.kill('SIGKILL');
      const third = start(folder, FIXTURE);
      const { url, error } = await third.outcome;
      assert.ok(url, error);
      assert.equal(
        third.lines.some((line) => line.step),
        false,
        'a filled database is not filled again',
      );
      await third.kill('SIGTERM');
    } finally {
      remove();
    }
  });
});

const server = await testPostgres();
if (server) {
  describe('a real database', () => {
    survival({ empty: () => server.createDatabase(), filled: () => createFilledDatabase(server) });
    test('the server stops', () => server.stop());
  });
}
