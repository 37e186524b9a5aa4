import { pageHead } from '@chamba/kernel/seo';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@chamba/kernel/events';
import type { SearchAnswer } from '@chamba/kernel/api';
import { SlotHostContext, type SlotHost } from '@chamba/kernel/slots';
import { Provider } from '@chamba/kernel/store';
import { categoryItem, facetItem, job, searchAnswer } from '../testing/fixtures.ts';
import { openSite, setScreen, type Reply } from '../testing/site.tsx';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import results from './results.page.tsx';
import { selectJobs, selectResults } from '../search/results.slice.ts';

const ADDRESS = '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara';
const NONE = 'No se encontraron resultados listados con los parámetros especificados';

const found =
  (changes: Parameters<typeof searchAnswer>[0] = {}) =>
  (): Reply => ({
    data: { status: 200, response: searchAnswer(changes) },
  });

beforeEach(() => setScreen('phone'));

test('shows heading, count and cards that lead to the offers', async () => {
  const { open, requests } = openSite(found());
  await open(results, ADDRESS);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Empleos de cajero en Guadalajara, Jalisco',
  );
  expect(screen.getByText('1,148').parentElement?.getAttribute('role')).toBe('status');
  const link = screen.getByRole('link', { name: 'Cajera o cajero de sucursal' });
  expect(link.getAttribute('href')).toBe('/empleo/oferta/20418837-cajera-o-cajero-de-sucursal');
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe(`${ADDRESS}?page=2`);
  expect(requests[0]?.query).toMatchObject({
    server: 'jobs',
    service: 'jobs',
    q: 'cajero',
    ci: 'guadalajara',
  });
});

test('a service that only lists offers leaves search, filters and page to the address', async () => {
  const facets = { workMode: [{ id: 1, description: 'Desde casa', items: 5 }], category: null };
  const bare = { joblist: [{ id: 7, title: 'Cajera' }], summary: { totaldocs: 41 }, facets };
  const { open, store } = openSite(() => ({ data: bare }));
  await open(results, `${ADDRESS}?work_mode=1&page=2`);
  const shown = selectShownSearch(store.getState());
  expect([shown?.keyword, shown?.place?.description]).toEqual(['cajero', 'Guadalajara, Jalisco']);
  expect(`/empleos-${shown?.place?.seourl}`).toBe('/empleos-en-jalisco/ciudad-de-guadalajara');
  expect(screen.getByRole('link', { name: 'Cajera' }).getAttribute('href')).toBe('/empleo/oferta/7');
  expect(screen.getByRole('link', { name: 'Página 3' })).toBeTruthy();
  expect(screen.getByText('2').getAttribute('aria-current')).toBe('page');
  const chosen = selectResults(store.getState()).facets?.workMode.find(({ id }) => id === '1');
  expect(chosen).toMatchObject({ items: 5, selected: true, url: ADDRESS });
  expect(selectResults(store.getState()).facets?.salary.length).toBeGreaterThan(0);
});

test('what has a part of the words comes under a heading of its own, with where else to look', async () => {
  const answer = searchAnswer({
    joblist: [job({ id: '1', title: 'Ayudante de soldador' })],
    partialfrom: 0,
    refineurls: [{ text: '«soldador tig» en todo México (12)', url: '/empleos-de-soldador-tig' }],
  });
  answer.summary = { ...answer.summary, totaldocs: 0, pages: 0 };
  const { open } = openSite(() => ({ data: { status: 200, response: answer } }));
  await open(results, '/empleos-de-soldador-tig/en-colima');
  expect(screen.getByText('Ninguna vacante tiene todas tus palabras.').getAttribute('role')).toBe('status');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Con parte de tus palabras', 'Ayudante de soldador']);
  expect(screen.getByRole('link', { name: /en todo México/ }).getAttribute('href')).toBe(
    '/empleos-de-soldador-tig',
  );
});

