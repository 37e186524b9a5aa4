import { event } from '@chamba/kernel/events';
import { pageHead } from '@chamba/kernel/seo';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobStatusRestored, type RootState } from '@chamba/kernel/store';
import { job, searchAnswer } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import results from '../results/results.page.tsx';
import { parseJobBody } from './job-body.ts';
import offer from './offer.page.tsx';
import { offerReset, selectOffer } from './offer.slice.ts';

const SEO = { title: '', h1: '', robots: '' };
const BODY = 'Buscamos a quien lleve la caja.\n\nQué harás:\n- Cobrar en efectivo\n- Hacer el corte';

function answer(request: { path: string; query?: Readonly<Record<string, string>> }): Reply {
  if (request.path === '/api/job') return { data: { job: job({ jobbody: BODY }), seo: SEO } };
  if (request.path === '/api/related-searches') {
    return { data: { relatedsearches: [{ text: 'cajero bancario', url: '/empleos-de-cajero-bancario' }] } };
  }
  if (request.query?.['service'] === 'similarJobs') {
    return { data: { status: 200, response: { joblist: [job({ id: '3', title: 'Auxiliar de caja' })] } } };
  }
  return { data: { status: 200, response: searchAnswer() } };
}

const open = (site: ReturnType<typeof openSite>, segment: string) =>
  site.open(offer, `/empleo/oferta/${segment}`, { job: segment });

/** A window as long as the page: all of it is looked at. */
class LongWindow {
  readonly #notify: IntersectionObserverCallback;

  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }

  observe() {
    this.#notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }

  disconnect() {}
}

const short = window.IntersectionObserver;
beforeEach(() => Object.assign(window, { IntersectionObserver: LongWindow }));
afterEach(() => Object.assign(window, { IntersectionObserver: short }));

/** What, how much, where and how; the bar repeats some of it. */
const titleBlock = () => within(screen.getByRole('region', { name: 'Vacante' }));

test('warns of what the review has found, with its reason', async () => {
  const caution = 'Ofrece pagar en otra moneda. Pregunta quién te contrata.';
  const site = openSite((request) =>
    request.path === '/api/job'
      ? { data: { job: job({ jobbody: BODY, cautions: [caution] }), seo: SEO } }
      : answer(request),
  );
  await open(site, '20418837-cajera');
  expect(titleBlock().getByText(/Pregunta quién te contrata/).textContent).toBe(`Ten cuidado\n${caution}`);
});

test('shows what, how much, where, and the words as paragraphs and lists', async () => {
  const site = openSite(answer);
  const { context } = await open(site, '20418837-cajera');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cajera o cajero de sucursal');
  expect(titleBlock().getByText(/\$9,800 – \$11,200/)).toBeTruthy();
  expect(screen.getByText('Guadalajara, Jalisco')).toBeTruthy();
  expect(screen.getByText('Bachillerato')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Qué harás' })).toBeTruthy();
  expect(screen.getByText('Cobrar en efectivo').tagName).toBe('LI');
  expect(site.calls('/api/job')[0]?.query).toMatchObject({ jobID: '20418837' });
  expect(offer.status?.(site.store.getState(), context)).toBe(200);
  expect(pageHead(offer, site.store.getState(), context)).toMatchObject({
    title: 'Cajera o cajero de sucursal en Farmacias La Merced | Chamba',
    robots: 'nofollow, noindex',
    canonical: '/empleo/oferta/20418837-cajera-o-cajero-de-sucursal',
  });
});

test('what became of an application has the whole bar of a phone', async () => {
  const site = openSite(answer);
  await open(site, '20418837');
  const onWideScreens = () =>
    screen.getAllByRole('button', { name: 'Compartir' }).filter((button) => button.closest('.desk'));
  const before = onWideScreens().length;
  act(() => void site.store.dispatch(jobStatusRestored([{ jobid: job().id, status: 'Applied' }])));
  expect(onWideScreens()).toHaveLength(before + 1);
});

test('says how often the advertisement was published', async () => {
  const reposted = 'Publicada 3 veces desde el 2 de mayo';
  const site = openSite((request) =>
    request.path === '/api/job' ? { data: { job: job({ reposted }), seo: SEO } } : answer(request),
  );
  await open(site, '20418837');
  expect(screen.getByText(reposted).previousElementSibling?.textContent).toBe('Historial');
});

test('similar offers and related searches come apart from the offer, which counts as visited', async () => {
  const site = openSite(answer);
  await site.load(offer, '/empleo/oferta/20418837', { job: '20418837' });
  expect(site.requests.map(({ path, query }) => query?.['service'] ?? path).sort()).toEqual([
    '/api/companies',
    '/api/job',
    'salaryMarket',
  ]);
  await open(site, '20418837');
  const similar = screen.getByRole('region', { name: 'Vacantes similares' });
  expect(await within(similar).findByRole('link', { name: 'Auxiliar de caja' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'cajero bancario' })).getAttribute('href')).toBe(
    '/empleos-de-cajero-bancario',
  );
  expect(site.store.getState().jobStatus.items).toMatchObject([{ jobid: '20418837', status: 'Visited' }]);
});

