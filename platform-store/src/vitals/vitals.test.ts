import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { applyMigrations, openStore, type Store } from '@chamba/database';
import { testPostgres, type PostgresDatabases } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { SCHEMA } from '../migrations/index.ts';
import { Vitals } from './index.ts';

const silent = { error: (message: string, error?: unknown) => assert.fail(`${message}: ${String(error)}`) };
const old = { unit: 'mfe-cv', version: '1.0.0' };
const next = { unit: 'mfe-cv', version: '1.1.0' };
const error = {
  kind: 'render',
  name: 'TypeError',
  message: 'first words',
  files: ['mfe-cv/1.1.0-0123456789ab/a.js'],
};

function behaviour(open: () => Promise<Store>): void {
  let store: Store;
  let clock = new Date('2026-11-21T10:30:00.000Z');
  before(async () => {
    store = await open();
    await applyMigrations(store, SCHEMA);
  });
  after(() => store.close());

  test('versions stand side by side, with what several processes noted in several hours', async () => {
    const one = new Vitals(store, silent, () => clock);
    const other = new Vitals(store, silent, () => clock);
    one.note({ views: [{ ...old, category: 'resume' }], errors: [], vitals: [], failed: [] });
    await one.settled();
    clock = new Date('2026-11-21T12:10:00.000Z');
    for (const [index, vitals] of [one, other, one, other].entries()) {
      // Processes write at once, in any order; the latest words are those that are written last.
      if (index === 3) await Promise.all([one.settled(), other.settled()]);
      vitals.note({
        views: [{ ...next, category: 'resume' }],
        errors: [{ ...next, ...error, message: index === 3 ? 'latest words' : error.message }],
        vitals: [
          { ...next, category: 'resume', metric: 'LCP', value: 1_000 * (index + 1) },
          { ...next, category: 'resume', metric: 'CLS', value: 0.1 },
        ],
        failed: index === 0 ? [next] : [],
      });
    }
    await other.settled();
    const status = await one.status(new Date('2026-11-21T09:00:00.000Z'));
    assert.deepEqual(await one.totals([next, old]), [
      {
        ...next,
        tallies: { pages: { all: 4, bad: 1 }, LCP: { all: 4, bad: 0 }, CLS: { all: 4, bad: 0 } },
      },
      { ...old, tallies: { pages: { all: 1, bad: 0 } } },
    ]);
    const [latest, earlier] = status.units['mfe-cv'] ?? [];
    assert.equal(latest?.version, '1.1.0');
    assert.equal(latest.pageViews, 4);
    assert.deepEqual(latest.errors, [
      { ...error, message: 'latest words', count: 4, lastSeen: new Date('2026-11-21T12:10:00.000Z') },
    ]);
    const { LCP, CLS } = latest.vitals;
    assert.equal(LCP?.samples, 4);
    assert.ok(LCP.p75 > 2_800 && LCP.p75 < 3_200, String(LCP.p75));
    assert.ok(CLS && CLS.p75 > 0.09 && CLS.p75 < 0.11, String(CLS?.p75));
    assert.equal(earlier?.version, '1.0.0');
    assert.equal(earlier.pageViews, 1);
    assert.deepEqual(earlier.firstSeen, new Date('2026-11-21T10:00:00.000Z'));
    assert.deepEqual(earlier.errors, []);

    const later = await one.status(new Date('2026-11-21T12:00:00.000Z'));
    assert.deepEqual(
      later.units['mfe-cv']?.map(({ version }) => version),
      ['1.1.0'],
    );
  });

  test('made-up names do not fill the figures, nor hide what the site reports itself', async () => {
    const vitals = new Vitals(store, silent, () => clock);
    const search = { unit: 'mfe-search', version: '1.0.0' };
    const errors = Array.from({ length: 400 }, (_, at) => ({ ...search, ...error, name: `Made${at}` }));
    vitals.note({ views: [], errors, vitals: [], failed: [] });
    await vitals.settled();
    const own = { ...search, ...error, kind: 'server-error', name: 'RangeError' };
    vitals.note({ views: [], errors: [...errors, own], vitals: [], failed: [] });
    const status = await vitals.status(clock);
    const reported = status.units['mfe-search']?.[0]?.errors ?? [];
    assert.equal(reported.length, 102);
    assert.equal(reported.find(({ kind }) => kind === 'other')?.count, 600);
    assert.equal(reported.find(({ kind }) => kind === 'server-error')?.name, 'RangeError');
    assert.deepEqual(reported.find(({ name }) => name === 'Made7')?.files, error.files);
  });

  test('a failure does not pass for a visit, and figures go after ninety days', async () => {
    const vitals = new Vitals(store, silent, () => clock);
    const apply = { unit: 'mfe-apply', version: '1.0.0' };
    vitals.note({ views: [], errors: [{ ...apply, ...error, kind: 'view' }], vitals: [], failed: [] });
    const status = await vitals.status(clock);
    assert.equal(status.units['mfe-apply']?.[0]?.pageViews, 0);
    assert.equal(status.units['mfe-apply']?.[0]?.errors[0]?.kind, 'uncaught');
    clock = new Date(clock.getTime() + 91 * 86_400_000);
    vitals.note({ views: [{ ...apply, category: 'dashboard' }], errors: [], vitals: [], failed: [] });
    await vitals.settled();
    await vitals.deleteExpired();
    const all = await vitals.status(new Date(0));
    assert.deepEqual(Object.keys(all.units), ['mfe-apply']);
  });
}

describe('the embedded engine', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);
  behaviour(() => openStore({ dataDir: folder }));
});

const server: PostgresDatabases | null = await testPostgres();
describe('a PostgreSQL server', { skip: server === null && 'PostgreSQL is not installed' }, () => {
  after(() => server?.stop());
  behaviour(async () => openStore({ dataDir: '', databaseUrl: (await server?.database('vitals')) ?? '' }));
});
