import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { ReleaseStore } from '../../releases/release-store.ts';
import { fakeRoute, writeRelease } from '../../testing/fake-releases.ts';
import { collect, type CollectOptions } from './collect.ts';

describe('a collection of releases', () => {
  let folder: string;
  let published: ReleaseStore;
  /** Entries of the registry, by version; a time where they are marked as collected. */
  let marked: Map<string, Date | null>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chamba-collect-'));
    published = new ReleaseStore(folder);
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await writeRelease(folder, { name: 'mfe-search', version, routes: [fakeRoute('hello')] });
    // An interrupted collection has marked the first one, and left its files.
    marked = new Map([
      ['1.0.0', new Date()],
      ['1.1.0', null],
      ['1.2.0', null],
    ]);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const versions = async (): Promise<string[]> =>
    (await published.list()).map((name) => /\/(.*)-/.exec(name)?.[1] ?? name);

  /** The registry as it is after it has found that nothing names 1.1.0. */
  async function createOptions(): Promise<CollectOptions> {
    const stored = await Promise.all((await published.list()).map((name) => published.load(name)));
    const rows = stored.map(({ release: { version, digest }, manifest }) => ({
      unit: 'mfe-search',
      version,
      digest,
      manifest,
      publishedAt: new Date(0),
    }));
    const releases = {
      collect: ({ dryRun }: { dryRun: boolean }) => {
        if (!dryRun) marked.set('1.1.0', new Date());
        return Promise.resolve(rows.filter(({ version }) => version === '1.1.0'));
      },
      list: () =>
        Promise.resolve(rows.map((row) => ({ ...row, collectedAt: marked.get(row.version) ?? null }))),
    };
    return {
      registry: { releases },
      published,
      compositions: { document: { schema: 1, units: {} } },
      logger: pino({ level: 'silent' }),
    } as unknown as CollectOptions;
  }

  it('lists what would go, and leaves all files where they are', async () => {
    const listed = await collect({ days: 90, dryRun: true }, await createOptions());
    assert.deepEqual(
      listed.map(({ version }) => version),
      ['1.1.0'],
    );
    assert.deepEqual(await versions(), ['1.0.0', '1.1.0', '1.2.0']);
  });

  it('removes the files of what it collected and of what an interrupted one left behind, and no others', async () => {
    const [kept = ''] = (await published.list()).slice(-1);
    const [gone = ''] = await published.list();
    assert.ok(await published.file(gone, 'main.js', []));
    await collect({ days: 90, dryRun: false }, await createOptions());
    assert.deepEqual(await versions(), ['1.2.0']);
    await assert.rejects(published.file(gone, 'main.js', []), /has no release\.json/);
    assert.ok(await published.file(kept, 'main.js', []));
    await published.remove(gone);
  });
});
