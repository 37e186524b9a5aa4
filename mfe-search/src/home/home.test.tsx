import { screen, within } from '@testing-library/react';
import { recentSearch } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import home from './home.page.tsx';

const states = Array.from({ length: 32 }, (_, index) => ({
  id: `S${index}`,
  description: `Estado ${index}`,
  url: `/empleos-en-estado-${index}`,
  count: index * 100,
}));

function answer({ path }: { path: string }): Reply {
  if (path === '/locations/countries/MX') return { data: { items: states } };
  if (path === '/keywords') {
    return {
      data: { items: [{ id: 'cajero', description: 'Cajero', url: '/empleos-de-cajero', count: 9 }] },
    };
  }
  return { data: { recentsearches: [recentSearch()] } };
}

test('shows the states with most vacancies, the keywords and the past searches', async () => {
  await openSite(answer).open(home, '/');
  const section = screen.getByRole('region', { name: 'Empleos por estado' });
  const links = within(section)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== '/empleos-por-estado');
  expect(links).toHaveLength(16);
  expect(links[0]?.textContent).toBe('Estado 313,100');
  expect(screen.getAllByRole('link', { name: 'Cajero' })[0]?.getAttribute('href')).toBe('/empleos-de-cajero');
  const recents = screen.getByRole('region', { name: 'Búsquedas recientes' });
  expect(within(recents).getByText('cajero en Guadalajara, Jalisco')).toBeTruthy();
  expect(within(recents).getByText('14 nuevas')).toBeTruthy();
});

test('a list that cannot be had leaves the others', async () => {
  await openSite((request) =>
    request.path === '/locations/countries/MX' ? 'unreachable' : answer(request),
  ).open(home, '/');
  expect(screen.getByText('Ocurrió un error al cargar las urls')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Cajero' }).length).toBeGreaterThan(0);
});

test('without past searches there is no place for them', async () => {
  await openSite((request) =>
    request.path.startsWith('/api/tracking') ? { data: { recentsearches: [] } } : answer(request),
  ).open(home, '/');
  expect(screen.queryByText('Búsquedas recientes')).toBeNull();
});

test.each([
  ['/?error=vacio', 'Inicia tu búsqueda completando los campos.', '', ''],
  ['/?q=cajero&error=ubicacion', 'Ingresa una ubicación para completar tu búsqueda.', 'cajero', ''],
  [
    '/?q=cajero&l=guada&error=ubicacion',
    'Selecciona una ubicación de la lista. Hay varias para «guada».',
    'cajero',
    'guada',
  ],
  [
    '/?q=cajero&l=xyzqq&error=desconocida',
    'No encontramos «xyzqq». Escribe otra colonia, ciudad o estado.',
    'cajero',
    'xyzqq',
  ],
])('%s says why the form came back and keeps what was typed', async (address, text, q, l) => {
  await openSite(answer).open(home, address);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  const value = (placeholder: string) =>
    screen.getAllByPlaceholderText<HTMLInputElement>(placeholder)[0]?.value;
  expect(value('Puesto, área laboral o empresa')).toBe(q);
  expect(value('Colonia, Ciudad o Estado')).toBe(l);
});

test.each([
  ['?q=cajero&l=juarez&error=ubicacion', '/buscar/ubicacion?q=cajero&l=juarez&error=ubicacion'],
  ['?q=cajero&error=ubicacion', null],
  ['?q=cajero&l=xyzqq&error=desconocida', null],
  ['', null],
])('sent back with %s it leads to %s', async (search, expected) => {
  const site = openSite(answer);
  const context = await site.load(home, `/${search}`);
  expect(home.redirect?.(site.store.getState(), context) ?? null).toBe(expected);
});
