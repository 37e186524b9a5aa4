import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import vm from 'node:vm';
import { SERVICE_WORKER } from '../service-worker.ts';

const SITE = 'https://chamba.test';
type Listener = (event: unknown) => void;

/** As much of a browser's cache as the worker asks for: addresses in the order they were put. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  readonly #key = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, SITE).href;
  damaged = false;
  async match(request: string | { url: string }): Promise<Response | undefined> {
    if (this.damaged) throw new Error('Unexpected internal error.');
    return this.#kept.get(this.#key(request))?.clone();
  }
  async put(request: string | { url: string }, response: Response): Promise<void> {
    this.#kept.set(this.#key(request), response);
  }
  async delete(request: string | { url: string }): Promise<boolean> {
    return this.#kept.delete(this.#key(request));
  }
  async keys(): Promise<Array<{ url: string }>> {
    return [...this.#kept.keys()].map((url) => ({ url }));
  }
}

/** A service worker that runs, and the network around it. */
function startWorker() {
  const caches = new Map<string, FakeCache>();
  const listeners = new Map<string, Listener>();
  const told: unknown[] = [];
  let network: ((url: URL) => Response) | null = null;
  const self = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: async () => undefined,
    location: new URL(SITE),
    registration: {},
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (message: unknown) => told.push(message) }),
    },
  };
  vm.runInNewContext(SERVICE_WORKER, {
    self,
    URL,
    Response,
    Headers,
    caches: {
      open: async (name: string) => {
        const cache = caches.get(name) ?? new FakeCache();
        caches.set(name, cache);
        return cache;
      },
      delete: async (name: string) => caches.delete(name),
      keys: async () => [...caches.keys()],
    },
    fetch: async (request: { url: string }) => {
      if (!network) throw new TypeError('Failed to fetch');
      return network(new URL(request.url));
    },
  });
  const ask = async (path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response | undefined> => {
    const work: Array<Promise<unknown>> = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: SITE + path, method, mode, headers: new Headers(), cache: 'default' },
      clientId: 'tab',
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  return {
    ask,
    told,
    open: (path: string) => ask(path, { mode: 'navigate' }),
    online: (answers: (url: URL) => Response) => {
      network = answers;
    },
    offline: () => {
      network = null;
    },
    damage: () => caches.forEach((cache) => (cache.damaged = true)),
  };
}

/** A page as the site writes it. */
const page = (text: string, session = 'visitor'): Response =>
  new Response(
    `<html lang="es-MX"><body>\n<div id="root"><main>${text}</main></div>\n` +
      `<script type="application/json" id="boot">{"state":{},"rendered":true,"now":1}</script></body></html>`,
    { headers: { 'content-type': 'text/html', 'x-session': session } },
  );

