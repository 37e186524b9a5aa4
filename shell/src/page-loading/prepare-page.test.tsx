import { createSlice, put, takeLoad } from '@chamba/kernel/store';
import { setReportSink } from '@chamba/kernel/telemetry';
import {
  createComposition,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  signedIn,
} from '../testing/fixtures.tsx';
import { PageHost } from './page-host.ts';
import { preparePage } from './prepare-page.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://x');
  return { pathname, search, hash };
};

const oneRoute = (entry: Parameters<typeof routeEntry>[0], page = plainPage('Página')) => ({
  composition: createComposition([routeEntry(entry)]),
  load: () =>
    Promise.resolve(
      remoteModule({
        routes: [{ id: entry.id, path: entry.path, category: 'srp', page: () => Promise.resolve(page) }],
      }),
    ),
});

/** A file of a unit that did not arrive, as the loaders report it. */
const lost = () => Promise.reject(Object.assign(new Error('lost'), { request: 'https://x/entry.js' }));

// jsdom fetches nothing.
beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('offline'));
});

test('an unknown address is the not-found page, with the search at hand', async () => {
  const { composition, load } = oneRoute({ id: 'a', path: '/a' });
  expect(await preparePage(createHost(composition, load), at('/b'))).toMatchObject({
    kind: 'page',
    unit: 'shell',
    status: 404,
    route: { id: 'not-found', header: 'search' },
  });
});

test('a page of the shell is found in the composition like any other', async () => {
  const { load } = oneRoute({ id: 'a', path: '/a' });
  const about = routeEntry({ id: 'about', path: '/acerca-de', category: '404' });
  const host = createHost(createComposition([], [], [about]), load);
  expect(await preparePage(host, at('/acerca-de'))).toMatchObject({
    kind: 'page',
    unit: 'shell',
    status: 200,
  });
});

describe('an address whose page no unit brings', () => {
  const { composition, load } = oneRoute({ id: 'resume', path: '/curriculo{/:id}', access: 'candidate' });

  test.each(['/subir-cv', '/curriculo/test-conductual', '/open-english/abc/90'])(
    '%s asks a visitor to log in and keeps the way back',
    async (path) => {
      expect(await preparePage(createHost(composition, load), at(`${path}?x=1`))).toMatchObject({
        kind: 'redirect',
        to: `/login?returnUrl=${encodeURIComponent(`${path}?x=1`)}`,
      });
    },
  );

  test('shows a candidate where it is done instead of redirecting silently', async () => {
    const host = createHost(composition, load, { session: signedIn });
    for (const path of ['/curriculo/test-conductual/2', '/subir-cv', '/dashboard/notificaciones']) {
      expect(await preparePage(host, at(path))).toMatchObject({
        kind: 'page',
        unit: 'shell',
        status: 200,
        route: { id: 'managed-elsewhere', access: 'candidate' },
        context: { pathname: path },
      });
    }
  });

  test('is a dead link when a mail led there', async () => {
    const dead = { kind: 'page', unit: 'shell', status: 410, route: { id: 'dead-link' } };
    for (const path of ['/suscripcion/confirmar-correo/abc', '/suscripcion/cancelar-correo/abc'])
      expect(await preparePage(createHost(composition, load), at(path))).toMatchObject(dead);
  });

  test('has the search with its filters where it is of a saved one', async () => {
    const slotsAt = async (path: string) => {
      const page = await preparePage(createHost(composition, load), at(path));
      return 'route' in page ? [page.route.header, page.route.footer, ...page.route.slots] : [];
    };
    expect(await slotsAt('/suscripcion/confirmar-correo/abc')).toEqual([
      'search',
      'full',
      'page.extended-search',
    ]);
  });

  test('is the unit’s as soon as one claims it', async () => {
    const claimed = oneRoute({ id: 'english', path: '/open-english{/:token}{/:score}' });
    const host = createHost(claimed.composition, claimed.load);
    expect(await preparePage(host, at('/open-english/abc'))).toMatchObject({
      kind: 'page',
      unit: 'mfe-x',
      context: { params: { token: 'abc' } },
    });
  });
});

