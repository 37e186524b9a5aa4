import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeLate, type RenderFacts } from './late-render.ts';

const LIMITS = { timeoutMs: 1_000, memoryMb: 100 };

/** The verdict for a render that has just become late on a machine that gave it no time; differing facts are passed. */
function verdict(facts: Partial<RenderFacts>): string {
  const given = judgeLate(
    {
      passedMs: 1_000,
      waitedMs: 0,
      started: true,
      usedMs: 100,
      rssBytes: 100_000_000,
      calls: 0,
      callsLeftMs: 0,
      loading: 0,
      idle: 0,
      isForm: false,
      isBusy: false,
      isHeldUp: false,
      ...facts,
    },
    LIMITS,
  );
  return given.kind === 'kill' || given.kind === 'abandon'
    ? `${given.kind}: ${given.failure.reason}`
    : given.kind;
}

describe('a late render', () => {
  it('that computed the whole time is to blame', () => {
    assert.equal(verdict({ usedMs: 1_000 }), 'kill: time-out');
    assert.equal(verdict({ usedMs: 1_000, isBusy: true, calls: 1, isForm: true }), 'kill: time-out');
  });

  it('that got no processor time waits, is refused in the end and never blamed', () => {
    assert.equal(verdict({ usedMs: 999 }), 'wait');
    assert.equal(verdict({ usedMs: 999, passedMs: 4_999 }), 'wait');
    assert.equal(verdict({ usedMs: 999, passedMs: 5_000 }), 'kill: busy');
  });

  it('that waits for a service with a long time-out is abandoned, without blame', () => {
    const call = { calls: 1, callsLeftMs: 9_000 };
    assert.equal(verdict(call), 'abandon: upstream');
    assert.equal(verdict({ ...call, isBusy: true }), 'wait');
    assert.equal(verdict({ ...call, isBusy: true, isHeldUp: true }), 'abandon: upstream');
    assert.equal(verdict({ ...call, isHeldUp: true, isForm: true }), 'wait');
    assert.equal(verdict({ ...call, isBusy: true, passedMs: 5_000 }), 'abandon: busy');
  });

  it('that waits for a call with an imminent time-out is continued, whatever its own limit is', () => {
    // A search, which may take 5 s.
    assert.equal(verdict({ calls: 1, callsLeftMs: 4_100, waitedMs: 900 }), 'wait');
    const late = { passedMs: 5_900, waitedMs: 5_000 };
    assert.equal(verdict({ ...late, calls: 1, callsLeftMs: 1 }), 'wait');
    // It is answered, but the page is not written yet.
    assert.equal(verdict(late), 'wait');
    assert.equal(verdict({ ...late, usedMs: 1_000 }), 'kill: time-out');
    assert.equal(verdict({ ...late, passedMs: 10_000 }), 'kill: busy');
  });

  it('that waits for one service after the other is abandoned in the end', () => {
    const call = { calls: 1, waitedMs: 4_000 };
    assert.equal(verdict({ ...call, passedMs: 4_000, callsLeftMs: 5_000 }), 'abandon: upstream');
    assert.equal(verdict({ ...call, passedMs: 8_001, callsLeftMs: 0 }), 'abandon: upstream');
  });

  it('of a form waits longer for its service: its action is performed once', () => {
    const call = { calls: 1, callsLeftMs: 9_000, isForm: true };
    assert.equal(verdict({ ...call, passedMs: 9_999 }), 'wait');
    assert.equal(verdict({ ...call, passedMs: 10_000 }), 'abandon: upstream');
  });

  it('that waits for nothing is to blame, unless its code is being read', () => {
    assert.equal(verdict({ idle: 1 }), 'wait');
    assert.equal(verdict({ idle: 2 }), 'abandon: time-out');
    assert.equal(verdict({ idle: 2, loading: 1 }), 'wait');
  });

  it('that its process never started is moved to another process', () => {
    assert.equal(verdict({ started: false }), 'wait');
    assert.equal(verdict({ started: false, usedMs: null }), 'wait');
    assert.equal(verdict({ started: false, usedMs: 500 }), 'restart');
    assert.equal(verdict({ started: false, passedMs: 5_000 }), 'restart');
  });

  it('whose process uses too much memory is to blame', () => {
    assert.equal(verdict({ rssBytes: 500_000_000 }), 'kill: memory');
    assert.equal(verdict({ rssBytes: null }), 'wait');
  });

  it('is judged by the clock if processor time cannot be read', () => {
    assert.equal(verdict({ usedMs: null }), 'wait');
    assert.equal(verdict({ usedMs: null, passedMs: 5_000 }), 'kill: time-out');
  });
});
