import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { SearchAnswer } from '@chamba/kernel/api';
import {
  CONTRACT_TYPES,
  EDUCATION_LEVELS,
  PUBLICATION_AGES,
  SALARY_BANDS,
  WORK_MODES,
} from '@chamba/kernel/catalogues';
import { until } from '@chamba/kernel/testing/until';
import fc from 'fast-check';
import { CATEGORIES } from '../catalogue/categories.ts';
import { refreshTotals } from '../feeds/build-search-index.ts';
import { writeOffers } from '../feeds/write-offers.ts';
import { COMPANIES, FAMILIES, PLACES, randomOffers, SLIPS } from '../testing/random-catalogue.ts';
import type { RandomOffer } from '../testing/random-catalogue.ts';
import {
  asked,
  findCategory,
  getExperience,
  getShift,
  getWorkDays,
  toDay,
  buildFilters,
  toMinute,
  monthly,
  toParameters,
  findTier,
} from '../testing/random-searches.ts';
import type { Filter } from '../testing/random-searches.ts';
import { ask, FIXTURE, randomRuns, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { readSampleClock } from '../model/clock.ts';
import { readQuery } from './search-query.ts';
import { pageIds } from './search-statements.ts';

const OFFERS = 300;
const RUNS = Number(process.env['SEARCH_PROPERTY_RUNS'] ?? 250);
for (const engine of await testEngines()) {
  describe(`counts and pages of random searches on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  const now = new Date();
  const today = toDay(now);
  let offers: RandomOffer[] = [];
  let running: RunningServices;
  const idByOffer = new Map<RandomOffer, string>();
  const folder = mkdtempSync(join(tmpdir(), 'chamba-places-'));

  before(async () => {
    copyFileSync(join(FIXTURE, 'sepomex.csv'), join(folder, 'sepomex.csv'));
    running = await engine.start({ sample: { path: folder }, now: () => now });
    const { db } = running.services;
    offers = randomOffers(OFFERS, 7, now);
    await db.tx((transaction) =>
      writeOffers(
        transaction,
        offers.map(({ record }) => record),
        now,
        { uncounted: true },
      ),
    );
    await refreshTotals(db);
    const { rows } = await db.query<{ id: number; feedkey: string }>('select id, feedkey from offer');
    const ids = new Map(rows.map(({ id, feedkey }) => [feedkey, String(id)]));
    for (const offer of offers) idByOffer.set(offer, ids.get(offer.record.feedkey) ?? '');
    // The words are read when the change is announced.
    await until(
      async () => (await search({ q: 'cajreo' })).summary.totaldocs > 0,
      'the words of the offers are read',
    );
  });
  after(async () => {
    await running.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const search = async (params: Record<string, string>): Promise<SearchAnswer> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body['response'] as SearchAnswer;
  };

  test('a frequent word gives the same pages when the newest offers are looked at one by one', async () => {
    const { db } = running.services;
    const clock = await readSampleClock(db, () => now);
    for (const q of Object.keys(FAMILIES)) {
      for (const page of [1, 2, 4]) {
        const query = readQuery({ q, page }, null);
        const sorted = await pageIds(db, query, clock, 7);
        for (const walk of [1, 4, 1_000])
          assert.deepEqual(await pageIds(db, { ...query, walk }, clock, 7), sorted, `${q} ${page} ${walk}`);
      }
    }
  });

  test('totals, facets and pages are what counting one by one gives', async () => {
    // Jalisco and Mexico City: which of them the region has is read from the service, not written in this test.
    const inRegion = new Set<number>();
    for (const state of [9, 14]) {
      const location = state === 9 ? 'ciudad-de-mexico' : 'jalisco';
      if ((await search({ region: 'centro', location })).summary.totaldocs > 0) inRegion.add(state);
    }
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const params = toParameters(wanted);
        const answer = await search(params);
        const isTyped = wanted.words.every((word) => !(word in SLIPS));
        const words = wanted.words.map((word) => (wanted.literal ? word : (SLIPS[word] ?? word)));
        const filters = buildFilters(wanted, today, (state) => inRegion.has(state));
        const tiers = new Map(offers.map((offer) => [offer, findTier(words, wanted.literal, offer)]));
        const passing = (without?: Filter): RandomOffer[] =>
          offers.filter(
            (offer) =>
              (tiers.get(offer) ?? -1) >= 0 &&
              Object.entries(filters).every(([name, fits]) => name === without || fits(offer)),
          );
        const all = passing();
        assert.equal(answer.summary.totaldocs, all.length);
        const isAnywhere = [...tiers.values()].some((tier) => tier >= 0);
        const isImpossible =
          wanted.region && wanted.place > 0 && !inRegion.has(PLACES[wanted.place]?.state ?? 0);
        assert.equal(answer.correction === null, wanted.literal || isTyped || isImpossible || !isAnywhere);

        const sorted = [...all].sort(
          (a, b) =>
            (wanted.sort === 2 ? 0 : (tiers.get(a) ?? 0) - (tiers.get(b) ?? 0)) ||
            toMinute(b.record.published) - toMinute(a.record.published) ||
            Number(idByOffer.get(b)) - Number(idByOffer.get(a)),
        );
        const start = (wanted.page - 1) * wanted.hits;
        assert.deepEqual(
          // What has a part of the words only comes after.
          answer.joblist.slice(0, answer.partialfrom).map(({ id }) => id),
          sorted.slice(start, start + wanted.hits).map((offer) => idByOffer.get(offer)),
        );

        const { facets } = answer;
        const check = (
          facet: readonly { id: string; items: number; selected: boolean }[],
          without: Filter,
          known: readonly { id: string; fits: (offer: RandomOffer) => boolean }[],
        ): void => {
          const counted = passing(without);
          const expected = new Map(known.map(({ id, fits }) => [id, counted.filter(fits).length]));
          for (const item of facet) {
            assert.equal(item.items, expected.get(item.id), `${without} ${item.id}`);
            assert.ok(item.items > 0 || item.selected, `${without} ${item.id}`);
          }
          const shown = new Set(facet.map(({ id }) => id));
          for (const [id, items] of expected)
            assert.ok(items === 0 || shown.has(id), `${without} ${id} is missing`);
        };
        check(
          facets.workMode,
          'mode',
          WORK_MODES.map(({ id }) => ({ id: String(id), fits: ({ record }) => record.workmode === id })),
        );
        check(
          facets.contract,
          'contract',
          CONTRACT_TYPES.map(({ id }) => ({
            id: String(id),
            fits: ({ record }) => (record.jobtypes & (1 << (id - 1))) !== 0,
          })),
        );
        check(
          facets.education,
          'education',
          EDUCATION_LEVELS.map(({ id }) => ({
            id: String(id),
            fits: ({ record }) => record.educationid === id,
          })),
        );
        const checkAll = (
          facet: readonly { id: string; items: number }[] | undefined,
          without: Filter,
          getIds: (offer: RandomOffer) => readonly number[],
        ): void => {
          const counted = passing(without);
          for (const { id, items } of facet ?? [])
            assert.equal(
              items,
              counted.filter((offer) => getIds(offer).includes(Number(id))).length,
              `${without} ${id}`,
            );
          const isSaid = counted.some((offer) => getIds(offer).some((id) => id > 0));
          assert.ok(!isSaid || (facet ?? []).length > 0, `${without} is missing`);
        };
        checkAll(facets.shift, 'shift', (offer) => [getShift(offer)]);
        checkAll(facets.workdays, 'workdays', getWorkDays);
        checkAll(facets.experience, 'experience', (offer) => [getExperience(offer)]);
        check(
          facets.salary,
          'pay',
          SALARY_BANDS.map(({ value, min, max }) => ({
            id: value,
            fits: (offer) =>
              monthly(offer) > 0 && monthly(offer) >= min && monthly(offer) < (max ?? Infinity),
          })),
        );
        check(
          facets.date,
          'age',
          PUBLICATION_AGES.map(({ id }) => ({
            id: String(id),
            fits: ({ record }) => toDay(record.published) > today - id,
          })),
        );
        check(
          facets.category,
          'category',
          CATEGORIES.map(({ id }) => ({
            id: String(id),
            fits: ({ record }) => Math.floor(record.subcategory / 16) === id,
          })),
        );
        const chosen = wanted.subcategory > 0 ? findCategory(wanted.subcategory) : undefined;
        check(
          facets.subcategory,
          'category',
          (chosen?.subcategories ?? []).map(({ id }) => ({
            id: String(id),
            fits: ({ record }) => record.subcategory === id,
          })),
        );
        check(
          (facets.company ?? []).filter(({ id }) => id !== 'empresa-confidencial'),
          'company',
          COMPANIES.slice(1).map(({ companyslug }) => ({
            id: companyslug,
            fits: ({ record }) => record.companyslug === companyslug,
          })),
        );
        const places = facets.location.reduce((sum, { items }) => sum + items, 0);
        const placed = all.filter(({ record }) =>
          wanted.place === 0 ? record.state > 0 : wanted.place === 3 && record.city > 0,
        );
        assert.equal(places, placed.length, 'places');

        if (wanted.page === 1) {
          for (const [list, placement] of [
            [answer.jobpremiumlist, 'premium'],
            [answer.socialjobslist, 'social'],
          ] as const) {
            const newest = all
              .filter(({ record }) => record.placement === placement)
              .sort(
                (a, b) =>
                  toMinute(b.record.published) - toMinute(a.record.published) ||
                  Number(idByOffer.get(b)) - Number(idByOffer.get(a)),
              );
            assert.deepEqual(
              list.map(({ id }) => id),
              newest.slice(0, 3).map((offer) => idByOffer.get(offer)),
            );
          }
        }
      }),
      {
        numRuns: randomRuns(engine, RUNS),
        seed: Number(process.env['SEARCH_PROPERTY_SEED'] ?? 42),
        includeErrorInReport: true,
      },
    );
  });
}
