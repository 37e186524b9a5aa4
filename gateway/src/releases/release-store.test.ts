import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { ReleaseStore } from './release-store.ts';

test('what a process left behind when it died is removed, what another one is taking in is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'chamba-store-'));
  try {
    const store = new ReleaseStore(root);
    const [forsaken, fresh] = [await store.draft(), await store.draft()];
    await writeFile(join(forsaken, 'half.js'), 'half');
    const dayBefore = new Date(Date.now() - 25 * 3_600_000);
    await utimes(forsaken, dayBefore, dayBefore);
    const next = await store.draft();
    assert.deepEqual((await readdir(root)).sort(), [basename(fresh), basename(next)].sort());
    assert.deepEqual(await store.list(), []);
  } finally {
    await rm(root, { recursive: true });
  }
});
