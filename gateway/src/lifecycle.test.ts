// @own-process: it takes as long as many others.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '@chamba/kernel/testing/until';
import { postgresPrograms, startPostgres } from '@chamba/database/testing/postgres-server';
import { fakeRoute, SHELL_SERVER, writeRelease } from './testing/fake-releases.ts';
import { BRIEF_PROCESS, createSharedDatabase } from '@chamba/services/testing/services';
import { siteEnvironment, spawnSite, type SpawnedSite } from './testing/spawned-site.ts';

/** Time limit of a stop, in ms. */
const BAR = 5_000;

const REMOTE = `exports.default = { name: 'mfe-search', routes: [], pages: {
  hello: () => ({ body: 'Hola' }),
  offers: async ({ api }) => ({ body: String((await api.call('jobs.search', {})).joblist.length) }),
  late: () => new Promise((resolve) => setTimeout(() => resolve({ body: 'tarde' }), 700)),
} };`;

let folder: string;
let releases: string;
/** Where sites have their data whose engine does not matter; null for the embedded one. */
let shared: Awaited<ReturnType<typeof createSharedDatabase>>;

before(async () => {
  shared = await createSharedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'chamba-lifecycle-'));
  releases = join(folder, 'releases');
  await writeRelease(releases, { name: 'shell', server: SHELL_SERVER });
  await writeRelease(releases, {
    name: 'mfe-search',
    server: REMOTE,
    routes: ['hello', 'offers', 'late'].map((id) => fakeRoute(id)),
  });
});
after(async () => {
  await shared?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Makes `localhost` two addresses in a process, as on most machines. */
const TWO_ADDRESSES = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  import { syncBuiltinESMExports } from 'node:module';
  const both = [{ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 }];
  const { lookup } = dns;
  dns.lookup = (host, options, done) =>
    host === 'localhost' && options.all ? process.nextTick(done, null, both) : lookup(host, options, done);
  dns.promises.lookup = async () => both;
  syncBuiltinESMExports();
`)}`;

/** Whether this machine has IPv6. */
const hasIpv6 = await new Promise<boolean>((resolve) => {
  const probe = createServer().once('error', () => resolve(false));
  probe.listen(0, '::1', () => probe.close(() => resolve(true)));
});

/** A site with the releases above and one data folder, which each start takes over from the previous one. */
function start(env: Record<string, string> = {}, nodeArguments: string[] = []): Promise<SpawnedSite> {
  return startEmbedded({ ...(shared && { DATABASE_URL: shared.url }), ...env }, nodeArguments);
}

/** The same on the embedded engine. */
function startEmbedded(env: Record<string, string> = {}, nodeArguments: string[] = []): Promise<SpawnedSite> {
  return spawnSite({
    nodeArguments,
    env: {
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: releases,
      REQUIRED_UNITS: 'mfe-search',
      RENDER_TIMEOUT_MS: '5000',
      ...env,
    },
  });
}

async function open(url: string, text = '', host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

const toLockFile = (data: string): string => join(data, 'database.lock');

describe('a site on SIGTERM', () => {
  it('stops within five seconds, whatever connections are open', async () => {
    const site = await startEmbedded();
    try {
      assert.ok(existsSync(toLockFile(site.dataDir)));
      const sockets = [
        await open(site.url),
        await open(site.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half'),
        await open(site.url, 'POST /rest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'),
        await open(site.url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'),
      ];
      await once(sockets[3]!, 'data');
      const begun = performance.now();
      assert.deepEqual(await site.end(), { code: 0, signal: null });
      assert.ok(performance.now() - begun <= BAR, `${Math.round(performance.now() - begun)} ms`);
      assert.ok(!existsSync(toLockFile(site.dataDir)), 'the lock of the database is released');
      assert.match(site.out(), /cut off/);
    } finally {
      await site.end('SIGKILL');
    }
  });

  it('finishes the running request', async () => {
    const site = await start();
    try {
      const socket = await open(site.url, 'GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
      let answer = '';
      socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
      // The connection must be accepted first.
      assert.equal((await fetch(`${site.url}/livez`)).status, 200);
      const closed = once(socket, 'close');
      assert.deepEqual(await site.end(), { code: 0, signal: null });
      await closed;
      assert.match(answer, /^HTTP\/1\.1 200 /);
      assert.match(answer, /tarde[^]*<\/html>/);
      assert.doesNotMatch(site.out(), /cut off/);
    } finally {
      await site.end('SIGKILL');
    }
  });
});

describe('a site at localhost', { skip: !hasIpv6 && 'this machine has no IPv6' }, () => {
  it('finishes the running requests at both of its addresses when it stops', async () => {
    const site = await start({ HOST: 'localhost' }, ['--import', TWO_ADDRESSES]);
    try {
      const answers = ['127.0.0.1', '::1'].map(async (host) => {
        const socket = await open(site.url, 'GET /late HTTP/1.1\r\nHost: x\r\n\r\n', host);
        let answer = '';
        socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
        await once(socket, 'close');
        return answer;
      });
      for (const host of ['127.0.0.1', '[::1]'])
        assert.equal((await fetch(`http://${host}:${new URL(site.url).port}/livez`)).status, 200);
      assert.deepEqual(await site.end(), { code: 0, signal: null });
      for (const answer of await Promise.all(answers)) assert.match(answer, /tarde[^]*<\/html>/);
      assert.doesNotMatch(site.out(), /cut off/);
    } finally {
      await site.end('SIGKILL');
    }
  });
});

describe('a site whose log is not read', () => {
  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    return typeof address === 'object' && address ? address.port : 0;
  }

  for (const [what, close] of [
    ['because the reader has closed the pipe', true],
    ['because the reader is stalled', false],
  ] as const) {
    it(`continues and stops ${what}`, async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const child: ChildProcess = spawn(
        process.execPath,
        [...BRIEF_PROCESS, fileURLToPath(new URL('main.js', import.meta.url))],
        {
          env: siteEnvironment(join(folder, 'data'), {
            RELEASES_DIR: releases,
            REQUIRED_UNITS: 'mfe-search',
            PORT: String(port),
            LOG_LEVEL: 'info',
            ...(shared && { DATABASE_URL: shared.url }),
          }),
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      const ended = once(child, 'exit');
      try {
        if (close) {
          child.stdout?.destroy();
          child.stderr?.destroy();
        }
        const answers = (path: string): Promise<number> =>
          fetch(url + path).then(
            async (answer) => {
              await answer.arrayBuffer();
              return answer.status;
            },
            () => 0,
          );
        await until(async () => {
          assert.equal(child.exitCode, null, 'the site lives');
          return (await answers('/healthz')) === 200;
        }, 'the site answers');
        // Far more lines than a pipe buffers: 64 KB.
        const path = `/rest?server=features&service=toggles&x=${'x'.repeat(50)}`;
        for (let round = 0; round < 60; round += 1)
          assert.deepEqual(
            await Promise.all(Array.from({ length: 20 }, () => answers(path))),
            Array.from({ length: 20 }, () => 200),
          );
        const begun = performance.now();
        child.kill('SIGTERM');
        assert.deepEqual(await ended, [0, null]);
        assert.ok(performance.now() - begun <= BAR, `${Math.round(performance.now() - begun)} ms`);
      } finally {
        child.kill('SIGKILL');
        await ended;
      }
    });
  }
});

describe('a site with missing releases', () => {
  it('does not start without its folder of releases, and names the setting', async () => {
    await assert.rejects(
      startEmbedded({ RELEASES_DIR: join(folder, 'nowhere') }),
      /ended with 1: The site cannot start: RELEASES_DIR \(\S+nowhere\) does not exist or holds no release/,
    );
    assert.ok(!existsSync(toLockFile(join(folder, 'data'))));
  });

  for (const [what, prepare] of [
    ['is missing', async (root: string) => rm(join(root, 'mfe-search'), { recursive: true })],
    [
      'is damaged',
      async (root: string) => {
        const [name = ''] = await readdir(join(root, 'mfe-search'));
        await writeFile(join(root, 'mfe-search', name, 'server.cjs'), 'exports.default = {};');
      },
    ],
  ] as const) {
    it(`is not ready while a unit ${what}, and serves it when it appears`, async () => {
      const root = join(folder, `releases-${what.replaceAll(' ', '-')}`);
      await cp(releases, root, { recursive: true });
      await prepare(root);
      const site = await start({
        RELEASES_DIR: root,
        REQUIRED_UNITS: what === 'is missing' ? 'mfe-search' : 'none',
      });
      try {
        const page = await fetch(`${site.url}/hello`);
        assert.equal(page.status, 503);
        assert.ok(Number(page.headers.get('retry-after')) > 0);
        assert.match(await page.text(), /no está disponible/);
        for (const path of ['/healthz', '/readyz']) {
          const answer = await fetch(site.url + path);
          assert.equal(answer.status, 503);
          assert.deepEqual(await answer.json(), { status: 'unavailable', reasons: ['units'] });
        }
        assert.equal((await fetch(`${site.url}/livez`)).status, 200);
        await cp(join(releases, 'mfe-search'), join(root, 'mfe-search'), { recursive: true });
        await until(
          async () => (await fetch(`${site.url}/healthz`)).status === 200,
          'the site serves the unit that appeared',
        );
        assert.equal((await fetch(`${site.url}/hello`)).status, 200);
        assert.equal((await fetch(`${site.url}/no-such-page`)).status, 404);
      } finally {
        await site.end('SIGKILL');
      }
    });
  }
});

describe(
  'a site whose database is unavailable',
  { skip: !postgresPrograms() && 'PostgreSQL is not installed' },
  () => {
    it('reports it to probes, callers and visitors, with 503', async () => {
      const own = await startPostgres();
      assert.ok(own);
      const site = await start({ DATABASE_URL: await own.createDatabase(), DATA_DIR: join(folder, 'files') });
      try {
        for (const path of ['/healthz', '/offers'])
          assert.equal((await fetch(site.url + path)).status, 200, path);
        await own.stop();
        await until(
          async () => (await fetch(`${site.url}/healthz`)).status !== 200,
          '/healthz reports that the database is unavailable',
        );
        assert.deepEqual(await (await fetch(`${site.url}/readyz`)).json(), {
          status: 'unavailable',
          reasons: ['database'],
        });
        assert.equal((await fetch(`${site.url}/livez`)).status, 200);
        const call = await fetch(`${site.url}/rest?server=jobs&service=jobs`);
        assert.equal(call.status, 503);
        assert.match(await call.text(), /"errors":\[\{"code":"(?:MYS-1|GATEWAY-DISCONNECTED)"/);
        assert.deepEqual(await site.end(), { code: 0, signal: null });
      } finally {
        await site.end('SIGKILL');
      }
    });
  },
);