test('a page for candidates sends a visitor to log in and keeps the way back', async () => {
  const { composition, load } = oneRoute({ id: 'a', path: '/a', access: 'candidate' });
  expect(await preparePage(createHost(composition, load), at('/a?x=1'))).toEqual({
    kind: 'redirect',
    to: '/login?returnUrl=%2Fa%3Fx%3D1',
    status: 302,
  });
});

test('a candidate goes where the tab still wants to go', async () => {
  sessionStorage.setItem('returnUrl', JSON.stringify('/empleo/oferta/12'));
  const { composition, load } = oneRoute({ id: 'login', path: '/login', access: 'visitor' });
  expect(await preparePage(createHost(composition, load, { session: signedIn }), at('/login'))).toMatchObject(
    {
      kind: 'redirect',
      to: '/empleo/oferta/12',
    },
  );
  sessionStorage.clear();
});

test('a legacy address is moved for good', async () => {
  const { composition, load } = oneRoute({ id: 'a', path: '/a' });
  expect(await preparePage(createHost(composition, load), at('/dashboard/postulaciones?x=1'))).toEqual({
    kind: 'redirect',
    to: '/postulaciones?x=1',
    status: 301,
  });
});

test('the page’s data is in the store before it is shown, and is not loaded twice at hydration', async () => {
  const loads = createSlice({ name: 'loads', initialState: 0, reducers: { loaded: (count) => count + 1 } });
  const page = plainPage('Con datos', {
    slices: [{ name: 'loads', reducer: loads.reducer, life: 'page' }],
    sagas: [
      {
        name: 'load',
        life: 'page',
        *saga() {
          yield takeLoad('test/load', function* () {
            yield put(loads.actions.loaded());
          });
        },
      },
    ],
    load: () => ({ type: 'test/load' }),
    status: (state) => (state['loads'] === 1 ? 200 : 500),
  });
  const { composition, load } = oneRoute({ id: 'a', path: '/a' }, page);
  const host = createHost(composition, load);
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page', status: 200 });
  await preparePage(host, at('/a'), { dataLoaded: true });
  expect(host.store.getState()['loads']).toBe(1);
});

test('a remote that does not load at once is tried once more', async () => {
  const { composition, load } = oneRoute({ id: 'a', path: '/a' });
  let attempts = 0;
  const host = createHost(composition, () => {
    attempts += 1;
    return attempts === 1 ? lost() : load();
  });
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page', unit: 'mfe-x' });
});

/** A route whose page's chunk does not arrive at the first attempt, and what its source answers then. */
function lostOnce(answer: () => Promise<Response>) {
  const seen = { fetched: [] as unknown[][], attempts: 0 };
  globalThis.fetch = (...asked: unknown[]) => {
    seen.fetched.push(asked);
    return answer();
  };
  const page = () => {
    seen.attempts += 1;
    return seen.attempts === 1 ? lost() : Promise.resolve(plainPage('Página'));
  };
  const { composition } = oneRoute({ id: 'a', path: '/a' });
  const remote = remoteModule({ routes: [{ id: 'a', path: '/a', category: 'srp', page }] });
  return { seen, host: createHost(composition, () => Promise.resolve(remote)) };
}

test.each([
  ['that comes from its source', () => Promise.resolve(new Response(''))],
  ['while the line is broken', () => Promise.reject(new Error('offline'))],
])('a chunk that did not arrive is asked for again past the caches, %s', async (_when, answer) => {
  const { seen, host } = lostOnce(answer);
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page' });
  expect(seen).toEqual({ attempts: 2, fetched: [['https://x/entry.js', { cache: 'reload' }]] });
});

test('a chunk whose source answers with an error is not asked for a third time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { seen, host } = lostOnce(() => Promise.resolve(new Response('', { status: 404 })));
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'failed', error: { message: 'lost' } });
  expect(seen.attempts).toBe(1);
  expect(seen.fetched).toHaveLength(1);
});

