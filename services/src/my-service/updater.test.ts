import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOperation } from '@chamba/kernel/operations';

const triple = { field: 'requiredsalary', value: '12000', elementid: '0' };

describe('a save', () => {
  for (const name of ['candidate.save', 'resume.save'] as const) {
    const { operation, read } = readOperation(name);
    const createUpdater = (updater: unknown) =>
      read({ path: {}, query: {}, instance: '1', payload: { updater } })?.input.payload.updater;

    it(`${name} takes numbers where it takes digits`, () => {
      assert.deepEqual(createUpdater([{ ...triple, value: 12_000, elementid: 0 }]), [triple]);
      assert.deepEqual(createUpdater([triple]), [triple]);
    });

    it(`${name} refuses other kinds of value with its code`, () => {
      assert.equal(operation.refusal, 'MYS-90');
      for (const value of [null, true, { amount: 12_000 }, [12_000]])
        assert.equal(createUpdater([{ ...triple, value }]), undefined);
    });
  }
});
