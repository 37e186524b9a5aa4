import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import vm from 'node:vm';
import { FakeCache } from '../testing/fake-cache.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const SITE = 'https://chamba.test';
const CALL = '/rest?server=jobs&service=jobs&q=cajero';

type Fields = Readonly<Record<string, unknown>>;
type Listener = (event: Fields) => void;

/** Runs the script in as much of a browser as it asks for. */
function run(script: string) {
  const listeners: Array<{ type: string; listener: Listener }> = [];
  const caches = new Map<string, FakeCache>();
  /** What the worker asked of the browser. */
  const asked: string[] = [];
  let network: ((url: URL) => Response) | null = null;

  const open = (name: string): FakeCache => {
    const cache = caches.get(name) ?? new FakeCache(SITE);
    caches.set(name, cache);
    return cache;
  };
  vm.runInNewContext(script, {
    self: {
      addEventListener: (type: string, listener: Listener) => void listeners.push({ type, listener }),
      skipWaiting: async () => void asked.push('no waiting'),
      location: new URL(SITE),
      registration: {
        navigationPreload: { enable: async () => void asked.push('preload') },
        showNotification: async (title: string, options: unknown) =>
          void asked.push(`${title}: ${JSON.stringify(options)}`),
      },
      clients: {
        claim: async () => void asked.push('claim'),
        openWindow: async (url: string) => void asked.push(url),
        get: async () => undefined,
      },
    },
    URL,
    Response,
    Headers,
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => caches.delete(name),
      keys: async () => [...caches.keys()],
    },
    fetch: async (request: string | { url: string }) => {
      if (!network) throw new TypeError('Failed to fetch');
      return network(new URL(typeof request === 'string' ? request : request.url));
    },
  });

  /** Lets an event happen, to its end. @returns the answer to it; undefined when it is left to the browser. */
  async function happens(type: string, fields: Fields = {}): Promise<Response | undefined> {
    const work: Array<Promise<unknown>> = [];
    const answers: Array<Promise<Response>> = [];
    for (const { listener } of listeners.filter((one) => one.type === type))
      listener({
        ...fields,
        waitUntil: (promise: Promise<unknown>) => void work.push(promise),
        respondWith: (answer: Promise<Response>) => void answers.push(answer),
      });
    assert.ok(answers.length <= 1, 'browsers take one answer only');
    const answer = await answers[0];
    for (const promise of work) await promise;
    return answer;
  }

  return {
    asked,
    caches,
    open,
    happens,
    fetches: (path: string, request: Fields = {}) =>
      happens('fetch', {
        request: {
          url: new URL(path, SITE).href,
          method: 'GET',
          mode: 'cors',
          headers: new Headers(),
          ...request,
        },
        preloadResponse: Promise.resolve(undefined),
        clientId: 'tab',
      }),
    online: (answers: (url: URL) => Response) => void (network = answers),
    offline: () => void (network = null),
  };
}

const file = (release: number): string => `/releases/mfe-search/1.${release}.0-0123456789ab/main.js`;
/** The site: pages of visitors, and words for all else. */
const answering = ({ pathname }: URL): Response =>
  pathname === '/'
    ? new Response('<html lang="es-MX"><main>Inicio</main>', { headers: { 'x-session': 'visitor' } })
    : new Response(`"${pathname}"`);

describe('the service worker, as the site serves it', () => {
  let site: TestSite;
  let script: string;
  let worker: ReturnType<typeof run>;
  before(async () => {
    site = await startSite();
    script = await (await site.get('/service-worker')).text();
  });
  after(() => site.close());
  beforeEach(() => {
    worker = run(script);
    worker.online(answering);
  });

  it('takes over at once', async () => {
    await worker.happens('install');
    await worker.happens('activate');
    assert.deepEqual(worker.asked, ['no waiting', 'claim', 'preload']);
  });

  it('takes over what the one before it kept, and removes what is nobody’s or too much', async () => {
    for (const release of [1, 2, 3, 4, 5])
      await worker.open('releases-1').put(file(release), new Response(''));
    const made = { 'x-releases': new URL('.', SITE + file(1)).pathname };
    await worker.open('pages-1').put('/', new Response('', { headers: made }));
    await worker.open('answers-1').put(CALL, new Response(''));
    await worker.open('of-an-older-worker').put('/', new Response(''));
    await worker.happens('activate');
    assert.deepEqual([...worker.caches.keys()].sort(), ['answers-1', 'pages-1', 'releases-1']);
    // The kept page is made of the first release.
    assert.deepEqual(
      (await worker.open('releases-1').keys()).map(({ url }) => url),
      [1, 3, 4, 5].map((release) => SITE + file(release)),
    );
    assert.equal((await worker.open('answers-1').keys()).length, 1);
  });

  it('gives files, pages and answers without a network, and leaves all else to the browser', async () => {
    const paths = { file: file(1), page: '/', call: CALL };
    for (const round of ['online', 'offline']) {
      if (round === 'offline') worker.offline();
      const texts = [
        await (await worker.fetches(paths.file))?.text(),
        await (await worker.fetches(paths.page, { mode: 'navigate' }))?.text(),
        await (await worker.fetches(paths.call))?.text(),
      ];
      assert.equal(texts[0], `"${paths.file}"`, round);
      assert.match(
        texts[1] ?? '',
        round === 'online' ? /<html lang.*Inicio/ : /<html data-kept="\d+" .*Inicio/,
        round,
      );
      assert.equal(texts[2], '"/rest"', round);
    }
    for (const [path, request] of [
      ['https://elsewhere.test/', {}],
      ['/api/apply', { method: 'POST' }],
      ['/rest?server=myService&service=account', {}],
      [file(1), { headers: new Headers({ range: 'bytes=0-1' }) }],
    ] as const)
      assert.equal(await worker.fetches(path, request), undefined, path);
  });

  it('keeps what a page tells it that was loaded before it', async () => {
    await worker.happens('message', {
      data: { type: 'remember', page: `${SITE}/`, files: [SITE + file(2)] },
    });
    worker.offline();
    assert.equal(await (await worker.fetches(file(2)))?.text(), `"${file(2)}"`);
    assert.equal((await worker.fetches('/', { mode: 'navigate' }))?.status, 200);
  });

  it('shows what is pushed, and opens the address it carries, on the site only', async () => {
    const message = { title: 'Vacante nueva', body: 'Cajera en León', data: { url: '/empleo/oferta/7' } };
    await worker.happens('push', { data: { json: () => message } });
    const [shown = ''] = worker.asked.splice(0);
    assert.match(shown, /^Vacante nueva: \{"body":"Cajera en León",.*"url":"\/empleo\/oferta\/7"/);
    for (const url of ['/empleo/oferta/7', 'https://evil.test/'])
      await worker.happens('notificationclick', { notification: { close: () => undefined, data: { url } } });
    assert.deepEqual(worker.asked, [`${SITE}/empleo/oferta/7`, '/']);
  });

  it('shows nothing of a message that it cannot read', async () => {
    const unreadable = (): never => {
      throw new SyntaxError('no JSON');
    };
    for (const data of [null, { json: unreadable }, { json: () => ({ title: 7 }) }])
      await worker.happens('push', { data });
    assert.deepEqual(worker.asked, []);
  });
});
