import { waitFor } from '@testing-library/react';
import { containerName, type PageComposition, type UnitEntry } from '@chamba/kernel/composition';
import { createRemotes, RemoteLoadError } from './remotes.ts';

const sound: UnitEntry = {
  version: '1.0.0',
  base: '/releases/mfe-x/1.0.0-abc/',
  entry: 'container.js',
  integrity: `sha256-${'a'.repeat(43)}=`,
  routes: [],
  slots: [],
};

const createComposition = (units: Record<string, UnitEntry>): PageComposition => ({
  id: 'x',
  custom: false,
  units: { shell: sound, ...units },
});

/** Scripts that the page asked for. jsdom fetches none: `answer` stands at the edge of the network. */
const scripts: HTMLScriptElement[] = [];
let answer: (script: HTMLScriptElement) => 'load' | 'error';
/** Names of containers that entries defined. */
const defined = new Set<string>();
let reported: jest.SpyInstance;

/** An entry that came: it defines its container. */
function define(unit: string, module: unknown): 'load' {
  const name = containerName(unit, sound.version);
  defined.add(name);
  Reflect.set(globalThis, name, { init: async () => undefined, get: async () => () => module });
  return 'load';
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const append = document.head.appendChild.bind(document.head);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    scripts.push(node);
    setTimeout(() => node.dispatchEvent(new Event(answer(node))));
    return node;
  });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('')));
});

afterEach(() => {
  scripts.length = 0;
  for (const name of defined) Reflect.deleteProperty(globalThis, name);
  defined.clear();
});

test('an entry is asked for once, with the hash of the composition and as code of the page', async () => {
  const remote = { routes: [] };
  answer = () => define('mfe-once', { default: remote });
  const load = createRemotes(createComposition({ 'mfe-once': sound }));
  const [one, other] = await Promise.all([load('mfe-once'), load('mfe-once')]);
  expect(one.default).toBe(remote);
  expect(other.default).toBe(remote);
  expect((await load('mfe-once')).default).toBe(remote);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatchObject({
    src: new URL(`${sound.base}${sound.entry}`, location.href).href,
    integrity: sound.integrity,
    crossOrigin: 'anonymous',
  });
});

test('nothing of a unit that is refused is fetched; its neighbours load', async () => {
  answer = () => define('mfe-y', { default: {} });
  const load = createRemotes(createComposition({ 'mfe-bad': { ...sound, integrity: '' }, 'mfe-y': sound }));
  await expect(load('mfe-bad')).rejects.toThrow(RemoteLoadError);
  await expect(load('mfe-bad')).rejects.toThrow(/^refused: the entry of mfe-bad 1.0.0 has no hash$/);
  await expect(load('mfe-none')).rejects.toThrow(/^refused: the composition has no mfe-none$/);
  await expect(load('mfe-y')).resolves.toEqual({ default: {} });
  expect(scripts).toHaveLength(1);
});

test('an entry that did not arrive is asked for once more, past the caches', async () => {
  const answers = ['error', 'load'];
  answer = () => (answers.shift() === 'error' ? 'error' : define('mfe-retried', { default: {} }));
  const load = createRemotes(createComposition({ 'mfe-retried': sound }));
  await expect(load('mfe-retried')).resolves.toEqual({ default: {} });
  expect(scripts).toHaveLength(2);
  expect(globalThis.fetch).toHaveBeenCalledWith(scripts[0]?.src, { cache: 'reload' });
  expect(reported).not.toHaveBeenCalled();
});

test('an entry whose source answers with an error is not asked for a third time', async () => {
  answer = () => 'error';
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('', { status: 404 })));
  const load = createRemotes(createComposition({ 'mfe-missing': sound }));
  await expect(load('mfe-missing')).rejects.toThrow('mfe-missing 1.0.0 could not be loaded');
  expect(scripts).toHaveLength(1);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

test('a failure is reported once and not remembered', async () => {
  answer = () => 'error';
  const load = createRemotes(createComposition({ 'mfe-gone': sound }));
  await expect(load('mfe-gone')).rejects.toThrow('mfe-gone 1.0.0 could not be loaded');
  expect(scripts).toHaveLength(2);
  expect(reported).toHaveBeenCalledTimes(1);
  answer = () => define('mfe-gone', { default: {} });
  await expect(load('mfe-gone')).resolves.toEqual({ default: {} });
});

test('a chunk that did not arrive is named, so that it can be asked for again', async () => {
  const failure = Object.assign(new Error('Loading chunk 1 failed'), { request: 'http://localhost/1.js' });
  answer = () => {
    define('mfe-chunks', {});
    Object.assign(Reflect.get(globalThis, containerName('mfe-chunks', sound.version)) as object, {
      get: () => Promise.reject(failure),
    });
    return 'load';
  };
  const load = createRemotes(createComposition({ 'mfe-chunks': sound }));
  await expect(load('mfe-chunks')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    request: 'http://localhost/1.js',
  });
});

test('a module that is no remote is refused', async () => {
  answer = () => define('mfe-empty', { other: 1 });
  const load = createRemotes(createComposition({ 'mfe-empty': sound }));
  await expect(load('mfe-empty')).rejects.toThrow('mfe-empty 1.0.0 exposes no remote');
  await waitFor(() => expect(reported).toHaveBeenCalled());
});
