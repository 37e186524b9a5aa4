import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { RoutePauses } from './route-pauses.ts';

describe('pauses of routes', () => {
  let now = 0;
  let pauses: RoutePauses;
  beforeEach(() => {
    now = 1_000;
    pauses = new RoutePauses(10_000, () => now);
  });
  const fail = (times: number, cost: 'process' | 'page' = 'process'): void => {
    for (let time = 0; time < times; time += 1) pauses.failed('results', cost);
  };
  /** Length of the current pause, in ms. */
  const length = (): number => {
    const from = now;
    while (pauses.has('results')) now += 500;
    return now - from;
  };

  it('start after three failures within a minute', () => {
    fail(2);
    assert.equal(pauses.has('results'), false);
    now += 61_000;
    fail(2);
    assert.equal(pauses.has('results'), false);
    fail(1);
    assert.equal(pauses.has('results'), true);
    assert.equal(pauses.has('offer'), false);
  });

  it('are short first, grow with each further failure, and have a maximum', () => {
    fail(3);
    const lengths = [length()];
    for (let time = 0; time < 4; time += 1) {
      fail(1);
      lengths.push(length());
    }
    assert.deepEqual(lengths, [2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it('start over after a quiet minute', () => {
    fail(3);
    length();
    now += 61_000;
    fail(2);
    assert.equal(pauses.has('results'), false);
    fail(1);
    assert.equal(length(), 2_000);
  });

  it('are not caused by a single failing address among successful pages', () => {
    for (let time = 0; time < 20; time += 1) {
      fail(2, 'page');
      pauses.succeeded('results');
    }
    assert.equal(pauses.has('results'), false);
    fail(3, 'page');
    assert.equal(pauses.has('results'), true);
  });

  it('are caused by pages that kill a process, whatever succeeds in between', () => {
    for (let time = 0; time < 3; time += 1) {
      fail(1);
      pauses.succeeded('results');
    }
    assert.equal(pauses.has('results'), true);
  });

  it('can be disabled', () => {
    pauses = new RoutePauses(0, () => now);
    fail(10);
    assert.equal(pauses.has('results'), false);
  });
});
