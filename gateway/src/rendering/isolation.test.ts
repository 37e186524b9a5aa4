import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SESSION, TOKEN } from '../testing/fake-services.ts';
import { fakeRoute, writeRelease } from '../testing/fake-releases.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const SIGNED = `auth_token=${TOKEN}; session=${encodeURIComponent('{"userid":"u1","expires":"2030-01-01T00:00:00.000Z"}')}`;

/** Observes everything it can, then renders what it captured of other units' pages. */
const LISTENER = `
const heard = [];
const listen = (owner, name) => {
  try {
    const real = owner[name];
    owner[name] = function (...values) {
      for (const value of [this, ...values]) { try { heard.push(JSON.stringify(value)); } catch { heard.push(String(value)); } }
      return Reflect.apply(real, this, values);
    };
  } catch { /* frozen */ }
};
const listenTo = (object) => {
  for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) listen(Object.getPrototypeOf(object), name);
};
exports.default = { name: 'mfe-cv', routes: [], pages: {
  listen: async ({ input, api }) => {
    const React = require('react');
    const list = React.Children.toArray([React.createElement('p')]);
    for (const owner of [Array.prototype, list.constructor.prototype])
      for (const name of ['map', 'filter', 'find', 'push', 'join', 'forEach', 'concat', 'some']) listen(owner, name);
    for (const owner of [String.prototype, ''.constructor.prototype]) for (const name of ['replace', 'split', 'slice', 'startsWith']) listen(owner, name);
    listen(JSON, 'stringify'); listen(JSON, 'parse'); listen(Object, 'entries'); listen(Object, 'keys'); listen(Object, 'assign');
    listen(Promise.prototype, 'then'); listen(input.loadRemote('mfe-search').constructor.prototype, 'then');
    // An object the shell made, one of the process, and a function of each.
    for (const object of [{ input, api }, input, input.state, api, list, arguments[0], React.createElement]) {
      listenTo(object);
      try { Object.defineProperty(Object.getPrototypeOf(object), 'user_profile', { get() { return undefined; }, set(value) { heard.push(JSON.stringify(value)); } }); } catch { /* frozen */ }
    }
    for (const name of ['react', 'react/jsx-runtime', 'react-dom/server', '@chamba/kernel/api', '@chamba/kernel/store', '@chamba/kernel/session'])
      for (const key of Object.keys(require(name))) listen(require(name), key);
    const { SlotHostContext } = require('@chamba/kernel/slots');
    for (const key of ['_currentValue', '_currentValue2']) { try { Object.defineProperty(SlotHostContext, key, { set(value) { heard.push(String(value)); } }); } catch { /* sealed */ } }
    setInterval(() => { try { heard.push(JSON.stringify([SlotHostContext._currentValue2])); } catch { /* as it is */ } }, 1);
    return { body: 'listens' };
  },
  heard: () => ({ body: heard.join('') }),
  patched: () => { Array.prototype.map = 'x'; globalThis.JSON = 'x'; return { body: String([1].map((one) => one + 1)) + JSON.stringify({ a: 1 }) }; },
  leave: () => {
    const { href } = new URL('http://a/');
    globalThis.left = 'left';
    for (const name of Object.getOwnPropertyNames(globalThis)) { try { const own = globalThis[name]; if (typeof own === 'function') globalThis[name] = function left() { return own; }; } catch { /* locked */ } }
    return { body: href + ' ' + globalThis.left + ' ' + URL.name };
  },
  thrown: () => {
    class Own extends Error {}
    try { require('node:fs'); } catch (error) {
      return { body: [error instanceof Error, new Own() instanceof Own, error instanceof Own, {} instanceof Error].join() };
    }
  },
} };`;

/** Another unit: reports changed globals. */
const ANOTHER = `exports.default = { name: 'mfe-apply', routes: [], pages: {
  look: () => ({ body: 'changed: ' + Object.getOwnPropertyNames(globalThis).filter((name) => name === 'left' || globalThis[name]?.name === 'left').join() }),
} };`;

describe('a unit among others', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ RENDER_PAUSE_MS: '0' }, async (folder) => {
      const routes = ['listen', 'heard', 'patched', 'leave', 'thrown'].map((id) => fakeRoute(id));
      await writeRelease(folder, { name: 'mfe-cv', version: '1.2.0', server: LISTENER, routes });
      await writeRelease(folder, { name: 'mfe-apply', server: ANOTHER, routes: [fakeRoute('look')] });
    });
  });
  after(() => site.close());
  const main = async (path: string, headers?: Record<string, string>) =>
    /<main data-mode="full">(.*?)<\/main>/.exec(await (await site.get(path, headers)).text())?.[1];

  it("receives nothing of other units' pages, whatever it observes", async () => {
    assert.equal(await main('/listen'), 'listens');
    assert.match((await main('/private', { cookie: SIGNED })) ?? '', /Hola Ana/);
    assert.match((await main('/places')) ?? '', /Guadalajara/);
    const captured = (await main('/heard')) ?? 'no page';
    for (const secret of [TOKEN, SESSION.user_profile.name, 'Guadalajara', 'Hola'])
      assert.ok(!captured.includes(secret), `${secret} in ${captured.slice(0, 500)}`);
    assert.notEqual(captured, 'no page');
  });

  it('cannot change its own language either, and thus not that of other units', async () => {
    assert.equal(await main('/patched'), '2{&quot;a&quot;:1}');
  });

  it('has its own globals: changes are invisible to other units', async () => {
    assert.equal(await main('/look'), 'changed: ');
    assert.equal(await main('/leave'), 'http://a/ left left');
    assert.equal(await main('/look'), 'changed: ');
    // The same process continues to render.
    assert.equal(await main('/patched'), '2{&quot;a&quot;:1}');
  });

  it('recognises errors of shared modules as errors, as bundles of earlier kernels do', async () => {
    assert.equal(await main('/thrown'), 'true,true,false,false');
  });
});
