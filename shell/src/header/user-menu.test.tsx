import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RootState } from '@chamba/kernel/store';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import {
  createComposition,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  signedIn,
} from '../testing/fixtures.tsx';
import { NAV_ITEMS } from './nav-items.ts';

const TOGGLES: RootState['toggles'] = {
  loaded: true,
  calcISR: true,
  kratosAuth: false,
  verifyByCode: false,
  disableRefreshToken: false,
  alert: null,
};

const home = { id: 'home', path: '/', category: 'home' } as const;

// The router of the tests says that it has nothing to show while it waits.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Opens the menu of a candidate. */
async function open(calcISR: boolean, hasPage = true) {
  const routes = [
    routeEntry(home),
    ...(hasPage ? [routeEntry({ id: 'salaries', path: '/sueldos', category: 'filters' })] : []),
  ];
  const remote = remoteModule({
    routes: [{ ...home, page: () => Promise.resolve(plainPage('Inicio del sitio')) }],
  });
  const host = createHost(createComposition(routes), () => Promise.resolve(remote), {
    session: signedIn,
    state: { toggles: { ...TOGGLES, calcISR } },
  });
  const router = createMemoryRouter(createRoutes(host), { initialEntries: ['/'] });
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Guadalupe, abrir menú de usuario' }));
}

test('Sueldos shows as new only while its toggle is on, and leads to the page of salaries', async () => {
  await open(true);
  const item = screen.getByRole('link', { name: /^Sueldos/ });
  expect(item.textContent).toBe('SueldosNuevo');
  expect(item.getAttribute('href')).toBe('/sueldos');
});

test('without its toggle there is no Sueldos', async () => {
  await open(false);
  expect(screen.queryByRole('link', { name: /^Sueldos/ })).toBeNull();
});

test('a composition without the page has no link to it', async () => {
  await open(true, false);
  expect(screen.queryByRole('link', { name: /^Sueldos/ })).toBeNull();
});

test.each([
  ['/dashboard', 'Inicio'],
  ['/empleos-por-estado', 'Buscar'],
  ['/buscar-empleos-por-letra-a', 'Buscar'],
  ['/curriculo/7', 'Mi CV'],
  ['/cuenta/nueva/profesion', 'Mi CV'],
  ['/cuenta/nueva-contrasena', undefined],
  ['/acerca-de', undefined],
])('%s is of the item %s', (path, label) => {
  expect(NAV_ITEMS.filter(({ active }) => active.test(path)).map((item) => item.label)).toEqual(
    label === undefined ? [] : [label],
  );
});
