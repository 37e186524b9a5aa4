import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { applyMigrations, openStore } from '@chamba/database';
import type { Store } from '@chamba/database';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { SCHEMA } from '../migrations/index.ts';
import { ChannelMovedError, createRegistry } from './index.ts';
import type { CompositionDocument, MoveRequest, Registry } from './index.ts';

const server = await testPostgres();
after(() => server?.stop());

describe('the registry on pglite', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);
  let opened: Promise<Store> | null = null;
  // The embedded engine has one process: both registries share its store.
  suite(() => (opened ??= openStore({ dataDir: folder })));
});
if (server) {
  describe('the registry on postgres', () => {
    let database: Promise<string> | null = null;
    suite(async () => openStore({ dataDir: '', databaseUrl: await (database ??= server.createDatabase()) }));
  });
}

const named = (version: string): CompositionDocument['units'][string] => ({
  version,
  digest: 'a'.repeat(12),
  manifest: version.padEnd(64, '0'),
});

/** A composition whose id says what is in it. */
const composed = (shell: string, remote: string): MoveRequest['to'] => ({
  id: `${shell}+${remote}`,
  document: { schema: 1, units: { shell: named(shell), 'mfe-search': named(remote) } },
});

const isMoved = (error: unknown): boolean => error instanceof ChannelMovedError;
const conflict = (code: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === code;

function suite(open: () => Promise<Store>): void {
  let stores: Store[] = [];
  let registry: Registry;
  /** The same registry through another connection, as another process has it. */
  let elsewhere: Registry;

  before(async () => {
    const store = await open();
    const second = await open();
    stores = [...new Set([store, second])];
    await applyMigrations(store, SCHEMA);
    registry = createRegistry(store);
    elsewhere = createRegistry(second);
  });
  after(async () => {
    for (const store of stores) await store.close();
  });

  const move = (
    expected: string | null,
    to: MoveRequest['to'],
    more: Partial<MoveRequest> = {},
    by: Registry = registry,
  ) =>
    by.channels.move({
      channel: 'live',
      expected,
      to,
      share: null,
      who: 'search',
      key: 'k1',
      kind: 'promote',
      unit: 'mfe-search',
      why: 'porque sí',
      ...more,
    });

  test('keeps teams, the units they own and their keys', async () => {
    const { teams } = registry;
    await teams.create({ name: 'search', units: ['mfe-search'], key: { id: 'k1', publicKey: 'P1' } });
    await teams.create({ name: 'empty', units: [], key: { id: 'k2', publicKey: 'P2' } });
    await assert.rejects(
      teams.create({ name: 'search', units: [], key: { id: 'k9', publicKey: 'P9' } }),
      conflict('team-exists'),
    );
    await assert.rejects(
      teams.create({ name: 'thief', units: ['mfe-search'], key: { id: 'k9', publicKey: 'P9' } }),
      conflict('unit-taken'),
    );
    await assert.rejects(teams.addKey('empty', { id: 'k1', publicKey: 'P1' }), conflict('key-taken'));
    assert.equal(await teams.addKey('unknown', { id: 'k9', publicKey: 'P9' }), false);
    assert.deepEqual(
      (await teams.list()).map(({ name, units, keys }) => [name, units, keys.map(({ id }) => id)]),
      [
        ['empty', [], ['k2']],
        ['search', ['mfe-search'], ['k1']],
      ],
    );
    assert.equal(await teams.findOwner('mfe-search'), 'search');
    assert.equal(await teams.findOwner('mfe-cv'), null);
    assert.equal(await teams.setUnits('empty', ['mfe-cv', 'mfe-cv']), true);
    await assert.rejects(teams.setUnits('empty', ['mfe-search']), conflict('unit-taken'));
    assert.deepEqual(await teams.key('k2'), {
      id: 'k2',
      team: 'empty',
      publicKey: 'P2',
      revoked: false,
      units: ['mfe-cv'],
    });
    const revoked = await teams.revokeKey('empty', 'k2');
    assert.ok(revoked instanceof Date);
    assert.deepEqual(await teams.revokeKey('empty', 'k2'), revoked, 'the first time counts');
    assert.equal((await teams.key('k2'))?.revoked, true);
    assert.equal(await teams.revokeKey('empty', 'k1'), null);
    assert.equal(await teams.key('k7'), null);
  });

  test('takes a nonce once, through whichever process', async () => {
    const soon = new Date(Date.now() + 60_000);
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? registry : elsewhere).teams.useNonce('k1', 'n', soon)),
    );
    assert.equal(taken.filter(Boolean).length, 1);
    assert.equal(await registry.teams.useNonce('k2', 'n', soon), true);
    assert.equal(await registry.teams.useNonce('k1', 'old', new Date(Date.now() - 1)), true);
    assert.equal(await registry.teams.useNonce('k1', 'old', soon), true, 'what has expired is forgotten');
  });

  test('keeps releases for good: a version is published once', async () => {
    const release = {
      unit: 'mfe-search',
      version: '1.0.0',
      digest: 'd1',
      manifest: 'm1',
      team: null,
      key: null,
      findings: [],
    };
    const { releases } = registry;
    await releases.add(release);
    await assert.rejects(
      releases.add({ ...release, manifest: 'm2', team: 'search', key: 'k1' }),
      conflict('version-taken'),
    );
    await releases.add({ ...release, team: 'search', key: 'k1', findings: [{ level: 'warning' }] });
    await assert.rejects(releases.add({ ...release, team: 'search', key: 'k1' }), conflict('version-taken'));
    await assert.rejects(releases.add(release), conflict('version-taken'));
    const found = await releases.find('mfe-search', '1.0.0');
    assert.deepEqual([found?.team, found?.findings], ['search', [{ level: 'warning' }]]);
    assert.equal(found?.verification, null);
    const verification = { browser: true, accepted: ['title:mfe-search/home'] };
    await releases.noteVerification('mfe-search', '1.0.0', verification);
    assert.deepEqual((await releases.find('mfe-search', '1.0.0'))?.verification, verification);
    assert.deepEqual((await releases.list('mfe-search'))[0]?.verification, verification);
    assert.equal(await releases.find('mfe-search', '2.0.0'), null);
    assert.equal((await releases.list('mfe-search')).length, 1);
    assert.equal((await releases.list('mfe-cv')).length, 0);
    assert.equal((await releases.list()).length, 1);
  });

  test('moves a channel only from where its mover saw it, and returns the whole history', async () => {
    assert.equal(await registry.channels.find('live'), null);
    await move(null, composed('1', '1'), { from: composed('0', '0') });
    await assert.rejects(move(null, composed('1', '2')), isMoved);
    await assert.rejects(move('0+0', composed('1', '2')), isMoved);
    await move('1+1', composed('1', '2'));
    await move('1+2', composed('1', '1'), { kind: 'rollback', key: null, who: 'operator' });
    const history = await elsewhere.channels.history('live');
    assert.deepEqual(
      history.map(({ who, kind, from, to, why }) => [who, kind, from, to, why]),
      [
        ['operator', 'rollback', '1+2', '1+1', 'porque sí'],
        ['search', 'promote', '1+1', '1+2', 'porque sí'],
        ['search', 'promote', '0+0', '1+1', 'porque sí'],
      ],
    );
    assert.ok(history[0] && Math.abs(history[0].at.getTime() - Date.now()) < 60_000);
    assert.deepEqual((await elsewhere.channels.history('live', 1)).length, 1);
    const live = await elsewhere.channels.find('live');
    assert.deepEqual([live?.composition, live?.document], ['1+1', composed('1', '1').document]);
    assert.deepEqual(
      (await registry.channels.state()).channels.map(({ name, composition }) => [name, composition]),
      [['live', '1+1']],
    );
    assert.deepEqual((await registry.channels.composition('0+0'))?.document, composed('0', '0').document);
    assert.equal((await registry.channels.compositions(['0+0', '1+2', 'no'])).size, 2);
    assert.deepEqual(await registry.channels.unitsBehind('1+2'), ['mfe-search']);
  });

  test('of two concurrent moves one succeeds and the other gets a conflict; none is lost', async () => {
    let at = '1+1';
    for (let round = 0; round < 15; round += 1) {
      const ends = [composed('s', `${round}a`), composed('s', `${round}b`)];
      const results = await Promise.allSettled(
        ends.map((to, which) => move(at, to, {}, which ? registry : elsewhere)),
      );
      const moved = results.filter(({ status }) => status === 'fulfilled');
      assert.equal(moved.length, 1);
      const refused = results.find((result) => result.status === 'rejected');
      assert.ok(refused && isMoved(refused.reason), String(refused?.reason));
      const now = (await registry.channels.find('live'))?.composition ?? '';
      assert.equal(now, ends[results.findIndex(({ status }) => status === 'fulfilled')]?.id);
      at = now;
    }
    const [newest] = await registry.channels.history('live', 1);
    assert.equal(newest?.to, at);
  });

  test('a move that fails leaves nothing behind', async () => {
    const at = (await registry.channels.find('live'))?.composition ?? '';
    const before = await registry.channels.history('live', 1);
    await assert.rejects(move(at, composed('x', 'x'), { kind: 'sideways' as MoveRequest['kind'] }));
    assert.equal((await registry.channels.find('live'))?.composition, at);
    assert.deepEqual(await registry.channels.history('live', 1), before);
    assert.equal(await registry.channels.composition('x+x'), null);
  });

  test('takes a composition back for good, but not while it is served', async () => {
    const at = (await registry.channels.find('live'))?.composition ?? '';
    const by = { who: 'search', why: 'dañina', unless: ['live'] };
    await assert.rejects(registry.channels.withdraw(at, by), conflict('in-use'));
    assert.equal(await registry.channels.withdraw('nothing', by), false);
    await move(at, composed('1', '1'));
    assert.equal(await registry.channels.withdraw(at, by), true);
    assert.equal(await registry.channels.withdraw(at, { ...by, why: 'otra vez' }), true);
    const kept = await elsewhere.channels.composition(at);
    assert.deepEqual([kept?.withdrawn?.who, kept?.withdrawn?.why], ['search', 'dañina']);
    assert.deepEqual((await elsewhere.channels.state()).withdrawn, [at]);
    const document = kept?.document ?? composed('1', '1').document;
    await assert.rejects(move('1+1', { id: at, document }), conflict('withdrawn'));
  });

  test('every process hears of every move, withdrawal and release', async () => {
    let heard = 0;
    let more: () => void = () => undefined;
    const hearsAgain = (): Promise<void> =>
      new Promise((resolve) => {
        more = resolve;
      });
    const stop = await elsewhere.channels.watch(() => {
      heard += 1;
      more();
    });
    let next = hearsAgain();
    await move('1+1', composed('2', '2'));
    await next;
    next = hearsAgain();
    await registry.channels.withdraw('1+1', { who: 'search', why: 'x', unless: ['live'] });
    await next;
    next = hearsAgain();
    const release = { unit: 'mfe-search', version: '9.0.0', digest: 'd9', manifest: 'm9', findings: [] };
    await registry.releases.add({ ...release, team: 'search', key: 'k1' });
    await registry.releases.announce();
    await next;
    await stop();
    assert.equal(heard, 3);
  });

  test('channels that belong together move together or not at all', async () => {
    const at = (await registry.channels.find('live'))?.composition ?? '';
    const canary = (expected: string | null, to: MoveRequest['to']): MoveRequest => ({
      channel: 'canary',
      expected,
      to,
      share: 10,
      who: 'search',
      key: 'k1',
      kind: 'follow',
      unit: null,
      why: 'live moved',
    });
    const live = (to: MoveRequest['to']): MoveRequest => ({
      ...canary(at, to),
      channel: 'live',
      share: null,
    });
    const where = async (): Promise<unknown[]> =>
      Promise.all(
        ['live', 'canary'].map(async (name) => (await elsewhere.channels.find(name))?.composition ?? null),
      );

    // A canary was made or moved meanwhile.
    await assert.rejects(
      registry.channels.move(canary(null, composed('c', '1')), {
        requireUnmoved: { channel: 'live', composition: 'x' },
      }),
      isMoved,
    );
    assert.deepEqual(await where(), [at, null]);
    await registry.channels.move(canary(null, composed('c', '1')), {
      requireUnmoved: { channel: 'live', composition: at },
    });
    const next = live(composed('l', '1'));
    await assert.rejects(
      registry.channels.move(next, { requireUnmoved: { channel: 'canary', composition: null } }),
      isMoved,
    );
    await assert.rejects(
      registry.channels.move(next, { alsoMove: canary('gone', composed('c', '2')) }),
      isMoved,
      'live does not leave a canary behind',
    );
    const [withdrawn = ''] = (await registry.channels.state()).withdrawn;
    const { document } = (await registry.channels.composition(withdrawn)) ?? composed('1', '1');
    await assert.rejects(
      registry.channels.move(next, { alsoMove: canary('c+1', { id: withdrawn, document }) }),
      isMoved,
      'what was withdrawn meanwhile is no reason to refuse the move of live',
    );
    assert.deepEqual(await where(), [at, 'c+1']);
    await registry.channels.move(next, { alsoMove: canary('c+1', composed('c', '2')) });
    assert.deepEqual(await where(), ['l+1', 'c+2']);
    assert.equal((await registry.channels.history('canary', 1))[0]?.kind, 'follow');
  });

  /** Moves a channel of its own through compositions that differ in the remote. */
  const serve = async (channel: string, ...remotes: string[]): Promise<void> => {
    for (const remote of remotes) {
      const at = (await registry.channels.find(channel))?.composition ?? null;
      await move(at, composed('1', remote), { channel });
    }
  };
  const published = async (...versions: string[]): Promise<void> => {
    for (const version of versions)
      await registry.releases.add({
        unit: 'mfe-search',
        ...named(version),
        team: 'search',
        key: 'k1',
        findings: [],
      });
  };
  /** Lets 100 days pass for releases and for the moves of a channel. */
  const age = async (channel: string, ...versions: string[]): Promise<void> => {
    const [store] = stores;
    await store?.query(
      "update published_release set published_at = published_at - interval '100 days' where version = any ($1::text[])",
      [versions],
    );
    await store?.query("update channel_move set at = at - interval '100 days' where channel = $1", [channel]);
  };
  const collected = async (more: { keep?: string[]; dryRun?: boolean } = {}): Promise<string[]> => {
    const rows = await registry.releases.collect({ days: 90, keep: [], dryRun: false, ...more });
    return rows.map(({ version }) => version);
  };

  test('releases that no composition of the last 90 days names are collected, and no others', async () => {
    await published('old-a', 'old-b', 'old-c', 'old-never', 'new-never', 'left-lately');
    await serve('next', 'old-a', 'old-b', 'old-c');
    await serve('other', 'left-lately', 'old-c');
    await age('next', 'old-a', 'old-b', 'old-c', 'old-never', 'left-lately');
    assert.deepEqual(await collected({ dryRun: true }), ['old-a', 'old-never']);
    assert.equal((await registry.releases.find('mfe-search', 'old-a'))?.collectedAt, null);
    assert.deepEqual(await collected({ keep: [named('old-never').manifest] }), ['old-a']);
    assert.deepEqual(await collected(), ['old-never']);
    assert.deepEqual(await collected(), []);
    assert.ok((await registry.releases.find('mfe-search', 'old-a'))?.collectedAt instanceof Date);
  });

  test('a channel is not moved to a release that was collected, until it is published again', async () => {
    await assert.rejects(serve('next', 'old-a'), conflict('collected'));
    assert.equal((await registry.channels.find('next'))?.composition, '1+old-c');
    await registry.releases.restore('mfe-search', 'old-a');
    await serve('next', 'old-a');
    assert.equal((await registry.channels.find('next'))?.composition, '1+old-a');
  });

  test('of a move and a collection at once, none leaves a channel with a release that was collected', async () => {
    for (let round = 0; round < 10; round += 1) {
      const version = `raced-${round}`;
      await published(version);
      await age('nothing', version);
      const at = (await registry.channels.find('next'))?.composition ?? null;
      const [moved, gone] = await Promise.allSettled([
        move(at, composed('1', version), { channel: 'next' }, elsewhere),
        collected(),
      ]);
      assert.equal(gone.status, 'fulfilled');
      const release = await registry.releases.find('mfe-search', version);
      assert.equal(
        release?.collectedAt === null,
        moved.status === 'fulfilled',
        JSON.stringify([moved, gone]),
      );
    }
  });

  test('a channel that is removed keeps its history, and starts anew', async () => {
    await serve('branch', 'b1', 'b2');
    assert.deepEqual(await registry.channels.movers('branch'), ['search']);
    const by = { who: 'operator', key: null, why: 'merged' };
    assert.equal(await registry.channels.remove('branch', by), true);
    assert.equal(await registry.channels.remove('branch', by), false);
    assert.equal(await registry.channels.remove('never', by), false);
    assert.equal(await elsewhere.channels.find('branch'), null);
    assert.ok((await elsewhere.channels.state()).channels.every(({ name }) => name !== 'branch'));
    await serve('branch', 'b3');
    assert.deepEqual(
      (await elsewhere.channels.history('branch')).map(({ kind, from, to, why }) => [kind, from, to, why]),
      [
        ['promote', null, '1+b3', 'porque sí'],
        ['remove', '1+b2', '1+b2', 'merged'],
        ['promote', '1+b1', '1+b2', 'porque sí'],
        ['promote', null, '1+b1', 'porque sí'],
      ],
    );
  });
}
