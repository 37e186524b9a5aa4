import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import type { RenderJob } from './protocol.ts';
import type { RenderFailure } from './render-failure.ts';
import { RenderPool } from './render-pool.ts';

describe('a pool whose idle processes were killed', () => {
  let pool: RenderPool;
  before(async () => {
    pool = new RenderPool({ workers: 1, timeoutMs: 1_000, memoryMb: 64, queueMs: 1_000, queue: 0 });
    await pool.start();
  });
  after(() => pool.stop());

  it('accepts no page until another process has started', async () => {
    assert.equal(pool.accepts, true);
    for (const pid of pool.pids) process.kill(pid, 'SIGKILL');
    await until(() => pool.withoutWorkersMs > 0, 'the pool has no process', { everyMs: 1 });
    assert.equal(pool.accepts, false);
    await until(() => pool.withoutWorkersMs === 0, 'another process has started');
    assert.equal(pool.accepts, true);
  });
});

describe('a pool with more pages than its queue holds', () => {
  it('refuses those beyond, also if they were admitted together', async () => {
    const pool = new RenderPool({ workers: 1, timeoutMs: 5_000, memoryMb: 64, queueMs: 30_000, queue: 1 });
    await pool.start();
    try {
      // Without a bundle of the shell each render fails once it starts.
      const job: RenderJob = {
        url: '/',
        composition: { id: 'x', units: {} } as unknown as RenderJob['composition'],
        bundles: {},
        state: {},
        mode: 'full',
      };
      const pages = [1, 2, 3].map(() => pool.render(job, () => Promise.reject(new Error('no call'))));
      const reasons = await Promise.all(
        pages.map((page) => page.then(String, (error: RenderFailure) => error.reason)),
      );
      assert.deepEqual(reasons, ['error', 'error', 'busy']);
    } finally {
      await pool.stop();
    }
  });
});
