import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createHash, webcrypto } from 'node:crypto';
import vm from 'node:vm';
import { FakeCache } from '../../testing/fake-cache.ts';
import { SERVICE_WORKER } from '../service-worker.ts';

const SITE = 'https://chamba.test';
type Listener = (event: unknown) => void;

/** A service worker that runs, and the network around it. */
function startWorker({ readsCookies = false } = {}) {
  const caches = new Map<string, FakeCache>();
  const listeners = new Map<string, Listener>();
  const told: unknown[] = [];
  const tab = { id: 'tab', postMessage: (message: unknown) => void told.push(message) };
  let network: ((url: URL) => Response) | null = null;
  let now = 1_800_000_000_000;
  let canRemove = true;
  class Clock extends Date {
    static override now = (): number => now;
  }
  let userid: string | null = null;
  const cookieStore = {
    get: async (name: string) =>
      name === 'session' && userid !== null
        ? { name, value: encodeURIComponent(JSON.stringify({ userid, expires: '' })) }
        : null,
  };
  const self = {
    ...(readsCookies && { cookieStore }),
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: async () => undefined,
    location: new URL(SITE),
    registration: {},
    clients: {
      claim: async () => undefined,
      get: async () => tab,
    },
  };
  vm.runInNewContext(SERVICE_WORKER, {
    self,
    URL,
    Response,
    Headers,
    Date: Clock,
    TextEncoder,
    crypto: webcrypto,
    caches: {
      open: async (name: string) => {
        const cache = caches.get(name) ?? new FakeCache(SITE);
        caches.set(name, cache);
        return cache;
      },
      delete: async (name: string) => {
        if (!canRemove) throw new Error('Unexpected internal error.');
        return caches.delete(name);
      },
      keys: async () => [...caches.keys()],
    },
    fetch: async (request: { url: string }) => {
      if (!network) throw new TypeError('Failed to fetch');
      return network(new URL(request.url));
    },
  });
  const ask = async (
    path: string,
    { mode = 'cors', method = 'GET', signal }: { mode?: string; method?: string; signal?: AbortSignal } = {},
  ): Promise<Response | undefined> => {
    const work: Array<Promise<unknown>> = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: SITE + path, method, mode, signal, headers: new Headers(), cache: 'default' },
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
    /** What a page does whose listener came after the answers. */
    askWhatWasKept: (id = tab.id) =>
      listeners.get('message')?.({
        data: { type: 'kept' },
        source: { ...tab, id },
      }),
    /** Turns the device's clock. @param ms forward, or back when negative. */
    turnClock: (ms: number) => void (now += ms),
    signIn: (id: string | null) => void (userid = id),
    open: (path: string) => ask(path, { mode: 'navigate' }),
    online: (answers: (url: URL) => Response) => {
      network = answers;
    },
    offline: () => {
      network = null;
    },
    damage: () => caches.forEach((cache) => (cache.damaged = true)),
    /** From now on nothing that was kept can be removed. */
    refuseRemoval: () => void (canRemove = false),
    /** Paths of the pages and answers that are on the device, whether or not they would be shown. */
    kept: async (): Promise<string[]> => {
      const stores = [...caches].flatMap(([name, cache]) =>
        /^(?:pages|answers)-/.test(name) ? [cache] : [],
      );
      const keys = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
      return keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/session-of'));
    },
  };
}

