// @own-process: what others leave in memory would be measured too.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { BUILT_RELEASES, spawnSite, type SpawnedSite } from './testing/spawned-site.ts';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { createFilledDatabase } from '@chamba/services/testing/services';

const PAGES = process.env['TEST_FULL'] ? 2_000 : 500;
const WARM_UP = process.env['TEST_FULL'] ? 500 : 250;
/** Maximum growth of heap and buffers of the main thread, in bytes: 5 KB a page. */
const BAR = PAGES * 5_243;
const CLIENTS = 4;

/** Pages that make calls: results, the home page and directories, each with several addresses. */
const ADDRESSES = [
  '/',
  ...['cajero', 'chofer', 'ventas', 'auxiliar', 'almacenista', 'guardia', 'mesero', 'contador'].flatMap(
    (word) => ['', '/en-jalisco', '/en-puebla'].map((place) => `/empleos-de-${word}${place}`),
  ),
  '/empleos',
  '/acerca-de',
];

async function load(url: string, pages: number): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < pages) {
      const address = ADDRESSES[(next += 1) % ADDRESSES.length] ?? '/';
      const answer = await fetch(url + address);
      assert.equal(answer.status, 200, address);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function measureMemory({ child }: SpawnedSite): Promise<number> {
  const answered = once(child, 'message');
  child.send('measure');
  const [{ bytes }] = (await answered) as [{ bytes: number }];
  return bytes;
}

/** Number of pages rendered in full so far. */
async function rendered(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^chamba_renders_total\{mode="full"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
}

/**
 * Pages are rendered by the same processes on either, and the embedded one has a thread of its own, which is not measured;
 * `npm run test:full` measures both.
 */
const ENGINES = process.env['TEST_FULL']
  ? (['the embedded engine', 'PostgreSQL'] as const)
  : (['PostgreSQL'] as const);

const server = await testPostgres();
after(() => server?.stop());

describe('memory of a site', { skip: !existsSync(BUILT_RELEASES) && 'nothing is built' }, () => {
  for (const engine of ENGINES) {
    const missing = engine === 'PostgreSQL' && !server && 'PostgreSQL is not installed';
    it(`stays the same over ${PAGES} rendered pages on ${engine}`, { skip: missing }, async (t) => {
      const { folder, remove } = temporaryFolder();
      const place: Record<string, string> =
        engine === 'PostgreSQL' && server
          ? { DATABASE_URL: await createFilledDatabase(server) }
          : { DATA_DIR: folder };
      const site = await spawnSite({
        ipc: true,
        nodeArguments: ['--expose-gc', '--import', new URL('testing/memory-probe.js', import.meta.url).href],
        env: { RENDER_WORKERS: '2', RENDER_TIMEOUT_MS: '10000', ...place },
      });
      try {
        await load(site.url, WARM_UP);
        const before = await measureMemory(site);
        const full = await rendered(site.url);
        await load(site.url, PAGES);
        // Pages that were left to browsers would prove nothing.
        assert.ok((await rendered(site.url)) - full >= PAGES * 0.95, 'pages were rendered on the server');
        const growth = (await measureMemory(site)) - before;
        t.diagnostic(`${(growth / 1_048_576).toFixed(1)} MB over ${PAGES} pages`);
        assert.ok(growth <= BAR, `${(growth / 1_048_576).toFixed(1)} MB over ${PAGES} pages`);
      } finally {
        await site.remove();
        remove();
      }
    });
  }
});
