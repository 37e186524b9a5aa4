import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const SERVER = `
const kept = [];
const keptInHeap = [];
// Timers end with their page; this one does not.
const later = (run) => AbortSignal.timeout(10).addEventListener('abort', run);
exports.default = { name: 'mfe-cv', routes: [], pages: {
  listener: () => { later(() => { throw new Error('left listener'); }); return { body: 'page' }; },
  promise: () => { later(() => { Promise.reject(new Error('left promise')); }); return { body: 'page' }; },
  busy: () => { later(() => { throw new Error('left busy'); }); later(() => { for (;;); }); return { body: 'page' }; },
  timers: () => { setTimeout(() => { for (;;); }, 200); setInterval(() => { for (;;); }, 200); return { body: 'page' }; },
  buffers: () => { kept.push(new Uint8Array(40_000_000).fill(1)); return { body: 'kept ' + kept.length }; },
  heap: () => { keptInHeap.push(new Array(1_250_000).fill(0.5)); return { body: 'page' }; },
  caller: ({ api }) => { later(() => api.call('suggests.places', { q: 'guadalajara' }).catch(() => 0).then(() => { throw new Error('left caller'); })); return { body: 'page' }; },
  long: () => { throw Object.assign(new Error('una cosa '.repeat(100_000)), { stack: 'otra cosa '.repeat(100_000) }); },
  unreadable: () => { throw { toString() { throw new Error('no'); } }; },
} };`;
const PAGES = ['listener', 'promise', 'busy', 'timers', 'buffers', 'heap', 'caller', 'long', 'unreadable'];

describe('what a page leaves behind in a render process', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite(
      {
        RENDER_WORKERS: '1',
        RENDER_TIMEOUT_MS: '700',
        RENDER_PAUSE_MS: '60000',
        RENDER_MEMORY_MB: '96',
      },
      async (folder) => {
        const routes = PAGES.map((id) => fakeRoute(id));
        await writeRelease(folder, { name: 'mfe-cv', version: '1.2.0', server: SERVER, routes });
      },
    );
  });
  after(() => site.close());
  /** Waits until what a page left behind has run, as far as it throws an error of this name. */
  const untilLogged = (name: string) =>
    until(() => site.log.some((line) => line.includes(name)), `an error is logged: ${name}`);
  const open = async (path: string) => (await site.get(path)).text();
  const mode = async (path: string) => /data-mode="(\w+)"/.exec(await open(path))?.[1];

  for (const page of ['listener', 'promise']) {
    it(`a ${page} that fails affects only its own page, and its release is reported`, async () => {
      assert.equal(await mode(`/${page}`), 'full');
      await untilLogged(`left ${page}`);
      assert.equal(await mode('/hello'), 'full');
      const logged = site.log.map((line) => JSON.parse(line) as Record<string, unknown>);
      const { unit, version } = logged.find(({ err }) => JSON.stringify(err)?.includes(`left ${page}`)) ?? {};
      assert.deepEqual({ unit, version }, { unit: 'mfe-cv', version: '1.2.0' });
      assert.ok(!logged.some(({ unit: failed }) => failed === 'mfe-search'));
    });
  }

  it('a process that is kept busy affects no other page: the next one is rendered by another process', async () => {
    await open('/busy');
    // The last thing that the process says.
    await untilLogged('left busy');
    assert.equal(await mode('/hello'), 'full');
    assert.doesNotMatch(await open('/metrics'), /unit="mfe-search"/);
  });

  it('timers end with their page: no page of another unit is blamed for them', async () => {
    assert.equal(await mode('/timers'), 'full');
    site.services.override = ({ url }) => (url.includes('similarJobs') ? new Promise(() => undefined) : null);
    assert.equal(await mode('/slow'), 'frame');
    site.services.override = () => null;
    const metrics = await open('/metrics');
    assert.match(metrics, /unit="mfe-search"[^}]*reason="upstream"/);
    assert.doesNotMatch(metrics, /unit="mfe-search"[^}]*reason="time-out"/);
  });

  it('a growing heap affects no page: the process is replaced before it is full', async () => {
    const modes = new Set<string | undefined>();
    for (let visit = 0; visit < 20; visit += 1) modes.add(await mode('/heap'));
    assert.deepEqual([...modes], ['full']);
    assert.doesNotMatch(await open('/metrics'), /reason="memory"/);
  });

  it('memory outside the heap counts too: a process with too much of it is replaced', async () => {
    const kept: Array<string | undefined> = [];
    for (let visit = 0; visit < 5; visit += 1) kept.push(/kept \d/.exec(await open('/buffers'))?.[0]);
    assert.deepEqual(kept, ['kept 1', 'kept 2', 'kept 3', 'kept 1', 'kept 2']);
  });

  it('a call for a visitor whose page is done is not made', async () => {
    assert.equal(await mode('/caller'), 'full');
    // The call is over, one way or the other.
    await untilLogged('left caller');
    assert.equal(await mode('/hello'), 'full');
    assert.deepEqual(
      site.services.received.filter(({ url }) => url.includes('guadalajara')),
      [],
    );
  });

  it('an error of a million characters is truncated before it is logged', async () => {
    assert.equal(await mode('/long'), 'frame');
    const logged = site.log.find((line) => line.includes('una cosa')) ?? '';
    assert.ok(logged.length > 1_000 && logged.length < 10_000, String(logged.length));
  });

  it('an unreadable error is reported as an error', async () => {
    assert.equal(await mode('/unreadable'), 'frame');
    assert.equal(await mode('/hello'), 'full');
  });
});
