import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readOperation } from '@chamba/kernel/operations';
import type { SearchParams } from '@chamba/kernel/routes';
import fc from 'fast-check';
import { refreshTotals } from '../../feeds/build-search-index.ts';
import { retireOffers, writeOffers } from '../../feeds/write-offers.ts';
import type { Store } from '@chamba/database';
import { randomOffers } from '../../testing/random-catalogue.ts';
import { asked, toParameters } from '../../testing/random-searches.ts';
import { FIXTURE, randomRuns, testEngines } from '../../testing/services.ts';
import type { Engine, RunningServices } from '../../testing/services.ts';
import { readSampleClock } from '../../model/clock.ts';
import type { SampleClock } from '../../model/clock.ts';
import { countFacets, countTraits } from '../counts.ts';
import type { SearchQuery } from '../search-query.ts';
import { JobSearch } from '../search.ts';
import { textQueries } from '../where.ts';
import { toQueryWords } from '../../text/words.ts';
import { ReadModel } from './read-model.ts';
import type { ReadModelMode } from './read-model.ts';
import { sqlBackend } from './search-backend.ts';
import type { SearchReader } from './search-backend.ts';

const RUNS = Number(process.env['SEARCH_PROPERTY_RUNS'] ?? 60);
const ROUNDS = 6;
const { read } = readOperation('jobs.search');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What a search means by its parameters. */
const toParams = (query: Readonly<Record<string, unknown>>): SearchParams =>
  read({ path: {}, query, instance: '', payload: {} })!.input.query.params;

for (const engine of await testEngines())
  describe(`searches in memory answer as SQL does on ${engine.name}`, () => suite(engine));

/** Maps with their keys in order, and without what no facet shows. */
const sorted = (counts: ReadonlyMap<number, number>): [number, number][] =>
  [...counts].filter(([key, offers]) => key > 0 && offers > 0).sort(([a], [b]) => a - b);

/** All results of a reader for a search. */
async function readAll(reader: SearchReader, query: SearchQuery, hits: number) {
  const [counts, groups, placed, since] = await Promise.all([
    reader.counts(query),
    reader.groups(query),
    reader.placedIds(query, 3),
    reader.since(query, 0),
  ]);
  const pages = [];
  for (const page of [query.page, query.page + 1, 7])
    for (const byDate of [false, true]) pages.push(await reader.pageIds({ ...query, page, byDate }, hits));
  const facets = (by: Readonly<Record<string, number | ReadonlyMap<number, number>>>) => ({
    ...Object.fromEntries(
      Object.entries(by).map(([name, map]) => [
        name,
        typeof map === 'number' ? map : [...map].sort(([a], [b]) => a - b),
      ]),
    ),
  });
  const { all, tiers } = query.text;
  const texts = [all, ...tiers].filter((text) => text !== '');
  return {
    answering: texts.length > 0 ? await reader.withTexts(texts) : [],
    counted: facets(countFacets(counts.groups, query)),
    traits: facets(countTraits(counts.traits, query)),
    grouped: facets(countFacets(groups, query)),
    days: sorted(counts.days),
    places: sorted(counts.places),
    companies: counts.companies.map(({ company, offers }) => ({ company, offers })),
    placed,
    since,
    pages,
  };
}

