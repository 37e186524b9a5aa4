import { pageHead } from '@chamba/kernel/seo';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@chamba/kernel/remote';
import { openSite, type Reply } from '../testing/site.tsx';
import categories from './categories.page.tsx';
import cities from './cities.page.tsx';
import contracts from './contracts.page.tsx';
import mostSearched from './most-searched.page.tsx';
import siteMap from './site-map.page.tsx';
import states from './states.page.tsx';

const JALISCO = { id: 'MX-JAL', description: 'Jalisco', url: '/empleos-en-jalisco', count: 17_345 };
const answer = (items: object[]): Reply => ({ data: { items } });

test('a listing shows its links with their counts, and retries when it could not be had', async () => {
  let broken = true;
  const site = openSite(() => (broken ? { status: 500, data: {} } : answer([JALISCO])));
  await site.open(states, '/empleos-por-estado');
  expect(screen.getByRole('heading', { level: 1, name: 'Empleos por estado' })).toBeTruthy();
  expect(screen.getByText('Ocurrió un error al cargar las urls')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const link = await screen.findByRole('link', { name: /Jalisco/ });
  expect(link.getAttribute('href')).toBe('/empleos-en-jalisco');
  expect(link.textContent).toContain('17,345');
});

test('states are added up by region', async () => {
  const colima = { id: 'MX-COL', description: 'Colima', url: '/empleos-en-colima', count: 55 };
  await openSite(() => answer([JALISCO, colima])).open(states, '/empleos-por-estado');
  const regions = screen.getByRole('region', { name: 'Por región' });
  const pacific = within(regions).getByRole('link', { name: /Pacífico/ });
  expect(pacific.getAttribute('href')).toBe('/empleos?region=pacifico');
  expect(pacific.textContent).toContain('17,400');
  expect(within(regions).getAllByRole('link')).toHaveLength(6);
});

test('cities stand under their state, without its name', async () => {
  const city = (description: string, idParent: string) => ({
    id: description,
    description,
    url: `/empleos-en-${description}`,
    count: 10,
    idParent,
  });
  await openSite(() =>
    answer([city('Zapopan, Jalisco', 'MX-JAL'), city('Manzanillo, Colima', 'MX-COL')]),
  ).open(cities, '/empleos-por-ciudad');
  const group = screen.getByText('Jalisco').closest('details');
  expect(group?.textContent).toContain('1 ciudad');
  expect(group?.textContent).toContain('Zapopan10');
  expect(group?.textContent).not.toContain('Manzanillo');
  expect(group?.querySelector('a[href="/empleos-en-jalisco"]')).not.toBeNull();
});

test('categories come by their vacancies, with the subcategories that have some', async () => {
  const category = (description: string, count: number, subs: [string, number][] = []) => ({
    id: description,
    description,
    url: `/empleos/trabajo-en-${description}`,
    count,
    subItems: subs.map(([text, offers]) => ({ id: text, description: text, url: `/${text}`, count: offers })),
  });
  await openSite(() =>
    answer([
      category('Ventas', 5),
      category('Salud', 9, [
        ['Enfermeras', 4],
        ['Dentistas', 0],
      ]),
    ]),
  ).open(categories, '/empleos-por-categoria');
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Salud9', 'Ventas5']);
  expect(screen.getByRole('link', { name: /Enfermeras/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Dentistas/ })).toBeNull();
});

test('employment types say what they mean and where they are', async () => {
  const type = {
    id: 'honorarios',
    description: 'Honorarios',
    url: '/empleos?tc=1',
    count: 3,
    subItems: [JALISCO],
  };
  await openSite(() => answer([type])).open(contracts, '/empleos-por-contratacion');
  const section = screen.getByRole('region', { name: 'Honorarios' });
  expect(section.textContent).toContain('recibo de honorarios');
  expect(within(section).getByRole('link', { name: /Jalisco/ })).toBeTruthy();
});

test.each([
  [states, '/empleos-por-estado', 'Ocurrió un error al cargar las urls'],
  [cities, '/empleos-por-ciudad', 'Ocurrió un error al cargar las urls'],
  [mostSearched, '/empleos-mas-buscados', 'Ocurrió un error al cargar las urls'],
  [categories, '/empleos-por-categoria', 'Ocurrió un error al cargar los filtros'],
  [contracts, '/empleos-por-contratacion', 'Ocurrió un error al cargar los filtros'],
] satisfies [Page, string, string][])(
  '%# fails with its text and 503, and leads on',
  async (page, path, text) => {
    const site = openSite(() => 'unreachable');
    const { context } = await site.open(page, path);
    expect(screen.getByText(text)).toBeTruthy();
    expect(page.status?.(site.store.getState(), context)).toBe(503);
    const others = screen.getByRole('navigation', { name: 'Busca de otra forma' });
    expect(within(others).getAllByRole('link')).toHaveLength(5);
    expect(others.querySelector(`a[href="${path}"]`)).toBeNull();
    expect(pageHead(page, site.store.getState(), context)).toMatchObject({
      canonical: path,
      structuredData: [{ '@type': 'BreadcrumbList' }],
    });
  },
);

test('a listing without vacancies says so', async () => {
  await openSite(() => answer([])).open(mostSearched, '/empleos-mas-buscados');
  expect(screen.getByText('Todavía no hay vacantes publicadas.')).toBeTruthy();
});

test('the site map leads to all listings and states, and hides addresses that are not configured', async () => {
  await openSite(() => 'unreachable').open(siteMap, '/Home/Mapa_del_Sitio');
  expect(screen.getAllByRole('link', { name: /^Empleos en / })).toHaveLength(32);
  for (const name of ['Empleos por estado', 'Empleos por empresa', 'Preguntas frecuentes', 'Acerca de'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
});
