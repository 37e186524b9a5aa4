import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { RenderPool } from './render-pool.ts';

describe('a pool whose processes were killed while they waited', () => {
  let pool: RenderPool;
  before(async () => {
    pool = new RenderPool({ workers: 1, timeoutMs: 1_000, memoryMb: 64, queueMs: 1_000, queue: 0 });
    await pool.start();
  });
  after(() => pool.stop());

  it('takes no page until another one has started', async () => {
    assert.equal(pool.accepts, true);
    for (const pid of pool.pids) process.kill(pid, 'SIGKILL');
    for (let tries = 0; tries < 1_000 && pool.withoutWorkersMs === 0; tries += 1) await pause(1);
    assert.ok(pool.withoutWorkersMs > 0);
    assert.equal(pool.accepts, false);
    for (let tries = 0; tries < 1_000 && pool.withoutWorkersMs > 0; tries += 1) await pause(10);
    assert.equal(pool.accepts, true);
  });
});
