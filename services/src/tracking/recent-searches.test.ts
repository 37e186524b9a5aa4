import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { RecentSearches } from './recent-searches.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

for (const engine of await enginesOfRules()) {
  describe(`recent searches on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  test('the ten latest are returned, the latest first', async () => {
    const visitor = 'd'.repeat(32);
    const { db } = running.services;
    for (let turn = 1; turn <= 12; turn += 1) {
      await db.query(
        `insert into recent_search (owner, url, params, place_id, place_description, searched_at)
          values ($1, $2, '{}', '', '', now() - make_interval(mins => $3))`,
        [`s:${visitor}`, `/empleos?work_mode=${turn % 3}&page=${turn}`, turn],
      );
    }
    const { body } = await ask(running, '/api/tracking/recent-searches/current', { visitor });
    const { recentsearches } = body['response'] as { recentsearches: { url: string }[] };
    assert.deepEqual(
      recentsearches.map(({ url }) => Number(new URLSearchParams(url.split('?')[1]).get('page'))),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
  });

  test('a search under an id that was made up for it is not kept', async () => {
    const { db } = running.services;
    const visitor = 'f'.repeat(32);
    const search = (headers: Record<string, string>) =>
      fetch(`${running.url}/rest?server=jobs&service=jobs&q=auxiliar`, {
        headers: { sessionid: visitor, ...headers },
      });
    const kept = async () =>
      (await db.query('select 1 from recent_search where owner = $1', [`s:${visitor}`])).rowCount;
    assert.equal((await search({ 'x-new-visitor': '1' })).status, 200);
    assert.equal((await search({})).status, 200);
    // Searches are noted beside their answers: the second one is there, so the first one would be too.
    await until(async () => (await kept()) > 0, 'the second search is kept');
    assert.equal(await kept(), 1);
    await db.query('delete from recent_search where owner = $1', [`s:${visitor}`]);
    assert.equal((await search({ 'x-new-visitor': '1' })).status, 200);
    await search({ sessionid: 'a'.repeat(32) });
    await until(async () => {
      const { rowCount } = await db.query('select 1 from recent_search where owner = $1', [
        `s:${'a'.repeat(32)}`,
      ]);
      return rowCount > 0;
    }, 'the search after it is kept');
    assert.equal(await kept(), 0);
  });

  test('searches go to the first account that logs in on the device, and to no other', async () => {
    const { db } = running.services;
    const visitor = 'b'.repeat(32);
    await db.query(
      `insert into recent_search (owner, url, params, place_id, place_description)
        values ($1, '/empleos-de-cajero', '{}', '', ''), ($1, '/empleos-de-chofer', '{}', '', ''),
          ('u:900001', '/empleos-de-chofer', '{}', '', '')`,
      [`s:${visitor}`],
    );
    const recent = new RecentSearches(db, { newSince: () => Promise.resolve(0) }, silent);
    const urls = async (owner: string) => (await recent.list(owner)).map(({ url }) => url).toSorted();
    for (const account of [900_001, 900_002]) {
      recent.noteLogin(visitor, account);
      await recent.settled();
    }
    assert.deepEqual(await urls('u:900001'), ['/empleos-de-cajero', '/empleos-de-chofer']);
    assert.deepEqual(await urls('u:900002'), []);
    assert.deepEqual(await urls(`s:${visitor}`), []);
  });

  test('what is new is counted once for each search until the catalogue changes', async () => {
    const owner = `s:${'e'.repeat(32)}`;
    const { db } = running.services;
    await db.query(
      `insert into recent_search (owner, url, params, place_id, place_description)
        values ($1, '/empleos-de-cajero', '{}', '', ''), ($1, '/empleos-de-chofer', '{}', '', '')`,
      [owner],
    );
    const counted: (string | undefined)[] = [];
    let failing = true;
    const search = {
      newSince: ({ q }: { q?: string | undefined }) => {
        counted.push(q);
        return failing ? Promise.reject(new Error('no answer')) : Promise.resolve(3);
      },
    };
    const recent = new RecentSearches(db, search, silent);
    const legends = async () =>
      (await recent.list(owner)).map(({ newtotaldocslegend }) => newtotaldocslegend);
    await assert.rejects(legends());
    failing = false;
    counted.length = 0;
    assert.deepEqual(await legends(), ['3 nuevas', '3 nuevas']);
    assert.deepEqual(await legends(), ['3 nuevas', '3 nuevas']);
    assert.deepEqual(counted.toSorted(), ['cajero', 'chofer']);
    recent.forgetCounts();
    await legends();
    assert.equal(counted.length, 4);
  });
}