describe('the service worker without a network', () => {
  let worker: ReturnType<typeof startWorker>;
  beforeEach(() => {
    worker = startWorker();
    worker.online(({ pathname }) => page(pathname));
  });

  it('gives a page as it was, and says since when it is kept', async () => {
    await worker.open('/empleos-de-cajero?page=2#arriba');
    worker.offline();
    const html = await (await worker.open('/empleos-de-cajero?page=2'))?.text();
    assert.match(html ?? '', /<html data-kept="\d{13}" lang="es-MX">.*<main>\/empleos-de-cajero<\/main>/s);
  });

  it('opens an address that was only reached in a tab in the frame of the newest page', async () => {
    await worker.open('/empleos-de-cajero');
    worker.offline();
    const html = await (await worker.open('/empleo/oferta/cajera-7'))?.text();
    assert.match(
      html ?? '',
      /<div id="root"><\/div>\n<script[^>]*>\{"state":\{\},"rendered":false,"now":1\}/,
    );
  });

  it('says so where it has nothing at all', async () => {
    worker.offline();
    const answer = await worker.open('/empleos-de-cajero');
    assert.equal(answer?.status, 503);
    assert.match((await answer?.text()) ?? '', /<h1>Sin conexión<\/h1>/);
  });

  it('answers the calls it has heard, whatever their search was called, and tells the page', async () => {
    worker.online(() => Response.json({ status: 200 }));
    await worker.ask('/rest?server=jobs&service=jobs&q=cajero&uuid=a');
    await worker.ask('/rest?server=myService&service=account');
    worker.offline();
    const answer = await worker.ask('/rest?server=jobs&service=jobs&q=cajero&uuid=b');
    assert.deepEqual(await answer?.json(), { status: 200 });
    assert.equal(worker.told.length, 1);
    await assert.rejects(worker.ask('/rest?server=jobs&service=jobs&q=chofer') as Promise<unknown>);
    // What is somebody's own is left to the browser.
    assert.equal(await worker.ask('/rest?server=myService&service=account'), undefined);
  });

  for (const [what, happens] of [
    ['the log-out', () => worker.ask('/api/aais/authentication_token/current', { method: 'DELETE' })],
    [
      "the first page of somebody else's",
      async () => {
        worker.online(({ pathname }) => page(pathname, 'ana'));
        await worker.open('/dashboard');
      },
    ],
  ] as const) {
    it(`keeps nothing after ${what}`, async () => {
      await worker.open('/empleos-de-cajero');
      await happens();
      worker.offline();
      assert.equal((await worker.open('/empleos-de-cajero'))?.status, 503);
    });
  }

  it('keeps what a kept page is made of through releases that follow, and nothing else of old', async () => {
    const file = (release: number, name = 'page-results.js') =>
      `/releases/mfe-search/1.${release}.0-0123456789ab/${name}`;
    worker.online(({ pathname }) =>
      pathname.startsWith('/releases/') ? new Response(pathname) : page(`"base":"${file(1, '')}"`),
    );
    await worker.open('/empleos-de-cajero');
    for (let release = 0; release < 8; release += 1) await worker.ask(file(release));
    worker.offline();
    assert.equal(await (await worker.ask(file(1)))?.text(), file(1));
    assert.equal(await (await worker.ask(file(7)))?.text(), file(7));
    await assert.rejects(worker.ask(file(0)) as Promise<unknown>);
    await assert.rejects(worker.ask(file(2)) as Promise<unknown>);
  });

  it('takes a file from the site where the store of the device is damaged', async () => {
    const file = '/releases/mfe-search/1.0.0-0123456789ab/page-results.js';
    worker.online(({ pathname }) => new Response(pathname));
    await worker.ask(file);
    worker.damage();
    assert.equal(await (await worker.ask(file))?.text(), file);
  });

  it('keeps the last searches only, the offers apart from them', async () => {
    await worker.open('/empleo/oferta/primera-1');
    for (let search = 1; search <= 21; search += 1) await worker.open(`/empleos-de-oficio-${search}`);
    worker.offline();
    const isAsItWas = async (path: string) =>
      (await (await worker.open(path))?.text())?.includes(`<main>${path}</main>`);
    assert.equal(await isAsItWas('/empleos-de-oficio-1'), false);
    assert.equal(await isAsItWas('/empleos-de-oficio-21'), true);
    assert.equal(await isAsItWas('/empleo/oferta/primera-1'), true);
  });

  it('keeps no page that is none of a person, that failed or that has no place in a list', async () => {
    worker.online(({ pathname }) =>
      pathname.includes('tester')
        ? new Response('<html lang="es-MX">')
        : new Response('', { status: 500, headers: { 'x-session': 'visitor' } }),
    );
    await worker.open('/empleos-de-tester');
    await worker.open('/empleos-de-cajero');
    worker.online(({ pathname }) => page(pathname));
    await worker.open('/dashboard');
    worker.offline();
    for (const path of ['/empleos-de-tester', '/empleos-de-cajero', '/dashboard'])
      assert.equal((await worker.open(path))?.status, 503);
  });
});
