import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { ReleaseStore } from './release-store.ts';

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
