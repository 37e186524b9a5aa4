import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Turns } from './turns.ts';

const LIMITS = { atOnce: 1, waiting: 5, waitingOfOne: 3, waitMs: 60_000 };

describe('turns', () => {
  /** Work that ends when it is released, and the order in which it began. */
  function piecework(turns: Turns) {
    const begun: string[] = [];
    const letGo: Array<() => void> = [];
    const take = (network: string): Promise<string | null> =>
      turns.take(network, () => {
        begun.push(network);
        return new Promise((resolve) => letGo.push(() => resolve(network)));
      });
    return { begun, letGo, take };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('rotate between the networks: a network with many requests waits for itself', async () => {
    const { begun, letGo, take } = piecework(new Turns(LIMITS));
    const work = ['a', 'a', 'a', 'a', 'b'].map(take);
    while (letGo.length > 0 || begun.length < work.length) {
      await settled();
      letGo.shift()?.();
    }
    assert.deepEqual(await Promise.all(work), ['a', 'a', 'a', 'a', 'b']);
    assert.deepEqual(begun, ['a', 'a', 'b', 'a', 'a']);
  });

  it('are refused to a network with too many waiting pieces, and to all when the queue is full', async () => {
    const { letGo, take } = piecework(new Turns(LIMITS));
    const work = ['a', 'a', 'a', 'a'].map(take);
    assert.equal(await take('a'), null);
    work.push(take('b'), take('c'));
    assert.equal(await take('d'), null);
    for (let left = work.length; left > 0; left -= 1) {
      await settled();
      letGo.shift()?.();
    }
    assert.equal((await Promise.all(work)).includes(null), false);
  });

  it('that time out are dropped, and failing work passes its turn on', async () => {
    const turns = new Turns({ ...LIMITS, waitMs: 5 });
    const { letGo, take } = piecework(turns);
    const first = take('a');
    assert.equal(await take('b'), null);
    const failing = turns.take('b', () => Promise.reject(new Error('broken'))).catch(() => 'failed');
    letGo.shift()?.();
    assert.equal(await first, 'a');
    assert.equal(await failing, 'failed');
    assert.equal(await turns.take('c', () => Promise.resolve('done')), 'done');
  });
});