test('code that fails as it runs is reported by its own error: a second attempt would get half a module', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { composition } = oneRoute({ id: 'a', path: '/a' });
  let attempts = 0;
  const page = () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('its own');
    return Promise.resolve({} as ReturnType<typeof plainPage>);
  };
  const host = createHost(composition, () =>
    Promise.resolve(remoteModule({ routes: [{ id: 'a', path: '/a', category: 'srp', page }] })),
  );
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'failed', error: { message: 'its own' } });
});

test('a remote that does not load is a failed page, and asking again works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { composition, load } = oneRoute({ id: 'a', path: '/a' });
  let attempts = 0;
  const flaky = () => {
    attempts += 1;
    return attempts <= 2 ? lost() : load();
  };
  const host = createHost(composition, flaky);
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'failed', unit: 'mfe-x' });
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page', unit: 'mfe-x' });
});

test('a page whose saga throws while it loads is a failed page, and asking again works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const page = plainPage('Con datos', {
    sagas: [
      {
        name: 'load',
        life: 'page',
        *saga() {
          if (broken) throw new Error('boom');
          yield takeLoad('test/load', function* () {});
        },
      },
    ],
    load: () => ({ type: 'test/load' }),
  });
  const { composition, load } = oneRoute({ id: 'a', path: '/a' }, page);
  const host = createHost(composition, load);
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'failed', unit: 'mfe-x' });
  broken = false;
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page', unit: 'mfe-x' });
  jest.restoreAllMocks();
});

test('a slot whose filler does not load leaves the page standing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const composition = createComposition(
    [routeEntry({ id: 'a', path: '/a', slots: ['offer.apply'] })],
    [{ name: 'offer.apply', version: 1, server: true }],
  );
  const host = createHost(composition, () =>
    Promise.resolve(
      remoteModule({
        routes: [{ id: 'a', path: '/a', category: 'srp', page: () => Promise.resolve(plainPage('Oferta')) }],
        slots: {
          'offer.apply': { version: 1, server: true, component: () => Promise.reject(new Error('gone')) },
        },
      }),
    ),
  );
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'page', slots: [] });
  expect(host.loaded('offer.apply')).toBeNull();
});

test('a slot whose filler hangs does not hold the page back beyond its contract’s time', async () => {
  jest.useFakeTimers();
  const { composition: alone, load } = oneRoute({ id: 'a', path: '/a', slots: ['offer.apply'] });
  const page = alone.units['mfe-x']!;
  const composition = {
    ...alone,
    units: {
      ...alone.units,
      'mfe-y': { ...page, routes: [], slots: [{ name: 'offer.apply' as const, version: 1, server: true }] },
    },
  };
  const host = new PageHost(composition, createHost(composition, load).store, (unit) =>
    unit === 'mfe-y' ? new Promise(() => undefined) : load(),
  );
  const prepared = preparePage(host, at('/a'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await prepared).toMatchObject({ kind: 'page', slots: [] });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('code of a page or part that does not arrive is reported with its unit and version', async () => {
  const seenReports: string[] = [];
  setReportSink(({ unit, version, kind, detail }) =>
    seenReports.push(`${unit} ${version} ${kind} ${detail}`),
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = () => Promise.reject(new Error('gone'));
  const composition = createComposition(
    [routeEntry({ id: 'a', path: '/a' })],
    [{ name: 'offer.match', version: 1, server: false }],
  );
  const host = createHost(composition, () =>
    Promise.resolve(
      remoteModule({
        routes: [{ id: 'a', path: '/a', category: 'srp', page: gone }],
        slots: { 'offer.match': { version: 1, server: false, component: gone } },
      }),
    ),
  );
  expect(await preparePage(host, at('/a'))).toMatchObject({ kind: 'failed' });
  await expect(host.load('offer.match')).rejects.toThrow('gone');
  host.onLate('offer.match');
  // No unit fills this one.
  host.onLate('offer.apply');
  expect(seenReports).toEqual([
    'mfe-x 1.0.0 load a',
    'mfe-x 1.0.0 load offer.match',
    'mfe-x 1.0.0 late offer.match',
  ]);
  setReportSink(null);
  jest.restoreAllMocks();
});
