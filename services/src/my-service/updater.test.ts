import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUpdater } from './updater.ts';

const triple = { field: 'requiredsalary', value: '12000', elementid: '0' };

describe('a save', () => {
  it('takes numbers where it takes digits', () => {
    assert.deepEqual(readUpdater({ updater: [{ ...triple, value: 12_000, elementid: 0 }] }), [triple]);
    assert.deepEqual(readUpdater({ updater: [triple] }), [triple]);
  });

  for (const value of [null, true, { amount: 12_000 }, [12_000]])
    it(`refuses ${JSON.stringify(value)} as a value`, () => {
      assert.throws(() => readUpdater({ updater: [{ ...triple, value }] }), { code: 'MYS-90' });
    });
});
