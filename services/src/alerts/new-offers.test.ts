import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readOperation } from '@chamba/kernel/operations';
import fc from 'fast-check';
import { refreshTotals } from '../feeds/build-search-index.ts';
import { writeOffers } from '../feeds/write-offers.ts';
import { JobSearch } from '../jobs/search.ts';
import { sqlBackend } from '../jobs/read-model/search-backend.ts';
import { readSampleClock } from '../model/clock.ts';
import { numberArrivals } from '../saved-searches/rows.ts';
import { randomOffers } from '../testing/random-catalogue.ts';
import { asked, toParameters } from '../testing/random-searches.ts';
import { enginesOfRules, FIXTURE, randomRuns } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { NewOffers } from './new-offers.ts';

const { read } = readOperation('jobs.search');

for (const engine of await enginesOfRules())
  describe(`new offers are found as searches find them on ${engine.name}`, () => suite(engine));

function suite(engine: Engine): void {
  const now = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'chamba-places-'));
  let running: RunningServices;
  before(async () => {
    copyFileSync(join(FIXTURE, 'sepomex.csv'), join(folder, 'sepomex.csv'));
    running = await engine.start({ sample: { path: folder }, now: () => now });
  });
  after(async () => {
    await running.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a random search finds exactly those of its results that came in after a number', async () => {
    const db = running.services.db;
    const clock = await readSampleClock(db, () => now);
    const search = new JobSearch(db, clock, 'Chamba');
    const offers = randomOffers(900, 23, now).map(({ record }) => ({ ...record, issample: false }));
    const write = (some: typeof offers): Promise<number> =>
      db.tx(async (transaction) => {
        await writeOffers(transaction, some, now, { uncounted: true });
        return numberArrivals(transaction);
      });
    await write(offers.slice(0, 300));
    const before = await write(offers.slice(300, 400));
    const seen = await write(offers.slice(400, 600));
    const head = await write(offers.slice(600));
    await refreshTotals(db);
    const { rows } = await db.query<{ offer_id: number; number: string }>(
      'select offer_id, number from offer_arrival where number > $1',
      [before],
    );
    const numbers = new Map(rows.map(({ offer_id, number }) => [offer_id, Number(number)]));
    const news = await NewOffers.read(db, clock, { after: before, head }, () => Promise.resolve());
    const sql = await sqlBackend(db, clock).reader();
    let found = 0;
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const params = read({
          path: {},
          query: { ...toParameters(wanted), page: '1' },
          instance: '',
          payload: {},
        })!.input.query.params;
        const query = await search.read(params);
        const all = query.impossible ? [] : await sql.pageIds({ ...query, walk: 0 }, 1_000);
        const expected = (after: number) => all.filter((id) => (numbers.get(id) ?? 0) > after);
        assert.deepEqual(news.match(query, before), expected(before));
        assert.deepEqual(news.match(query, seen), expected(seen));
        found += expected(before).length;
      }),
      { numRuns: randomRuns(engine, 150), seed: 5 },
    );
    assert.ok(found > 100, `${found} results are too few to compare`);
  });
}