test('what has none of the words is not announced as having a part of them', async () => {
  const jobs = ['Repartidor', 'Mensajero', 'Chofer'].map((title, place) =>
    job({ id: `${place + 1}`, title }),
  );
  const listHeadings = async (from: { partialfrom: number; nearfrom: number }) => {
    const { open } = openSite(found({ joblist: jobs, ...from }));
    await open(results, '/empleos-de-repartidor-rappi');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    cleanup();
    return headings.slice(0, headings.indexOf('Chofer') + 1);
  };
  expect(await listHeadings({ partialfrom: 0, nearfrom: 0 })).toEqual([
    'Otras que pueden interesarte',
    ...['Repartidor', 'Mensajero', 'Chofer'],
  ]);
  expect(await listHeadings({ partialfrom: 1, nearfrom: 2 })).toEqual([
    ...['Repartidor', 'Con parte de tus palabras', 'Mensajero'],
    ...['Otras que pueden interesarte', 'Chofer'],
  ]);
});

test('towns that the keyword may name are there to choose from', async () => {
  const url = '/empleos-de-soldador/en-zacatecas/ciudad-de-loreto';
  const { open } = openSite(found({ places: [{ text: 'Loreto, Zacatecas (3)', url }] }));
  await open(results, '/empleos-de-soldador-en-loreto');
  const choice = within(screen.getByText(/¿En qué lugar\?/)).getByRole('link', {
    name: 'Loreto, Zacatecas (3)',
  });
  expect(choice.getAttribute('href')).toBe(url);
});

test('what was read from the keyword stands as chips that can be taken off, and other filters add to it', async () => {
  setScreen('wide');
  const url = '/empleos-de-mesero-medio-tiempo?literal=1';
  const answer = searchAnswer({ conditions: [{ text: 'Medio tiempo', url }] });
  answer.query = { ...searchAnswer().query, filtersurl: '/empleos-de-mesero?tpt=1' };
  answer.facets = { ...answer.facets, workMode: [] };
  const { open, store } = openSite(() => ({ data: { status: 200, response: answer } }));
  await open(results, '/empleos-de-mesero-medio-tiempo');
  expect(screen.getByRole('link', { name: 'Quitar: Medio tiempo' }).getAttribute('href')).toBe(url);
  const fromHome = selectResults(store.getState()).facets?.workMode.find(({ id }) => id === '1');
  expect(fromHome?.url).toBe('/empleos-de-mesero?tpt=1&work_mode=1');
});

/** The note of a search whose keyword was taken for another one, and where its link leads. */
async function showNote(
  correction: NonNullable<SearchAnswer['correction']>,
): Promise<{ text: string; href: string | null }> {
  const { open } = openSite(found({ correction }));
  await open(results, '/empleos-de-contavilidad');
  const note = screen.getByText(/ostramos|Buscamos/).closest('p');
  return {
    text: note?.textContent?.trim() ?? '',
    href: note?.querySelector('a')?.getAttribute('href') ?? null,
  };
}

const literalurl = '/empleos-de-contavilidad?literal=1';
const respelled = { from: 'contavilidad', to: 'contabilidad', literalurl: '', also: false };

test('says what the keyword was taken for', async () => {
  expect(await showNote(respelled)).toEqual({
    text: 'No encontramos empleos de "contavilidad". Mostramos los de "contabilidad".',
    href: null,
  });
});

test('offers to search for what was written where that finds something else', async () => {
  expect(await showNote({ ...respelled, literalurl })).toEqual({
    text: 'No encontramos empleos de "contavilidad". Mostramos los de "contabilidad". Buscar "contavilidad"',
    href: literalurl,
  });
});

test('says so when offers of what was written come first', async () => {
  expect((await showNote({ ...respelled, literalurl, also: true })).text).toBe(
    'También mostramos empleos de "contabilidad". Buscar solo "contavilidad"',
  );
});