function suite(engine: Engine): void {
  const now = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'chamba-places-'));
  const offers = randomOffers(900, 11, now).map(({ record }) => record);
  let running: RunningServices;
  let db: Store;
  let clock: SampleClock;
  let search: JobSearch;
  const models: ReadModel[] = [];
  let written = 0;

  const started = async (mode: ReadModelMode = 'on', memoryMb = 256): Promise<ReadModel> => {
    const model = new ReadModel({ store: db, clock, logger: silent, mode, memoryMb });
    models.push(model);
    model.reconsider();
    await model.settled();
    return model;
  };
  const write = async (some: typeof offers): Promise<void> => {
    await db.tx((transaction) => writeOffers(transaction, some, now, { uncounted: true }));
  };
  /** The next offers that were not written yet. */
  const next = (count: number): typeof offers => offers.slice(written, (written += count));
  const someIds = async (condition: string, most: number): Promise<number[]> => {
    const { rows } = await db.query<{ id: number }>(
      `select id from offer_ix where ${condition} order by id limit ${most}`,
    );
    return rows.map(({ id }) => id);
  };

  before(async () => {
    copyFileSync(join(FIXTURE, 'sepomex.csv'), join(folder, 'sepomex.csv'));
    running = await engine.start({ sample: { path: folder }, now: () => now });
    db = running.services.db;
    clock = await readSampleClock(db, () => now);
    search = new JobSearch(db, clock, 'Chamba');
    await write(next(400));
    await refreshTotals(db);
  });
  after(async () => {
    for (const model of models) await model.stop();
    await running.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Random searches have the same results in both. */
  const compare = async (model: ReadModel, seed: number, runs = randomRuns(engine, RUNS)): Promise<void> => {
    await refreshTotals(db);
    const sql = await sqlBackend(db, clock).reader();
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const query = await search.read(toParams(toParameters(wanted)));
        const [word = 'cajero', other = 'guardia'] = wanted.words;
        const corrected = { ...query, text: textQueries([toQueryWords(word), toQueryWords(other)]) };
        const hits = Math.min(wanted.hits, 20);
        for (const one of query.params.q ? [query, corrected] : [query]) {
          if (one.impossible) continue;
          const reader = await model.reader();
          assert.ok(model.isReady);
          assert.deepEqual(await readAll(reader, one, hits), await readAll(sql, one, hits));
          // Which of an employer's offers is returned does not matter, but it must be one of that employer.
          const { companies } = await reader.counts(one);
          const { rows } = await db.query<{ id: number; company: number }>(
            'select id, company from offer_ix where id = any($1::int[])',
            [companies.map(({ offer }) => offer)],
          );
          const companyById = new Map(rows.map(({ id, company }) => [id, company]));
          for (const { company, offer } of companies) assert.equal(companyById.get(offer), company);
        }
      }),
      { numRuns: runs, seed, includeErrorInReport: true },
    );
  };

  test('random searches, while offers come, change and go by whatever way', async () => {
    const model = await started();
    await compare(model, 1, randomRuns(engine, RUNS * 2));
    for (let round = 0; round < ROUNDS; round += 1) {
      await write(next(60));
      // Earlier ones come again with another's content.
      const again = offers.slice(round * 40, round * 40 + 30).map((offer, index) => ({
        ...(offers[(index * 7 + round) % offers.length] ?? offer),
        feedkey: offer.feedkey,
      }));
      await write(again);
      const ended = await someIds(`id % 11 = ${round}`, 25);
      await db.tx((transaction) => retireOffers(transaction, ended, now));
      // Dates are moved as the calendar of the sample does it.
      await db.query('update offer_ix set published = published + 1440, day = day + 1 where id % 13 = $1', [
        round,
      ]);
      const lost = await someIds(`id % 17 = ${round}`, 5);
      await db.query('delete from offer_ix where id = any($1::int[])', [lost]);
      await compare(model, round + 2);
    }
    assert.ok(model.bytes > 0);
  });

  test('a search sees what was committed before it, by this process or another, and nothing of what was undone', async () => {
    const [one, two] = [await started(), await started()];
    const query = await search.read({ sort: 2 });
    const newest = async (model: ReadModel): Promise<number | undefined> =>
      (await (await model.reader()).pageIds(query, 1))[0];
    for (let turn = 0; turn < 5; turn += 1) {
      const [offer] = next(1);
      assert.ok(offer);
      const published = new Date(now.getTime() + (1_000 + turn) * 86_400_000);
      await write([{ ...offer, published }]);
      const { rows } = await db.query<{ id: number }>('select id from offer where feedkey = $1', [
        offer.feedkey,
      ]);
      const id = rows[0]?.id;
      assert.deepEqual([await newest(one), await newest(two)], [id, id]);
      const undone = db.tx(async (transaction) => {
        await transaction.query('delete from offer_ix where id = $1', [id]);
        throw new Error('undone');
      });
      await assert.rejects(undone, /undone/);
      assert.equal(await newest(one), id);
    }
  });

  test('searches at the same time as writers miss nothing', async () => {
    const model = await started();
    const query = await search.read({});
    const total = async (): Promise<number> =>
      countFacets(await (await model.reader()).groups(query), query).total;
    let committed = await total();
    let isWriting = true;
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await write(next(3));
        committed += 3;
      }
      isWriting = false;
    })();
    while (isWriting) {
      const least = committed;
      const counted = await Promise.all([total(), total(), total()]);
      for (const one of counted) assert.ok(one >= least, `${one} of ${least}`);
    }
    await writing;
    assert.equal(await total(), committed);
    await compare(model, 91);
  });

  test('after very many changes, and after changes that were not stored, it is right again', async () => {
    const model = await started();
    // More than a search waits for: as if several thousand offers had come between two searches.
    await db.query(
      `insert into offer_ix select 700000000 + n, 1, 0, 1, 14, 14039, 0, 1, 0 from generate_series(1, 2500) n`,
    );
    const query = await search.read({ location: 'jalisco' });
    const total = async (): Promise<number> =>
      countFacets(await (await model.reader()).groups(query), query).total;
    const expected = countFacets(
      await (await sqlBackend(db, clock).reader()).groups({ ...query, age: 99_999 }),
      query,
    );
    // By SQL until the copy has caught up; then by the copy.
    await total();
    await model.settled();
    assert.equal(await total(), expected.total);
    await compare(model, 92);

    await db.query("update search_log set read_until = '-infinity'");
    await db.query('delete from offer_ix where id > 700000000');
    await (await model.reader()).groups(query);
    await model.settled();
    assert.ok(model.isReady);
    await compare(model, 93);
  });

  test('small catalogues, little memory and words of unknown kind are left to SQL', async () => {
    assert.equal((await started('auto')).isReady, false);
    assert.equal((await started('off')).isReady, false);
    assert.equal((await started('on', 0)).isReady, false);
    const model = await started();
    const query = await search.read({});
    const strange = { ...query, text: { all: "'st:14'", tiers: ["'st:14'"] } };
    const sql = await sqlBackend(db, clock).reader();
    assert.deepEqual(await readAll(await model.reader(), strange, 20), await readAll(sql, strange, 20));
  });
}
