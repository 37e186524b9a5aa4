import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
// oxlint-disable-next-line chamba/no-fixed-wait -- clients that think between two requests
import { setTimeout as thinkFor } from 'node:timers/promises';
import { until } from '@chamba/kernel/testing/until';
import { startPostgres } from '@chamba/database/testing/postgres-server';
import { spawnSite, type SpawnedSite } from './testing/spawned-site.ts';

const server = await startPostgres();
after(() => server?.stop());

/** Time limit in which every site answers after the database is back, in ms. */
const BACK_MS = 3_000;

/** A search by SQL, an uncached list, a session lookup, a rendered page. */
const READS = [
  '/rest?server=jobs&service=jobs&q=auxiliar',
  '/api/tracking/recent-searches/current',
  '/rest?server=lookup&service=states',
  '/empleos',
];
const CLIENTS = 8;
/** Enough that requests are always under way, and not so much that a small machine answers late for that alone. */
const THINK_MS = 25;

const search = (url: string) => fetch(`${url}/rest?server=jobs&service=jobs&q=auxiliar`);

/** Waits until a site answers a search. */
const untilAnswered = (url: string) =>
  until(async () => (await search(url).catch(() => null))?.status === 200, `${url} answers`);

/** A log-in with a wrong password. */
const login = (url: string) =>
  fetch(`${url}/rest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-chamba': '1' },
    body: JSON.stringify({
      server: 'authentication',
      service: 'retrieveToken',
      payload: { userid: 'a@b.mx', password: 'x' },
    }),
  });

/**
 * Clients that send one request after the other until they are stopped; `seen` has the statuses, 0 for a broken
 * connection.
 */
function load(url: string) {
  const seen: number[] = [];
  let going = true;
  const client = async (number: number): Promise<void> => {
    for (let turn = number; going; turn += 1) {
      const path = READS[turn % READS.length] ?? '/';
      const answer = await (turn % 7 === 0 ? login(url) : fetch(url + path)).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      seen.push(answer?.status ?? 0);
      await thinkFor(THINK_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  return {
    seen,
    stop: async () => {
      going = false;
      await Promise.all(clients);
    },
  };
}

describe('a database outage under load', { skip: !server && 'PostgreSQL is not installed' }, () => {
  if (!server) return;
  let sites: SpawnedSite[] = [];
  let database = '';

  before(async () => {
    const databaseUrl = await server.createDatabase();
    database = new URL(databaseUrl).pathname.slice(1);
    const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
    const first = await spawnSite({ env });
    sites = [first, await spawnSite({ env })];
  });
  after(() => Promise.all(sites.map((site) => site.remove())));

  /** Puts load on both sites around an outage, and checks their answers. */
  async function outage(cut: () => Promise<void>): Promise<void> {
    const loads = sites.map(({ url }) => load(url));
    try {
      await until(
        () => loads.every(({ seen }) => seen.filter((status) => status === 200).length > 50),
        'both sites answer',
      );
      await cut();
      const back = Date.now();
      const answered = sites.map(async ({ url }) => {
        await untilAnswered(url);
        return Date.now() - back;
      });
      const waits = await Promise.all(answered);
      assert.ok(Math.max(...waits) <= BACK_MS, `the first answers came after ${waits.join(' and ')} ms`);
    } finally {
      await Promise.all(loads.map(({ stop }) => stop()));
    }
    for (const { child } of sites) assert.equal(child.exitCode ?? child.signalCode, null, 'a site ended');
    const statuses = new Set(loads.flatMap(({ seen }) => seen));
    assert.ok(!statuses.has(0), 'a connection of a visitor broke');
    assert.ok(!statuses.has(500), `a lost database is not a fault of the site: ${[...statuses].join(' ')}`);
  }

  it('terminated connections end no site', async () => {
    await outage(async () => {
      for (let round = 0; round < 5; round += 1) {
        // After a cut the sites need a moment to reconnect.
        await Promise.all(sites.map(({ url }) => untilAnswered(url)));
        await until(async () => (await server.terminateConnections(database)) > 0, 'there are connections');
      }
    });
  });

  for (const mode of ['fast', 'immediate'] as const) {
    it(`a restart in mode ${mode} ends no site, and is answered with 503 meanwhile`, async () => {
      await outage(async () => {
        await server.halt(mode);
        const asked = sites.flatMap(({ url }) => [search(url), login(url)]);
        const answers = await Promise.allSettled(asked);
        await server.resume();
        const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
        assert.deepEqual(statuses, [503, 503, 503, 503]);
      });
    });
  }
});
