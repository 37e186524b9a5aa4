import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { fakeServices, type FakeServices } from '../testing/fake-services.ts';
import { failures, UpstreamError } from './service-codes.ts';
import { Upstreams } from './upstreams.ts';

describe('the signal of a call to a service', () => {
  let services: FakeServices;
  let upstreams: Upstreams;
  /** The caller's signal: a page or a process, which makes many calls with it. */
  let leaving: AbortController;
  beforeEach(() => {
    services = fakeServices();
    upstreams = new Upstreams({
      services,
      addresses: {},
      serviceAuth: null,
      metrics: createMetrics(),
      logger: createLogger('silent'),
    });
    leaving = new AbortController();
  });
  afterEach(() => upstreams.close());

  const call = () =>
    upstreams.call({
      upstream: 'jobs',
      method: 'POST',
      repeats: false,
      path: '/rest?server=jobs&service=jobs',
      headers: {},
      deadlineMs: 5_000,
      signal: leaving.signal,
    });

  it('has no listener left after any end of the call: it would keep request and answer in memory', async () => {
    await call();
    services.override = () => ({ status: 503, body: {} });
    await call();
    services.override = () => Promise.reject(new Error('no'));
    await assert.rejects(call());
    assert.equal(getEventListeners(leaving.signal, 'abort').length, 0);
  });

  it('reaches the service: a call whose caller has left is aborted', async () => {
    let reached: AbortSignal | undefined;
    services.override = ({ signal }) => {
      reached = signal;
      leaving.abort();
      return new Promise(() => undefined);
    };
    const isGivenUp = (error: unknown): boolean =>
      error instanceof UpstreamError && error.failure === failures.disconnected;
    await assert.rejects(call(), isGivenUp);
    assert.equal(reached?.aborted, true);
    reached = undefined;
    await assert.rejects(call(), isGivenUp);
    assert.ok(reached === undefined || (reached as AbortSignal).aborted, 'its caller had left before');
  });
});