test('says in which place the keyword was read', async () => {
  const place = 'Zapopan, Jalisco';
  const placed = { from: 'cajero zapopan', to: `cajero en ${place}`, literalurl, also: false, place };
  expect((await showNote(placed)).text).toBe(
    'Buscamos en Zapopan, Jalisco. Buscar "cajero zapopan" en todo México',
  );
});

test('says nothing about the keyword when it was found as written', async () => {
  const { open } = openSite(found({ correction: null }));
  await open(results, ADDRESS);
  expect(screen.queryByText(/ostramos (?:los|empleos)|Buscamos/)).toBeNull();
});

test('premium offers come first and none is shown twice', async () => {
  const premium = job({ id: '9', title: 'Cajera premium' });
  const { load, store } = openSite(
    found({
      jobpremiumlist: [premium],
      joblist: [job(), premium],
      socialjobslist: [job({ id: '7' }), job()],
    }),
  );
  await load(results, ADDRESS);
  expect(selectJobs(store.getState()).map(({ id }) => id)).toEqual(['9', '20418837', '7']);
});

test('the identifier of a search changes with its filters, not with its page', async () => {
  const { load, store } = openSite(found());
  const uuid = () => selectShownSearch(store.getState())?.uuid;
  await load(results, ADDRESS);
  const first = uuid();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await load(results, `${ADDRESS}?page=3`);
  expect(uuid()).toBe(first);
  await load(results, `${ADDRESS}?tm=7`);
  expect(uuid()).toMatch(/^[0-9a-f]{32}$/);
  expect(uuid()).not.toBe(first);
});

test('an address that is no search is a 404', async () => {
  const { open, store, requests } = openSite(found());
  const { context } = await open(results, '/empleos-raro');
  expect(screen.getByRole('heading', { name: 'No encontramos la página que buscas.' })).toBeTruthy();
  expect(results.status?.(store.getState(), context)).toBe(404);
  await waitFor(() => expect(requests.map(({ query }) => query?.['service'])).toEqual(['jobs']));
});

test('an address that is no search has the filters of one, and keeps the way back to the last results', async () => {
  const { load, open, store } = openSite(found());
  await load(results, `${ADDRESS}?page=2`);
  const before = selectShownSearch(store.getState());
  const { unmount } = await open(results, '/empleos-raro');
  expect(await screen.findByRole('group', { name: 'Filtros' })).toBeTruthy();
  expect(selectShownSearch(store.getState())).toEqual(before);
  unmount();
});

