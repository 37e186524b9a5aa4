import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from '../index.ts';
import type { Store } from '../index.ts';

describe('bulk work on the embedded engine', () => {
  const { folder, remove } = temporaryFolder();
  let store: Store;
  before(async () => {
    store = await openStore({ dataDir: folder });
  });
  after(async () => {
    await store.close();
    remove();
  });

  test('begins after all consecutive statements of an interactive call', async () => {
    const order: string[] = [];
    const call = async (): Promise<void> => {
      for (let step = 1; step <= 5; step += 1) {
        await store.query('select 1');
        order.push(`person ${step}`);
      }
      await store.tx(async (transaction) => {
        await transaction.query('select 1');
        order.push('person 6');
      });
    };
    const person = call();
    const bulk = store.bulk.tx(async (transaction) => {
      await transaction.query('select 1');
      order.push('bulk');
    });
    await Promise.all([person, bulk]);
    assert.deepEqual(order, ['person 1', 'person 2', 'person 3', 'person 4', 'person 5', 'person 6', 'bulk']);
  });

  test('continues under constant interactive load', async () => {
    let going = true;
    const people = (async () => {
      while (going) await store.query('select 1');
    })();
    const done = await Promise.all([
      store.bulk.query<{ word: string }>("select 'written' as word"),
      store.bulk.exec('create table bulk_rows (id int)'),
    ]);
    assert.equal(done[0].rows[0]?.word, 'written');
    assert.equal(store.isBusy, true);
    going = false;
    await people;
  });
});
