/** Runs the service worker in as much of a browser as it asks for. */
import { webcrypto } from 'node:crypto';
import { serializeDocumentParts, serializeKeepRule, writeWorkerData } from '@chamba/kernel/service-worker';
import { FakeCache } from './fake-cache.ts';

export const SITE = 'https://chamba.test';

type Fields = Readonly<Record<string, unknown>>;
type Shown = { tag?: string; data?: Fields };
type Listener = (event: Fields) => void;

/** The data that the gateway writes before the script. */
const DATA = {
  keptOperations: { rest: ['jobs/jobs'], paths: ['/api/job/:id', '/api/companies/search'] },
};

/**
 * Starts a worker of its own.
 * @param readsCookies whether workers may read cookies in this browser.
 */
export async function startWorker({ readsCookies = false } = {}) {
  const stores = new Map<string, FakeCache>();
  const listeners: Array<{ type: string; listener: Listener }> = [];
  /** Messages to the page. */
  const posted: unknown[] = [];
  /** What the worker asked of the browser. */
  const asked: string[] = [];
  const tab = { id: 'tab', postMessage: (message: unknown) => void posted.push(message) };
  let network: ((url: URL) => Response) | null = null;
  let now = 1_800_000_000_000;
  let canRemove = true;
  let userid: string | null = null;
  let tabUrl = `${SITE}/`;
  /** Notifications that stand on the device, by tag. */
  const shown = new Map<string, Shown>();
  let subscription: ReturnType<typeof subscribed> | null = null;
  const subscribed = (key: string) => ({
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
    toJSON: () => ({ endpoint: `${SITE}/push`, keys: { p256dh: key, auth: 'a' } }),
  });

  const open = (name: string): FakeCache => {
    const store = stores.get(name) ?? new FakeCache(SITE);
    stores.set(name, store);
    return store;
  };
  const cookieStore = {
    get: async (name: string) =>
      name === 'session' && userid !== null
        ? { name, value: encodeURIComponent(JSON.stringify({ userid, expires: '' })) }
        : null,
  };
  const self = {
    ...(readsCookies && { cookieStore }),
    addEventListener: (type: string, listener: Listener) => void listeners.push({ type, listener }),
    skipWaiting: async () => void asked.push('no waiting'),
    location: new URL(SITE),
    registration: {
      navigationPreload: { enable: async () => void asked.push('preload') },
      showNotification: async (title: string, options: Shown) => {
        asked.push(`${title}: ${JSON.stringify(options)}`);
        if (options.tag !== undefined) shown.set(options.tag, options);
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        [...shown.values()]
          .filter((one) => tag === undefined || one.tag === tag)
          .map((one) => ({ ...one, close: () => void shown.delete(one.tag ?? '') })),
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          subscription = subscribed(applicationServerKey);
          return subscription;
        },
      },
    },
    clients: {
      claim: async () => void asked.push('claim'),
      openWindow: async (url: string) => void asked.push(url),
      matchAll: async () => [{ ...tab, url: tabUrl, focus: async () => void asked.push(`focus ${tabUrl}`) }],
      get: async () => tab,
    },
  };
  const fakes = {
    self,
    crypto: webcrypto,
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => {
        if (!canRemove) throw new Error('Unexpected internal error.');
        return stores.delete(name);
      },
      keys: async () => [...stores.keys()],
    },
    fetch: async (request: string | { url: string }, sent?: { method: string; body: string }) => {
      if (sent?.method) asked.push(`${sent.method} ${String(request)} ${sent.body}`);
      if (!network) throw new TypeError('Failed to fetch');
      return network(new URL(typeof request === 'string' ? request : request.url, SITE));
    },
  };
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  // As a browser runs the script that the gateway sends.
  new Function(writeWorkerData(DATA))();
  await jest.isolateModulesAsync(async () => {
    await import('../index.ts');
  });

  /** Dispatches an event and waits for its work. @returns the answer; undefined when it is left to the browser. */
  async function dispatch(type: string, fields: Fields = {}): Promise<Response | undefined> {
    const work: Array<Promise<unknown>> = [];
    const answers: Array<Promise<Response>> = [];
    for (const { listener } of listeners.filter((one) => one.type === type))
      listener({
        ...fields,
        waitUntil: (promise: Promise<unknown>) => void work.push(promise),
        respondWith: (answer: Promise<Response>) => void answers.push(answer),
      });
    if (answers.length > 1) throw new Error('browsers take one answer only');
    const answer = await answers[0];
    for (const promise of work) await promise;
    return answer;
  }

  const request = (path: string, fields: Fields = {}): Promise<Response | undefined> =>
    dispatch('fetch', {
      request: {
        url: new URL(path, SITE).href,
        method: 'GET',
        mode: 'cors',
        headers: new Headers(),
        cache: 'default',
        signal: new AbortController().signal,
        ...fields,
      },
      clientId: 'tab',
      preloadResponse: Promise.resolve(undefined),
    });

  return {
    asked,
    posted,
    stores,
    open,
    dispatch,
    request,
    /** Subscribes this browser to notifications; whether it is. */
    subscribe: (key: string) => void (subscription = subscribed(key)),
    isSubscribed: () => subscription !== null,
    shown,
    /** Where the open tab is. */
    standAt: (path: string) => void (tabUrl = SITE + path),
    /** What a page does whose listener came after the answers. */
    askForKept: (id = tab.id) => dispatch('message', { data: { type: 'kept' }, source: { ...tab, id } }),
    /** Turns the device's clock. @param ms forward, or back when negative. */
    turnClock: (ms: number) => void (now += ms),
    signIn: (id: string | null) => void (userid = id),
    navigate: (path: string) => request(path, { mode: 'navigate' }),
    online: (answers: (url: URL) => Response) => void (network = answers),
    offline: () => void (network = null),
    damage: () => stores.forEach((store) => (store.damaged = true)),
    /** From now on nothing that was kept can be removed. */
    refuseRemoval: () => void (canRemove = false),
    /** Paths of the pages and answers that are on the device, whether or not they would be shown. */
    kept: async (): Promise<string[]> => {
      const some = [...stores].flatMap(([name, store]) => (/^(?:pages|answers)-/.test(name) ? [store] : []));
      const keys = (await Promise.all(some.map((store) => store.keys()))).flat();
      return keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/session-of'));
    },
  };
}