test('what stands under the offer is not asked for before one scrolls to it', async () => {
  Object.assign(window, { IntersectionObserver: short });
  const site = openSite(answer);
  await open(site, '20418837');
  expect(screen.getByRole('region', { name: 'Vacantes similares' })).toBeTruthy();
  expect(site.requests.map(({ query, path }) => query?.['service'] ?? path)).not.toContain('similarJobs');
  expect(site.calls('/api/related-searches')).toEqual([]);
});

test('what stands under the offer may fail without it', async () => {
  const site = openSite((request) => (request.path === '/api/job' ? answer(request) : 'unreachable'));
  await open(site, '20418837');
  expect(await screen.findByText('No se encontró información sobre las ofertas similares.')).toBeTruthy();
  expect(selectOffer(site.store.getState()).extras?.failure?.code).toBe('SMJ-01');
  expect(await screen.findByText('No hay información para esta búsqueda.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cajera o cajero de sucursal');
});

test('a reset restores what there was before any offer', async () => {
  const site = openSite(answer);
  await site.load(offer, '/empleo/oferta/20418837', { job: '20418837' });
  expect(selectOffer(site.store.getState()).job).not.toBeNull();
  site.store.dispatch(offerReset());
  expect(selectOffer(site.store.getState())).toEqual(selectOffer({} as RootState));
});

test('how one came to an offer goes with the call', async () => {
  const site = openSite(answer);
  await site.load(offer, '/empleo/oferta/20418837?rank=3&jobtype=premium&utm_source=correo&otro=1', {
    job: '20418837',
  });
  expect(site.calls('/api/job')[0]?.query).toEqual({
    jobID: '20418837',
    showskills: 'true',
    showseo: 'true',
    rank: '3',
    jobtype: 'premium',
    utm_source: 'correo',
  });
});

test('a NUL in the referrer parameters does not break the offer', async () => {
  const site = openSite(answer);
  await site.load(offer, '/empleo/oferta/20418837?rank=%00&utm_source=corr%00eo', { job: '20418837' });
  expect(site.calls('/api/job')[0]?.query).toEqual({
    jobID: '20418837',
    showskills: 'true',
    showseo: 'true',
    utm_source: 'correo',
  });
});

test('without similar offers the newest of the state stand in; when these fail it is said', async () => {
  let isBroken = false;
  const site = openSite((request) => {
    if (request.query?.['service'] === 'similarJobs')
      return { data: { status: 200, response: { joblist: [] } } };
    if (request.path !== '/api/orus/jobs') return answer(request);
    return isBroken ? { status: 500, data: {} } : { data: { status: 200, response: searchAnswer() } };
  });
  const { unmount } = await open(site, '20418837');
  const similar = within(screen.getByRole('region', { name: 'Vacantes similares' }));
  expect(await similar.findByRole('link', { name: 'Cajero de mostrador' })).toBeTruthy();
  expect(similar.queryByRole('link', { name: 'Cajera o cajero de sucursal' })).toBeNull();
  expect(site.calls('/api/orus/jobs')[0]?.body).toEqual({ location: 'jalisco' });
  unmount();
  isBroken = true;
  await open(site, '20418837');
  expect(await screen.findByText('Ocurrió un error al cargar los jobs')).toBeTruthy();
});

test('what comparable offers pay is asked for again when it did not come with the page', async () => {
  let asked = 0;
  const site = openSite((request) => {
    if (request.query?.['service'] !== 'salaryMarket') return answer(request);
    asked += 1;
    return asked === 1 ? 'unreachable' : { data: { status: 200, response: { market: null } } };
  });
  await open(site, '20418837');
  expect(await screen.findByText('Aún no hay suficientes datos para comparar.')).toBeTruthy();
});

test('an offer that has ended says so, and what is like it comes before its words', async () => {
  await open(
    openSite((request) =>
      request.path === '/api/job'
        ? { data: { job: job({ dateexpires: '2020-01-01T00:00:00Z', jobbody: BODY }), seo: SEO } }
        : answer(request),
    ),
    '20418837',
  );
  expect(screen.getAllByText('La vacante venció')).toHaveLength(2);
  expect(screen.getByText(/ · Venció el 31 dic 2019$/)).toBeTruthy();
  const similar = screen.getByRole('region', { name: 'Vacantes similares' });
  const words = screen.getByRole('region', { name: 'Descripción de la vacante' });
  expect(similar.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an id that is no number is not asked for', async () => {
  const site = openSite(answer);
  const { context } = await open(site, 'abc-12');
  expect(site.requests).toEqual([]);
  expect(screen.getByRole('heading', { name: 'No encontramos la página que buscas.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(pageHead(offer, site.store.getState(), context).title).toBe('Página no encontrada | Chamba');
  expect(offer.status?.(site.store.getState(), context)).toBe(404);
});

test('an offer that is not there is a 404', async () => {
  const site = openSite(() => ({
    status: 404,
    data: { status: 404, errors: [{ code: 'JOB-01', description: '' }] },
  }));
  const { context } = await open(site, '999');
  expect(
    screen.getByRole('heading', { name: 'No se encontraron información sobre la oferta solicitada.' }),
  ).toBeTruthy();
  expect(offer.status?.(site.store.getState(), context)).toBe(404);
});

test.each([
  [408, 503],
  [502, 502],
])('an offer whose service answers %i is out of order, not missing', async (status, expected) => {
  const site = openSite(() => ({ status, data: {} }));
  const { context } = await open(site, '20418837');
  expect(pageHead(offer, site.store.getState(), context).title).toBe(
    'Hay un problema para cargar este contenido | Chamba',
  );
  expect(offer.status?.(site.store.getState(), context)).toBe(expected);
});

test.each([
  ['a server error', { status: 500, data: {} }],
  ['a service that is down', { status: 503, data: {} }],
  ['a time-out', { status: 504, data: {} }],
  ['a rate limit', { status: 429, data: { errors: [{ code: 'GATEWAY-RATE', description: '' }] } }],
  ['a network that is gone', 'unreachable'],
  ['an answer that is not as agreed', { status: 200, data: { job: 7 } }],
] as [string, Reply][])('%s is shown as a failure, and tried again', async (_what, failure) => {
  let isDown = true;
  const site = openSite((request) => (isDown ? failure : answer(request)));
  const { context } = await open(site, '20418837-cajera');
  expect(offer.status?.(site.store.getState(), context)).toBeGreaterThanOrEqual(500);
  expect(screen.getByRole('heading', { name: 'Hay un problema para cargar este contenido.' })).toBeTruthy();
  expect(screen.queryByText('No se encontraron información sobre la oferta solicitada.')).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Cajera o cajero de sucursal' })).toBeTruthy();
});

test('an offer that is gone is reported as one that does not exist', async () => {
  const site = openSite(() => ({ status: 410, data: { errors: [{ code: 'JOB-01', description: '' }] } }));
  const { context } = await open(site, '999');
  expect(
    screen.getByRole('heading', { name: 'No se encontraron información sobre la oferta solicitada.' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(offer.status?.(site.store.getState(), context)).toBe(404);
});

test('neither an expired offer, nor a sample, nor one that takes no other application invites to be among the first', async () => {
  const shown = async (changes: object, how?: { state: string; final?: true }) => {
    const site = openSite(() => ({ data: { job: job({ applies: 3, ...changes }), seo: SEO } }));
    const { unmount } = await open(site, '20418837');
    if (how) {
      const settled = event('application/settled', { jobid: job().id, outcome: 'rejected', ...how });
      act(() => void site.store.dispatch(settled));
    }
    const tag = screen.queryByText('Sé de los primeros en postularte');
    unmount();
    return tag !== null;
  };
  expect(await shown({})).toBe(true);
  expect(await shown({ dateexpires: '2020-01-01T00:00:00Z' })).toBe(false);
  expect(await shown({ issample: true })).toBe(false);
  expect(await shown({}, { state: 'undelivered' })).toBe(false);
  expect(await shown({}, { state: 'withdrawn', final: true })).toBe(false);
  // Taken back in time: it can be applied to again.
  expect(await shown({}, { state: 'withdrawn' })).toBe(true);
});

test('a sample offer shows when it was really published', async () => {
  await open(
    openSite(() => ({
      data: { job: job({ issample: true, sourcedate: '2018-08-14T17:00:00.000Z' }), seo: SEO },
    })),
    '20418837',
  );
  expect(screen.getByText('Vacante de muestra: se publicó originalmente el 14 ago 2018.')).toBeTruthy();
});

test('without a shown salary it says so', async () => {
  await open(
    openSite(() => ({ data: { job: job({ showsalary: false }), seo: SEO } })),
    '20418837',
  );
  expect(titleBlock().getByText('Salario no mostrado por compañía')).toBeTruthy();
});

test('the way back leads to the page of results the offer was found on', async () => {
  const site = openSite(answer);
  await site.load(results, '/empleos-de-cajero?page=2');
  await open(site, '20418837');
  expect(screen.getByRole('link', { name: 'Regresar a los resultados' }).getAttribute('href')).toBe(
    '/empleos-de-cajero?page=2',
  );
  await waitFor(() => expect(site.calls('/api/job')[0]?.query?.['uuid']).toMatch(/^[0-9a-f]{32}$/));
});

test.each([
  ['keeps the place in the list of results right before', '/empleos-de-cajero?page=2', 1],
  ['is a link of its own after another page', '/empleo/oferta/7', 0],
])('the way back %s', async (_what, before, backs) => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const entries = () => [{ url: `${window.location.origin}${before}` }];
  Object.assign(window, { navigation: { currentEntry: { index: 1 }, entries } });
  const site = openSite(answer);
  await site.load(results, '/empleos-de-cajero?page=2');
  await open(site, '20418837');
  fireEvent.click(screen.getByRole('link', { name: 'Regresar a los resultados' }));
  expect(back).toHaveBeenCalledTimes(backs);
  back.mockRestore();
  Reflect.deleteProperty(window, 'navigation');
});

test.each([
  ['Uno\ndos', [{ kind: 'paragraph', text: 'Uno dos' }]],
  [
    'Ofrecemos:\n\n- IMSS\n- Vales',
    [
      { kind: 'heading', text: 'Ofrecemos' },
      { kind: 'list', items: ['IMSS', 'Vales'] },
    ],
  ],
  [
    '• Uno\nDos',
    [
      { kind: 'list', items: ['Uno'] },
      { kind: 'paragraph', text: 'Dos' },
    ],
  ],
  ['', []],
])('the words %j become blocks', (text, blocks) => {
  expect(parseJobBody(text)).toEqual(blocks);
});