/** A page as the site writes it. */
const page = (text: string, session = 'visitor', seconds?: number): Response =>
  new Response(
    `<html lang="es-MX"><body>\n<div id="root"><main>${text}</main></div>\n` +
      `<script type="application/json" id="boot">{"state":{"config":{"siteName":"a\\u003c/script>"},` +
      `"searchBar":{"keyword":"cajero"}},"rendered":true,"now":1}</script></body></html>`,
    {
      headers: {
        'content-type': 'text/html',
        'x-session': session,
        ...(seconds !== undefined && { 'x-session-seconds': String(seconds) }),
      },
    },
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
    assert.match(html ?? '', /<div id="root"><\/div>\n<script/);
    // Nor is the search of the page that is its frame that of the address.
    assert.deepEqual(JSON.parse(/id="boot">(.*?)<\/script>/.exec(html ?? '')?.[1] ?? ''), {
      state: { config: { siteName: 'a</script>' } },
      rendered: false,
      now: 1,
    });
    // Nothing of that address is kept: when the frame was is not when it was.
    assert.match(html ?? '', /<html data-kept="0" /);
  });

  it('says so where it has nothing at all', async () => {
    worker.offline();
    const answer = await worker.open('/empleos-de-cajero');
    assert.equal(answer?.status, 503);
    assert.match((await answer?.text()) ?? '', /<h1>Sin conexión<\/h1>/);
  });

  it('does not take a call that its page gave up for a network that is gone', async () => {
    const search = '/rest?server=jobs&service=jobs&q=chofer';
    worker.online(() => new Response('{}'));
    await worker.ask(search);
    worker.offline();
    await assert.rejects(worker.ask(search, { signal: AbortSignal.abort() }) as Promise<unknown>);
    assert.deepEqual(worker.told, []);
    assert.equal((await worker.ask(search))?.status, 200);
    assert.equal(worker.told.length, 1);
  });

  it('answers the calls it has heard, whatever their search was called, and tells the page', async () => {
    worker.online(() => Response.json({ status: 200 }));
    await worker.ask('/rest?server=jobs&service=jobs&q=cajero&uuid=a');
    await worker.ask('/rest?server=myService&service=account');
    worker.offline();
    const answer = await worker.ask('/rest?server=jobs&service=jobs&q=cajero&uuid=b');
    assert.deepEqual(await answer?.json(), { status: 200 });
    assert.equal(worker.told.length, 1);
    worker.askWhatWasKept('another tab');
    assert.equal(worker.told.length, 1);
    // A page that loads may get its answers before it listens.
    worker.askWhatWasKept();
    assert.equal(worker.told.length, 2);
    assert.deepEqual(worker.told[1], worker.told[0]);
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
      await worker.ask('/rest?server=jobs&service=jobs&q=cajero');
      assert.deepEqual((await worker.kept()).sort(), ['/empleos-de-cajero', '/rest']);
      await happens();
      worker.offline();
      assert.equal((await worker.open('/empleos-de-cajero'))?.status, 503);
      assert.deepEqual(await worker.kept(), []);
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

  it('keeps nothing for longer than two months, nor what it is made of, once another page is kept', async () => {
    const file = (release: number) => `/releases/mfe-search/1.${release}.0-0123456789ab/page-results.js`;
    const day = 86_400_000;
    const isAsItWas = async (path: string) =>
      (await (await worker.open(path))?.text())?.includes(`<main>${path}`);
    let release = 0;
    worker.online(({ pathname }) =>
      pathname.startsWith('/releases/')
        ? new Response(pathname)
        : page(`${pathname} "base":"/releases/mfe-search/1.${release}.0-0123456789ab/"`),
    );
    await worker.open('/empleos-de-cajero');
    await worker.ask(file(0));
    await worker.ask('/rest?server=jobs&service=jobs&q=cajero');
    worker.turnClock(50 * day);
    release = 9;
    await worker.open('/empleos-de-chofer');
    worker.offline();
    assert.equal(await isAsItWas('/empleos-de-cajero'), true);
    worker.turnClock(20 * day);
    worker.online(({ pathname }) =>
      pathname.startsWith('/releases/') ? new Response(pathname) : page(pathname),
    );
    await worker.open('/');
    await worker.ask('/rest?server=jobs&service=jobs&q=chofer');
    for (release = 1; release <= 4; release += 1) await worker.ask(file(release));
    worker.offline();
    assert.equal(await isAsItWas('/empleos-de-cajero'), false);
    assert.equal(await isAsItWas('/empleos-de-chofer'), true);
    await assert.rejects(worker.ask('/rest?server=jobs&service=jobs&q=cajero') as Promise<unknown>);
    await assert.rejects(worker.ask(file(0)) as Promise<unknown>);
    assert.equal((await worker.ask(file(4)))?.status, 200);
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
    await worker.open('/empleos-de-chofer');
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
    // What was kept before stays.
    assert.deepEqual(await worker.kept(), ['/empleos-de-chofer']);
    assert.match((await (await worker.open('/empleos-de-chofer'))?.text()) ?? '', /empleos-de-chofer/);
  });
});