export type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Rules of the routes of this site, as the gateway sends them. */
const RULES = [
  { path: /^\/$/, kind: 'mfe-search/home', keep: 1 },
  { path: /^\/empleo\/oferta\//, kind: 'mfe-search/offer', keep: 60 },
  { path: /^\/empleos/, kind: 'mfe-search/results', keep: 20 },
];

type PageOptions = {
  path?: string;
  /** Mark of the account; null for a page that is not kept. */
  session?: string | null;
  /** Seconds that the session lasts. */
  seconds?: number;
};

/** A page as the gateway sends it. @param text its content. */
export function page(
  text: string,
  { path = '/empleos', session = 'visitor', seconds }: PageOptions = {},
): Response {
  const root = '<!doctype html>\n<html';
  const before = `${root} lang="es-MX"><body>\n<div id="root">`;
  const content = `<main>${text}</main>`;
  const between = '</div>\n<script type="application/json" id="boot">';
  const state = '{"config":{"siteName":"a\\u003c/script>"},"searchBar":{"keyword":"cajero"}}';
  const boot = `{"state":${state},"rendered":true,"now":1}`;
  const contentStart = before.length;
  const contentEnd = contentStart + content.length;
  const bootStart = contentEnd + between.length;
  const rule = RULES.find((one) => one.path.test(path));
  const parts = { contentStart, contentEnd, bootStart, bootEnd: bootStart + boot.length };
  return new Response(`${before}${content}${between}${boot}</script></body></html>`, {
    headers: {
      'content-type': 'text/html',
      ...(session !== null && { 'x-session': session }),
      ...(seconds !== undefined && { 'x-session-seconds': String(seconds) }),
      ...(rule && {
        'x-offline': serializeKeepRule(rule),
        'x-document-parts': serializeDocumentParts({ rootAttributes: root.length, ...parts }),
      }),
    },
  });
}

/** Whether an address shows its own page as it was. */
export async function isAsItWas(worker: Worker, path: string): Promise<boolean> {
  const html = await (await worker.navigate(path))?.text();
  return html?.includes(`<main>${path}`) ?? false;
}
