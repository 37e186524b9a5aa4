import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { inspect } from 'node:util';
import { startS3Server } from '@chamba/database/testing/s3-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { openFileStore } from './index.ts';
import type { FileStore } from './index.ts';

const KINDS = [
  {
    name: 'a folder',
    start: async () => {
      const { folder, remove } = temporaryFolder();
      return { store: await openFileStore({ folder }), stop: async () => remove() };
    },
  },
  {
    name: 'a bucket of an S3 server',
    start: async () => {
      const { options: bucket, stop } = await startS3Server('archivos');
      return { store: await openFileStore({ bucket }), stop };
    },
  },
];

for (const { name, start } of KINDS)
  describe(`files in ${name}`, () => {
    let store: FileStore;
    let stop: () => Promise<void>;
    before(async () => ({ store, stop } = await start()));
    after(() => stop());

    const read = async (key: string): Promise<Buffer | null> => {
      const content = await store.get(key);
      return content && buffer(content);
    };
    const keep = (key: string, content: Buffer): Promise<void> => store.put(key, Readable.from([content]));

    test('what was put comes back byte by byte, empty and larger than a part of an upload', async () => {
      for (const size of [0, 1, 2_048_000, 6_000_000]) {
        const content = randomBytes(size);
        await keep(`1/size-${size}`, content);
        assert.ok((await read(`1/size-${size}`))?.equals(content), `${size} bytes`);
      }
    });

    test('a second content replaces the first', async () => {
      await keep('2/one', Buffer.from('before'));
      await keep('2/one', Buffer.from('after'));
      assert.equal((await read('2/one'))?.toString(), 'after');
    });

    test('what is not there is null, and deleted without a failure', async () => {
      assert.equal(await store.get('3/nothing'), null);
      await store.delete('3/nothing');
      await store.deletePrefix('3/');
    });

    test('deleting takes that one file', async () => {
      await keep('4/one', Buffer.from('1'));
      await keep('4/two', Buffer.from('2'));
      await store.delete('4/one');
      assert.equal(await store.get('4/one'), null);
      assert.equal((await read('4/two'))?.toString(), '2');
    });

    test('a prefix takes what is below it, and nothing whose name only begins alike', async () => {
      for (const key of ['5/one', '5/deep/two', '55/three']) await keep(key, Buffer.from(key));
      await store.deletePrefix('5/');
      assert.equal(await store.get('5/one'), null);
      assert.equal(await store.get('5/deep/two'), null);
      assert.equal((await read('55/three'))?.toString(), '55/three');
    });

    test('of a stream that breaks nothing is kept', async () => {
      async function* broken() {
        yield randomBytes(1_000);
        throw new Error('the line broke');
      }
      await assert.rejects(store.put('6/broken', Readable.from(broken())));
      assert.equal(await store.get('6/broken'), null);
    });

    for (const key of [
      '',
      '/etc/passwd',
      '../x',
      'a/../b',
      'a//b',
      'A',
      'a b',
      'a/',
      '.unfinished',
      'a\u0000',
    ])
      test(`${JSON.stringify(key)} is no key`, async () => {
        await assert.rejects(keep(key, Buffer.from('x')));
        await assert.rejects(async () => store.get(key));
        await assert.rejects(async () => store.delete(key));
      });

    for (const prefix of ['', '/', 'a', '../', 'a/../'])
      test(`${JSON.stringify(prefix)} is no prefix`, async () => {
        await assert.rejects(async () => store.deletePrefix(prefix));
      });
  });

test('files in a folder are for the user of the site alone, and none stays half written', async () => {
  const { folder, remove } = temporaryFolder();
  try {
    chmodSync(folder, 0o755);
    const store = await openFileStore({ folder: join(folder, 'files') });
    await store.put('7/one', Readable.from([Buffer.from('x')]));
    assert.equal(statSync(join(folder, 'files/7/one')).mode & 0o077, 0);
    assert.equal(statSync(join(folder, 'files/7')).mode & 0o077, 0);
    assert.deepEqual(readdirSync(join(folder, 'files/.unfinished')), []);
    assert.ok(!existsSync(join(folder, 'files/7/two')));
  } finally {
    remove();
  }
});

test('the failure of a bucket says neither of its keys', async () => {
  const { options, stop } = await startS3Server('archivos');
  const store = await openFileStore({
    bucket: { ...options, accessKeyId: 'unknown-id', secretAccessKey: 'a-secret' },
  });
  const failures: unknown[] = [];
  const note = (error: unknown): void => void failures.push(error);
  await store.put('8/one', Readable.from([Buffer.from('x')])).catch(note);
  await store.get('8/one').catch(note);
  await stop();
  await store.delete('8/one').catch(note);
  assert.equal(failures.length, 3);
  for (const failure of failures) assert.doesNotMatch(inspect(failure, { depth: 9 }), /unknown-id|a-secret/);
});
