import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pageWidthChanged, Provider } from '@chamba/kernel/store';
import { categoryItem, facetItem, searchAnswer } from '../testing/fixtures.ts';
import { openSite, setScreen } from '../testing/site.tsx';
import results from '../results/results.page.tsx';
import { onlyCompany } from './facets.ts';

const ADDRESS = '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara';
const { facets, query } = searchAnswer();

const withFacets = {
  ...facets,
  workMode: [
    facetItem({ items: 30, url: `${ADDRESS}?work_mode=0` }),
    facetItem({ id: '2', description: 'Híbrido', items: 4 }),
  ],
  salary: [
    facetItem({
      id: '5000-10000',
      description: '$5,000 - $10,000',
      key: 'SAL',
      url: `${ADDRESS}?smin=5000&smax=10000`,
    }),
    facetItem({
      id: '10000-15000',
      description: '$10,000 - $15,000',
      key: 'SAL',
      selected: true,
      url: ADDRESS,
    }),
  ],
  category: [
    categoryItem({ id: '1', description: 'Almacén', items: 3 }),
    categoryItem({
      id: '2',
      value: 'ventas',
      description: 'Ventas',
      items: 9,
      selected: true,
      subItems: [facetItem({ id: '21', description: 'Mostrador', key: 'CAT' })],
    }),
    categoryItem({
      id: '3',
      description: 'Caja',
      items: 3,
      subItems: [facetItem({ id: '31', description: 'Bancaria', key: 'CAT' })],
    }),
  ],
};

async function openFilters(address = `${ADDRESS}?smin=10000&smax=15000`, changes = {}) {
  window.dataLayer = [];
  const site = openSite(() => ({
    data: { status: 200, response: searchAnswer({ facets: withFacets, ...changes }) },
  }));
  await site.open(results, address);
  return { ...site, user: userEvent.setup() };
}

async function serverHtml(shown: typeof facets = withFacets) {
  const site = openSite(() => ({ data: { status: 200, response: searchAnswer({ facets: shown }) } }));
  const context = await site.load(results, `${ADDRESS}?smin=10000&smax=15000`);
  return renderToString(
    <Provider store={site.store}>
      <results.Component context={context} />
    </Provider>,
  );
}

const group = () => screen.getByRole('group', { name: 'Filtros' });
const getSummary = (text: RegExp) => within(group()).getByText(text, { selector: 'button *' });

beforeEach(() => setScreen('wide'));

test('in the HTML of the server every filter is a list of links', async () => {
  const html = await serverHtml();
  expect(html).toContain(`href="${ADDRESS}?work_mode=0"`);
  expect(html).toContain('<details');
  expect(html).not.toContain('style=');
});

test('a chosen value stands for the name of its filter', async () => {
  await openFilters();
  expect(getSummary(/^\$10,000 - \$15,000$/)).toBeTruthy();
});

