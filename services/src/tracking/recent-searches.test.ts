import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ask, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

for (const engine of await testEngines()) {
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

  test('the ten latest are told, the latest first', async () => {
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
}
