import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { RefusedReleaseError, ReleaseStore } from './release-store.ts';

test('a stale draft of a dead process is removed, a draft in progress is kept', async () => {
  const root = await mkdtemp(join(tmpdir(), 'chamba-store-'));
  try {
    const store = new ReleaseStore(root);
    const [stale, fresh] = [await store.draft(), await store.draft()];
    await writeFile(join(stale, 'half.js'), 'half');
    const dayBefore = new Date(Date.now() - 25 * 3_600_000);
    await utimes(stale, dayBefore, dayBefore);
    const next = await store.draft();
    assert.deepEqual((await readdir(root)).sort(), [basename(fresh), basename(next)].sort());
    assert.deepEqual(await store.list(), []);
  } finally {
    await rm(root, { recursive: true });
  }
});

test('a release that another process removed is missing, though this one had read it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'chamba-store-'));
  try {
    await writeRelease(root, { name: 'mfe-search', version: '1.0.0', routes: [fakeRoute('hello')] });
    const [here, elsewhere] = [new ReleaseStore(root), new ReleaseStore(root)];
    const [name = ''] = await here.list();
    await here.load(name);
    await elsewhere.remove(name);
    await assert.rejects(here.file(name, 'main.js', []), RefusedReleaseError);
    assert.equal(await here.has(name), false);
    assert.deepEqual(await here.list(), []);
  } finally {
    await rm(root, { recursive: true });
  }
});