test('nothing found with an employer as the only filter offers to drop it by its name', async () => {
  const { open } = openSite(
    found({
      joblist: [],
      summary: { totaldocs: 0, page: 1, hits: 20, pages: 0 },
      query: { ...searchAnswer().query, cop: 'oxxo', activefilters: 1, clearurl: '/empleos' },
    }),
  );
  await open(results, '/empleos/bolsa-de-trabajo-oxxo');
  const links = screen.getAllByRole('link', { name: 'Quitar filtro: OXXO' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/empleos'));
  expect(screen.queryByRole('link', { name: /^Limpiar filtros/ })).toBeNull();
});

// 408 is among the statuses that SE-051 lists.
test.each([400, 404, 408, 410])('a failure with %s means that nothing was found', async (status) => {
  const { open, store } = openSite(() => ({
    status,
    data: { status, errors: [{ code: 'X', description: '' }] },
  }));
  const { context } = await open(results, ADDRESS);
  expect(screen.getByRole('heading', { name: NONE })).toBeTruthy();
  expect(results.status?.(store.getState(), context)).toBe(status === 408 ? 408 : 404);
  expect(pageHead(results, store.getState(), context).title).toBe('Empleos en México | Chamba');
});

test.each([
  [500, 500],
  [504, 408],
  [429, 503],
])('a failure with %i shows the error screen, and the retry works', async (status, shown) => {
  let broken = true;
  const { open, store } = openSite(() => (broken ? { status, data: {} } : found()()));
  const { context } = await open(results, ADDRESS);
  expect(screen.getByText('Hay un problema para cargar este contenido.')).toBeTruthy();
  expect(results.status?.(store.getState(), context)).toBe(shown);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1,148')).toBeTruthy();
});

test('nothing found with filters offers to clear them', async () => {
  const { open } = openSite(
    found({
      joblist: [],
      summary: { totaldocs: 0, page: 1, hits: 20, pages: 0 },
      query: { ...searchAnswer().query, activefilters: 2, clearurl: ADDRESS },
    }),
  );
  await open(results, `${ADDRESS}?tm=1&work_mode=0`);
  expect(screen.getByRole('heading', { name: NONE })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Limpiar filtros (2)' });
  expect(links.every((link) => link.getAttribute('href') === ADDRESS)).toBe(true);
});

const NOTHING_FOUND = { joblist: [], summary: { totaldocs: 0, page: 1, hits: 20, pages: 0 } };

/** Opens results with the slot of saved searches filled. @returns names of the slots that were asked for. */
async function openWithSaving(
  address: string,
  answer: Parameters<typeof found>[0] = NOTHING_FOUND,
): Promise<string[]> {
  const asked: string[] = [];
  const host: SlotHost = {
    loaded: () => null,
    load: (name) => {
      asked.push(name);
      return Promise.resolve(
        name === 'results.save-search'
          ? { unit: 'mfe-apply', version: '1', Component: () => <p>Guarda esta búsqueda</p> }
          : null,
      );
    },
  };
  const { load, store } = openSite(found(answer));
  const context = await load(results, address);
  render(
    <Provider store={store}>
      <SlotHostContext.Provider value={host}>
        <results.Component context={context} />
      </SlotHostContext.Provider>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: answer === NOTHING_FOUND ? NONE : /^Empleos de/ })).toBeTruthy();
  return asked;
}

test('a search without results can be saved, so that the first ones are heard of', async () => {
  await openWithSaving(ADDRESS);
  expect(await screen.findByText('Guarda esta búsqueda')).toBeTruthy();
});

test('a search with fewer results than the invitation waits for can be saved too', async () => {
  for (const count of [1, 2, 5]) {
    const joblist = Array.from({ length: count }, (_, index) => job({ id: String(index + 1) }));
    await openWithSaving(ADDRESS, { joblist, summary: { totaldocs: count, page: 1, hits: 20, pages: 1 } });
    expect(await screen.findAllByText('Guarda esta búsqueda')).toHaveLength(1);
    cleanup();
  }
});

test('every offer there is cannot be saved as a search, one filter of them can', async () => {
  expect(await openWithSaving('/empleos')).not.toContain('results.save-search');
  cleanup();
  expect(await openWithSaving('/empleos?sort=2')).not.toContain('results.save-search');
  cleanup();
  expect(await openWithSaving('/empleos?tm=1')).toContain('results.save-search');
});

test('nothing found leads to the nearest search with offers before all others', async () => {
  const { open } = openSite(
    found({
      joblist: [],
      summary: { totaldocs: 0, page: 1, hits: 20, pages: 0 },
      refineurls: [
        { text: '«soldador» en Baja California Sur (3)', url: '/empleos-de-soldador/en-baja-california-sur' },
        { text: '«soldador» en todo México (412)', url: '/empleos-de-soldador' },
      ],
    }),
  );
  await open(results, '/empleos-de-soldador/en-baja-california-sur/ciudad-de-loreto');
  const first = screen.getByRole('link', { name: /Baja California Sur/ });
  expect(first.getAttribute('href')).toBe('/empleos-de-soldador/en-baja-california-sur');
  expect(first.textContent).toBe('«soldador» en Baja California Sur (3)');
  const others = within(screen.getByRole('region', { name: 'Búsquedas relacionadas' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '«soldador» en todo México (412)',
  ]);
  expect(screen.queryByRole('link', { name: 'Ver todos los empleos' })).toBeNull();
});

test('robots and canonical address follow the rules of results', async () => {
  const { load, store } = openSite(found());
  const head = async (address: string) => {
    const context = await load(results, address);
    return pageHead(results, store.getState(), context);
  };
  expect(await head(ADDRESS)).toMatchObject({
    title: 'Empleos de cajero',
    description: 'Vacantes de cajero.',
    canonical: ADDRESS,
  });
  expect((await head(ADDRESS)).robots ?? '').toBe('');
  expect((await head(`${ADDRESS}?page=1`)).robots).toBe('nofollow, noindex');
  expect((await head('/empleos')).robots).toBe('nofollow, noindex');
});

test('the results of a colonia are those of its municipality, to search engines too', async () => {
  const canonical = '/empleos-de-cajero/en-ciudad-de-mexico/ciudad-de-cuauhtemoc';
  const location = ['Coyoacán, a unos 4 km', 'Tlalpan, a unos 9 km'].map((description, index) =>
    facetItem({ id: `L${index}`, description, items: index + 1, key: 'LOC', url: `/empleos-en-${index}` }),
  );
  const colonia = {
    id: '67000003',
    type: 'ZO' as const,
    description: 'Roma Norte, Cuauhtémoc, Ciudad de México',
    seourl: 'en-roma-norte-cp-06700/ciudad-de-cuauhtemoc',
  };
  const { seo, query, facets } = searchAnswer();
  const { open, store } = openSite(
    found({
      seo: { ...seo, canonical },
      query: { ...query, location: colonia },
      facets: { ...facets, location },
    }),
  );
  const address = `/empleos-de-cajero/${colonia.seourl}`;
  const { context } = await open(results, address);
  const head = pageHead(results, store.getState(), context);
  expect(head.canonical).toBe(canonical);
  expect(JSON.stringify(head.structuredData)).toContain(canonical);
  expect(JSON.stringify(head.structuredData)).not.toContain('-cp-');
  const rows = within(screen.getByRole('region', { name: 'Otras ubicaciones' })).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual(['Coyoacán, a unos 4 km01', 'Tlalpan, a unos 9 km02']);
});

test('visited and applied offers carry their marks; few applications the invitation', async () => {
  const { open, store } = openSite(
    found({
      joblist: [job(), job({ id: '2', applies: 3 }), job({ id: '3' }), job({ id: '4', applies: 20 })],
    }),
  );
  store.dispatch(event('jobs/visited', { jobid: '20418837' }));
  store.dispatch(event('application/settled', { jobid: '3', outcome: 'applied' }));
  await open(results, ADDRESS);
  const tags = screen.getAllByRole('article').map((card) => card.textContent ?? '');
  expect(tags[0]).toContain('Visto');
  expect(tags[1]).toContain('Sé de los primeros en postularte');
  expect(tags[2]).toContain('Postulado');
  expect(tags[3]).not.toContain('Sé de los primeros');
});

test('other places: at most ten, most offers first, small numbers padded', async () => {
  const location = Array.from({ length: 12 }, (_, index) =>
    facetItem({
      id: `L${index}`,
      description: `Lugar ${index}`,
      items: index + 1,
      key: 'LOC',
      url: `/empleos-en-lugar-${index}`,
    }),
  );
  const { open } = openSite(found({ facets: { ...searchAnswer().facets, location } }));
  await open(results, ADDRESS);
  const rows = within(screen.getByRole('region', { name: 'Otras ubicaciones' })).getAllByRole('link');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.textContent).toBe('Lugar 1112');
  expect(rows[9]?.textContent).toBe('Lugar 203');
});

test('a chosen category can be refined by its subcategories, most offers first', async () => {
  const sub = (id: string, description: string, items: number, selected = false) =>
    facetItem({ id, description, items, selected, key: 'CAT', url: `/empleos/trabajo-en-ventas/${id}` });
  const categories = (selected: boolean) => [
    categoryItem({
      description: 'Ventas',
      selected,
      subItems: [sub('a', 'Mostrador', 3), sub('b', 'Campo', 12), sub('c', 'Asesoría', 3)],
    }),
  ];
  const answer = (selected: boolean) =>
    found({ facets: { ...searchAnswer().facets, category: categories(selected) } });
  await openSite(answer(true)).open(results, '/empleos/trabajo-en-ventas');
  const rows = within(screen.getByRole('region', { name: 'Subcategorías de Ventas' })).getAllByRole('link');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Campo12', 'Asesoría03', 'Mostrador03']);
  cleanup();
  await openSite(answer(false)).open(results, '/empleos');
  expect(screen.queryByRole('region', { name: /^Subcategorías/ })).toBeNull();
});

test('a page after the last leads back to the first', async () => {
  const { open } = openSite(found({ joblist: [], summary: { totaldocs: 30, page: 9, hits: 20, pages: 2 } }));
  await open(results, `${ADDRESS}?page=9`);
  expect(screen.getByRole('link', { name: 'Ir a la primera página' }).getAttribute('href')).toBe(ADDRESS);
});

describe('on a wide screen', () => {
  beforeEach(() => setScreen('wide'));

  const offers = ({ path, query }: { path: string; query?: Readonly<Record<string, string>> }): Reply =>
    path === '/api/job'
      ? {
          data: {
            job: {
              ...(query?.['jobID'] === '2' ? job({ id: '2', title: 'Cajero de mostrador' }) : job()),
              jobbody: `Cuerpo ${query?.['jobID']}`,
            },
            seo: searchAnswer().seo,
          },
        }
      : found()();

  test('the first offer is shown beside the list, a click shows another in place', async () => {
    const site = openSite(offers);
    await site.open(results, ADDRESS);
    const pane = screen.getByRole('complementary', { name: 'Vista previa de la vacante' });
    expect(await within(pane).findByText('Cuerpo 20418837')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Cajero de mostrador' }));
    expect(await within(pane).findByText('Cuerpo 2')).toBeTruthy();
    expect(site.visited).toEqual([]);
    expect(site.store.getState().jobStatus.items.map(({ jobid }) => jobid)).toEqual(['2']);
    const [search, preview] = [site.requests[0], site.calls('/api/job')[0]];
    expect(search?.query?.['uuid']).toMatch(/^[0-9a-f]{32}$/);
    expect(preview?.query?.['uuid']).toBe(search?.query?.['uuid']);
  });

  test('a preview that cannot be had is asked for again, one that is gone says so', async () => {
    let status = 500;
    const site = openSite((request) =>
      request.path === '/api/job' && status !== 200 ? { status, data: { status } } : offers(request),
    );
    await site.open(results, ADDRESS);
    const pane = within(screen.getByRole('complementary', { name: 'Vista previa de la vacante' }));
    const retry = await pane.findByRole('button', { name: 'Reintentar' });
    status = 200;
    await userEvent.click(retry);
    expect(await pane.findByText('Cuerpo 20418837')).toBeTruthy();
    status = 404;
    await userEvent.click(screen.getByRole('link', { name: 'Cajero de mostrador' }));
    expect(await pane.findByText('No se encontraron información sobre la oferta solicitada.')).toBeTruthy();
  });

  test('arrows move through the list', async () => {
    const { open } = openSite(offers);
    await open(results, ADDRESS);
    await screen.findByText('Cuerpo 20418837');
    const list = screen.getAllByRole('article');
    within(list[0]!).getByRole('link').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(within(list[1]!).getByRole('link'));
    await waitFor(() => expect(list[1]!.getAttribute('aria-current')).toBe('true'));
  });
});

test('the order is a list box that leads to the same search', async () => {
  const { open, visited } = openSite(found());
  await open(results, ADDRESS);
  await userEvent.click(screen.getByRole('button', { name: 'Ordenar por: Relevancia' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fecha' }));
  expect(visited).toEqual([`${ADDRESS}?sort=2`]);
});
