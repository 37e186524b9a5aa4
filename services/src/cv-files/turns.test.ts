import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns.ts';

test('work is done in turn, what is too much is refused at once, and a failure holds up nobody', async () => {
  const turns = new Turns(2);
  const done: string[] = [];
  const first = turns.take(async () => {
    await Promise.resolve();
    done.push('first');
    throw new Error('no');
  });
  const second = turns.take(async () => {
    done.push('second');
    return 'second';
  });
  assert.equal(
    turns.take(async () => 'third'),
    null,
  );
  await assert.rejects(first ?? Promise.resolve(), /no/);
  assert.equal(await second, 'second');
  assert.deepEqual(done, ['first', 'second']);
  assert.equal(await turns.take(async () => 'later'), 'later');
});