describe('the service worker and sessions that end', () => {
  const HOUR = 3_600_000;
  const markOf = (userid: string): string => createHash('sha256').update(userid).digest('hex').slice(0, 12);
  const start = async (options = {}): Promise<ReturnType<typeof startWorker>> => {
    const worker = startWorker(options);
    worker.signIn('u1');
    worker.online(({ pathname }) => page(`${pathname} de Ana`, markOf('u1'), (12 * HOUR) / 1000));
    await worker.open('/');
    await worker.open('/empleos-de-cajero');
    worker.offline();
    return worker;
  };
  /** Asserts that nothing of the person is shown, now and later, at addresses that were kept or not, nor left on the device. */
  async function showsNothing(worker: ReturnType<typeof startWorker>): Promise<void> {
    for (const path of ['/empleos-de-cajero', '/', '/empleos-de-otra-cosa', '/empleos-de-cajero']) {
      const answer = await worker.open(path);
      assert.equal(answer?.status, 503, path);
      const html = (await answer?.text()) ?? '';
      assert.ok(!html.includes('Ana') && html.includes('Tu sesión terminó'), html);
    }
    assert.deepEqual(await worker.kept(), []);
  }
  const showsAll = async (worker: ReturnType<typeof startWorker>): Promise<void> =>
    assert.match((await (await worker.open('/empleos-de-cajero'))?.text()) ?? '', /de Ana/);

  for (const readsCookies of [true, false]) {
    describe(readsCookies ? 'where it reads cookies' : 'where it reads no cookies', () => {
      it('shows pages of a session that is open', async () => {
        const worker = await start({ readsCookies });
        worker.turnClock(11 * HOUR);
        await showsAll(worker);
        worker.turnClock(-4 * 60_000);
        await showsAll(worker);
      });

      it('shows none by a clock that was set back', async () => {
        const worker = await start({ readsCookies });
        worker.turnClock(11 * HOUR);
        await showsAll(worker);
        worker.turnClock(-10 * HOUR);
        await showsNothing(worker);
        worker.turnClock(10 * HOUR);
        await showsNothing(worker);
      });

      it('keeps pages of the account that logs in next, and only those', async () => {
        const worker = await start({ readsCookies });
        worker.turnClock(-HOUR);
        await showsNothing(worker);
        worker.signIn('u2');
        worker.online(({ pathname }) => page(`${pathname} de Beto`, markOf('u2'), 60));
        await worker.open('/empleos-de-cajero');
        worker.offline();
        assert.match((await (await worker.open('/empleos-de-cajero'))?.text()) ?? '', /de Beto/);
        assert.doesNotMatch((await (await worker.open('/'))?.text()) ?? '', /Ana/);
      });
    });
  }

  it('shows none after the end that its page stated', async () => {
    const worker = await start();
    worker.turnClock(12 * HOUR);
    await showsNothing(worker);
  });

  it('shows none without a cookie, or with that of another; a session that was lengthened goes on', async () => {
    const lengthened = await start({ readsCookies: true });
    lengthened.turnClock(20 * HOUR);
    await showsAll(lengthened);
    for (const userid of [null, 'u2']) {
      const worker = await start({ readsCookies: true });
      worker.signIn(userid);
      await showsNothing(worker);
      worker.signIn('u1');
      await showsNothing(worker);
    }
  });

  it('keeps no page that arrives after the session', async () => {
    const worker = await start({ readsCookies: true });
    worker.signIn(null);
    worker.online(({ pathname }) => page(`${pathname} de Ana`, markOf('u1'), 60));
    await worker.open('/empleos-de-soldador');
    assert.ok(!(await worker.kept()).includes('/empleos-de-soldador'));
    worker.offline();
    await showsNothing(worker);
  });

  it('shows none that cannot be removed', async () => {
    const worker = await start();
    worker.turnClock(12 * HOUR);
    worker.refuseRemoval();
    for (const path of ['/empleos-de-cajero', '/']) {
      const answer = await worker.open(path);
      assert.equal(answer?.status, 503, path);
      assert.doesNotMatch((await answer?.text()) ?? '', /Ana/);
    }
  });

  it('shows the pages of visitors however long ago they were kept', async () => {
    const worker = startWorker({ readsCookies: true });
    worker.online(({ pathname }) => page(pathname));
    await worker.open('/empleos-de-cajero');
    worker.offline();
    worker.turnClock(100 * HOUR);
    assert.equal((await worker.open('/empleos-de-cajero'))?.status, 200);
    worker.turnClock(-200 * HOUR);
    assert.equal((await worker.open('/empleos-de-cajero'))?.status, 200);
  });
});