test('choosing only marks; APLICAR leads to the filtered search and records it', async () => {
  const { user, visited } = await openFilters();
  await user.click(getSummary(/^Modalidad$/));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar por modalidad' });
  const option = (name: RegExp) => within(panel).getByRole('checkbox', { name });
  await user.click(option(/Presencial/));
  expect(visited).toEqual([]);
  await user.click(option(/Híbrido/));
  await user.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(visited).toEqual([`${ADDRESS}?work_mode=0,2&smin=10000&smax=15000`]);
  expect(window.dataLayer).toEqual([{ event: 'filter', action: 'apply', facet: 'WM', value: '0,2' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button says how many offers the marks give before they are applied', async () => {
  window.dataLayer = [];
  const asksForCount = ({ query }: { query?: Readonly<Record<string, string>> }) =>
    query?.['service'] === 'count';
  const site = openSite((request) => ({
    data: {
      status: 200,
      response: asksForCount(request) ? { totaldocs: 312 } : searchAnswer({ facets: withFacets }),
    },
  }));
  await site.open(results, ADDRESS);
  const user = userEvent.setup();
  await user.click(getSummary(/^Modalidad$/));
  const panel = await screen.findByRole('dialog');
  await user.click(within(panel).getByRole('checkbox', { name: /Presencial/ }));
  await user.click(within(panel).getByRole('checkbox', { name: /Híbrido/ }));
  await user.click(await within(panel).findByRole('button', { name: 'Ver 312 empleos' }));
  expect(site.visited).toEqual([`${ADDRESS}?work_mode=0,2`]);
  expect(site.requests.filter(asksForCount)).toHaveLength(1);
});

const timed = {
  ...withFacets,
  shift: [
    facetItem({ id: '1', description: 'Matutino', key: 'SH', items: 7, url: `${ADDRESS}?shift=1` }),
    facetItem({ id: '3', description: 'Nocturno', key: 'SH', items: 0, url: `${ADDRESS}?shift=3` }),
  ],
  experience: [
    facetItem({ id: '1', description: 'Sin experiencia', key: 'XP', items: 4 }),
    facetItem({ id: '0', description: 'No especificada', key: 'XP', items: 9 }),
  ],
};

test('shift and experience are parts of one filter; what would leave nothing is shown but cannot be chosen', async () => {
  const { user, visited } = await openFilters(ADDRESS, { facets: timed });
  await user.click(getSummary(/^Horario y experiencia$/));
  const panel = await screen.findByRole('dialog');
  const option = (name: RegExp) => within(panel).getByRole<HTMLButtonElement>('checkbox', { name });
  expect(option(/^Nocturno/).disabled).toBe(true);
  for (const name of [/^Matutino/, /^Sin experiencia/, /^No especificada/]) await user.click(option(name));
  await user.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(visited).toEqual([`${ADDRESS}?shift=1&experience=0,1`]);
});

test.each([
  ['Por mes', 'smin=mas-de-12345'],
  ['Por hora', 'hmin=12345'],
])('the least pay can be an amount: %s', async (unit, query_) => {
  const { user, visited } = await openFilters();
  await user.click(getSummary(/^\$10,000 - \$15,000$/));
  const panel = await screen.findByRole('dialog');
  await user.type(within(panel).getByRole('spinbutton', { name: 'Sueldo mínimo' }), '12345');
  await user.click(within(panel).getByRole('radio', { name: unit }));
  await user.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(visited).toEqual([`${ADDRESS}?${query_}`]);
});

test('without scripts the amount is a form, and what would leave nothing is no link', async () => {
  const html = await serverHtml(timed);
  expect(html).toContain(`<form class="amount" action="${ADDRESS}"`);
  expect(html).toContain('name="hmin"');
  expect(html).toContain(`href="${ADDRESS}?shift=1"`);
  expect(html).not.toContain(`href="${ADDRESS}?shift=3"`);
});

test('a press on the chosen value drops it, another one takes its place', async () => {
  const { user, visited } = await openFilters();
  await user.click(getSummary(/^\$10,000 - \$15,000$/));
  let panel = await screen.findByRole('dialog', { name: 'Filtrar por sueldo' });
  const chosen = () =>
    within(panel)
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  expect(chosen()).toEqual([expect.stringContaining('$10,000 - $15,000')]);
  await user.click(within(panel).getByRole('button', { name: /\$10,000 - \$15,000/ }));
  expect(chosen()).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(visited.at(-1)).toBe(ADDRESS);

  await user.click(within(group()).getByRole('button', { name: /Sueldo/ }));
  panel = await screen.findByRole('dialog', { name: 'Filtrar por sueldo' });
  await user.click(within(panel).getByRole('button', { name: /\$5,000 - \$10,000/ }));
  await user.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(visited.at(-1)).toBe(`${ADDRESS}?smin=5000&smax=10000`);
});

test('LIMPIAR leads to the search without the filter and records it', async () => {
  const { user, visited } = await openFilters();
  await user.click(getSummary(/^\$10,000 - \$15,000$/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'LIMPIAR' }));
  expect(visited).toEqual([ADDRESS]);
  expect(window.dataLayer).toEqual([
    { event: 'filter', action: 'clear', facet: 'SAL', value: '10000-15000' },
  ]);
});

test('one panel is open at a time', async () => {
  const { user } = await openFilters();
  await user.click(getSummary(/^Modalidad$/));
  await screen.findByRole('dialog', { name: 'Filtrar por modalidad' });
  await user.click(within(group()).getByRole('button', { name: /Sueldo/ }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Filtrar por sueldo' })).toBeTruthy();
});

test('categories by offers then name, subcategories under the chosen one only', async () => {
  const { user } = await openFilters();
  await user.click(getSummary(/^Ventas$/));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar por categoría' });
  const names = within(panel)
    .getAllByRole('checkbox')
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  expect(names.slice(0, 4)).toEqual(['Ventas', 'Mostrador', 'Almacén', 'Caja']);
});

test('several categories are a list, one has its own address, a subcategory takes the place of all', async () => {
  const { user, visited } = await openFilters(`${ADDRESS}/trabajo-en-ventas`);
  const choose = async (...names: RegExp[]) => {
    await user.click(within(group()).getByRole('button', { name: /^Categoría/ }));
    const panel = await screen.findByRole('dialog');
    for (const name of names) await user.click(within(panel).getByRole('checkbox', { name }));
    await user.click(within(panel).getByRole('button', { name: /^APLICAR$|^Ver/ }));
    return visited.at(-1);
  };
  expect(await choose(/^Caja/)).toBe(`${ADDRESS}?categories=2,3`);
  expect(await choose(/^Caja/, /^Mostrador/)).toBe('/empleos');
  expect(await choose(/^Ventas/)).toBe(ADDRESS);
});

test('a facet the server said nothing about shows its default list', async () => {
  expect(await serverHtml()).toContain(`href="${ADDRESS}?smin=10000&amp;smax=15000&amp;tm=7"`);
});

test('the clear link counts the filters; one company shows its name instead', async () => {
  await openFilters(ADDRESS, { query: { ...query, activefilters: 3, clearurl: '/empleos-de-cajero' } });
  const links = screen.getAllByRole('link', { name: 'Limpiar filtros (3)' });
  expect(links[0]?.getAttribute('href')).toBe('/empleos-de-cajero');
  expect(onlyCompany({ cop: 'palacio-de-hierro-sa', activefilters: 1 })).toBe('PALACIO DE HIERR…');
  expect(onlyCompany({ cop: 'oxxo', activefilters: 1 })).toBe('OXXO');
  expect(onlyCompany({ cop: 'nestle', activefilters: 1 }, [{ description: 'Nestlé', selected: true }])).toBe(
    'NESTLÉ',
  );
  expect(onlyCompany({ cop: 'oxxo', activefilters: 2 })).toBeUndefined();
});

test('the value of a filter is cut at 24 characters, at 20 on medium screens', async () => {
  const { store } = await openFilters(`${ADDRESS}?education=4`);
  const value = () => within(group()).getByText(/^Universitario/).textContent;
  expect(value()).toBe('Universitario sin título');
  act(() => void store.dispatch(pageWidthChanged(767)));
  expect(value()).toBe('Universitario sin título');
  act(() => void store.dispatch(pageWidthChanged(768)));
  expect(value()).toBe('Universitario sin tí…');
});

test('there is nothing to clear without filters', async () => {
  await openFilters(ADDRESS);
  expect(screen.queryByRole('link', { name: /Limpiar filtros/ })).toBeNull();
});

test('the clear link records every filter it drops', async () => {
  const { user } = await openFilters(undefined, {
    query: { ...query, activefilters: 2, clearurl: '/empleos-de-cajero' },
  });
  const link = screen.getAllByRole('link', { name: 'Limpiar filtros (2)' })[0]!;
  await user.click(link);
  expect(window.dataLayer).toEqual([
    { event: 'filter', action: 'clear', facet: 'SAL', value: '10000-15000' },
    { event: 'filter', action: 'clear', facet: 'CAT', value: '2' },
  ]);
});

test('categories that a search leaves out stay from the one before, without offers', async () => {
  let category = withFacets.category;
  const site = openSite(() => ({
    data: { status: 200, response: searchAnswer({ facets: { ...withFacets, category } }) },
  }));
  await site.load(results, ADDRESS);
  category = category.slice(0, 1);
  await site.open(results, '/empleos-de-chofer');
  await userEvent.click(getSummary(/^Categoría$/));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar por categoría' });
  const names = within(panel)
    .getAllByRole('checkbox')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Almacén3', 'Caja0', 'Ventas0']);
});

test('a search that failed keeps its filters, with the categories known before', async () => {
  let broken = false;
  const site = openSite(() =>
    broken
      ? { status: 500, data: {} }
      : { data: { status: 200, response: searchAnswer({ facets: withFacets }) } },
  );
  await site.load(results, ADDRESS);
  broken = true;
  await site.open(results, '/empleos-de-chofer?work_mode=2&smin=10000&smax=15000');
  expect(getSummary(/^Híbrido$/)).toBeTruthy();
  expect(getSummary(/^\$10,000 - \$15,000$/)).toBeTruthy();
  const [clear] = screen.getAllByRole('link', { name: 'Limpiar filtros (2)' });
  expect(clear?.getAttribute('href')).toBe('/empleos-de-chofer');
  await userEvent.click(getSummary(/^Categoría$/));
  const panel = await screen.findByRole('dialog', { name: 'Filtrar por categoría' });
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Ventas' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'APLICAR' }));
  expect(site.visited).toEqual(['/empleos-de-chofer/trabajo-en-ventas?work_mode=2&smin=10000&smax=15000']);
});
