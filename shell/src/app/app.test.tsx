import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Transport } from '@chamba/kernel/api';
import type { RemoteModule } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { jobStatusRestored, takeEvery, type RootState } from '@chamba/kernel/store';
import { until } from '@chamba/kernel/testing/until';
import { sessionSaga } from '../session/session.saga.ts';
import {
  createComposition,
  createConfig,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  signedIn,
  untilShown,
} from '../testing/fixtures.tsx';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';

const composition = createComposition([
  routeEntry({ id: 'home', path: '/', header: 'hero' }),
  routeEntry({ id: 'create-account', path: '/cuenta/nueva', category: 'create-account' }),
  routeEntry({ id: 'broken', path: '/roto' }),
  routeEntry({ id: 'faq', path: '/empleos-por-estado', category: 'filters' }),
]);

let throwing = true;
function Broken() {
  if (throwing) throw new Error('render');
  return <h1>Ya funciona</h1>;
}

const remote = remoteModule({
  routes: [
    { id: 'home', path: '/', category: 'home', page: () => Promise.resolve(plainPage('Inicio del sitio')) },
    {
      id: 'broken',
      path: '/roto',
      category: 'srp',
      page: () => Promise.resolve(plainPage('', { Component: Broken })),
    },
    {
      id: 'faq',
      path: '/empleos-por-estado',
      category: 'filters',
      page: () => Promise.resolve(plainPage('Estados')),
    },
  ],
});

async function show(
  path: string,
  load: () => Promise<RemoteModule>,
  options: Parameters<typeof createHost>[2] = {},
  pages = composition,
) {
  const host = createHost(pages, load, options);
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [path] });
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await untilShown(router);
  return { host, router };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  throwing = true;
});
afterEach(() => jest.restoreAllMocks());

test('an unknown address shows the not-found page inside the frame', async () => {
  await show('/nada', () => Promise.resolve(remote));
  expect(screen.getByRole('heading', { name: 'No encontramos la página que buscas.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('a remote that does not load shows the error screen; Reintentar brings the page without a reload', async () => {
  let online = false;
  await show('/', () => (online ? Promise.resolve(remote) : Promise.reject(new Error('offline'))));
  expect(await screen.findByText('Hay un problema para cargar este contenido.')).toBeTruthy();
  // White texts over a picture that is not there could not be read.
  expect(screen.getByRole('banner').className).not.toContain('on-hero');
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(document.title).toBe('Hay un problema para cargar este contenido | Chamba');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(
    'Por favor inténtalo de nuevo más tarde si el problema persiste',
  );
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Inicio del sitio' })).toBeTruthy();
  expect(screen.getByRole('banner').className).toContain('on-hero');
});

test('a page that failed for want of its data has the head of its data once they came', async () => {
  const came = (state: RootState) => state.jobStatus.items.length > 0;
  const late = plainPage('', {
    status: (state) => (came(state) ? 200 : 503),
    head: (state) => ({ title: came(state) ? 'Cajera en Puebla' : 'Vacante', description: '' }),
  });
  const { host } = await show('/', () =>
    Promise.resolve(
      remoteModule({
        routes: [{ id: 'home', path: '/', category: 'home', page: () => Promise.resolve(late) }],
      }),
    ),
  );
  expect(document.title).toBe('Vacante');
  act(() => void host.store.dispatch(jobStatusRestored([{ jobid: '1', status: 'Applied' }])));
  expect(document.title).toBe('Cajera en Puebla');
});

test('a page that throws keeps header and footer, and Reintentar mounts it again', async () => {
  await show('/roto', () => Promise.resolve(remote));
  expect(screen.getByText('Por favor inténtalo de nuevo más tarde si el problema persiste')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  throwing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Ya funciona' })).toBeTruthy();
});

test('a page that throws at one address is tried at the next', async () => {
  const { router } = await show('/roto?a=1', () => Promise.resolve(remote));
  expect(screen.getByText('Hay un problema para cargar este contenido.')).toBeTruthy();
  throwing = false;
  await act(() => router.navigate('/roto?a=2'));
  expect(await screen.findByRole('heading', { name: 'Ya funciona' })).toBeTruthy();
});

test('a navigation of a tab whose composition was withdrawn loads the page anew', async () => {
  const host = createHost(composition, () => Promise.resolve(remote));
  const left: string[] = [];
  let withdrawn = false;
  const leaveFor = (address: string) => withdrawn && left.push(new URL(address).pathname) > 0;
  const router = createMemoryRouter(createRoutes(host, { leaveFor }), { initialEntries: ['/'] });
  await act(async () => {
    render(
      <App store={host.store} host={host}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'Inicio del sitio' })).toBeTruthy();
  withdrawn = true;
  await act(async () => {
    void router.navigate('/empleos-por-estado');
    await Promise.resolve();
  });
  expect(left).toEqual(['/empleos-por-estado']);
  // Until the page is gone the one before stands.
  expect(screen.getByRole('heading', { name: 'Inicio del sitio' })).toBeTruthy();
});

test('a tab that hears of it from the answers of a navigation loads that page anew', async () => {
  const host = createHost(composition, () => Promise.resolve(remote));
  const left: string[] = [];
  let asked = 0;
  // The answers come between the first question and the second.
  const leaveFor = (address: string) => (asked += 1) > 2 && left.push(new URL(address).pathname) > 0;
  const router = createMemoryRouter(createRoutes(host, { leaveFor }), { initialEntries: ['/'] });
  await act(async () => {
    render(
      <App store={host.store} host={host}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'Inicio del sitio' })).toBeTruthy();
  expect(asked).toBe(1);
  await act(async () => {
    void router.navigate('/empleos-por-estado');
    await until(() => asked > 2, 'the tab is asked again after the load', { withinMs: 4_000 });
  });
  expect(left).toEqual(['/empleos-por-estado']);
});

test('the footer links only to what exists', async () => {
  await show('/', () => Promise.resolve(remote));
  const footer = screen.getByRole('contentinfo');
  const targets = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toContain('/empleos-por-estado');
  expect(targets).not.toContain('/empleos-por-ciudad');
  expect(targets.every((target) => target !== '' && target !== '#')).toBe(true);
});

const withCard = createComposition(
  [routeEntry({ id: 'home', path: '/' })],
  [{ name: 'header.login', version: 1, server: false }],
);
const cardRemote = remoteModule({
  routes: remote.default.routes,
  slots: {
    'header.login': {
      version: 1,
      server: false,
      component: () =>
        Promise.resolve({
          default: ({ onClose }: { onClose: () => void }) => (
            <button onClick={onClose}>Cerrar tarjeta</button>
          ),
        }),
    },
  },
});

test('Iniciar sesión opens the log-in card over the page', async () => {
  const { router } = await show('/', () => Promise.resolve(cardRemote), {}, withCard);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Iniciar sesión' });
  expect(link.getAttribute('href')).toBe('/login');
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar tarjeta' }));
  expect(screen.queryByRole('button', { name: 'Cerrar tarjeta' })).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

test('Iniciar sesión leads to the log-in page where there is no card', async () => {
  const { host } = await show('/', () => Promise.resolve(remote));
  const visits: string[] = [];
  host.store.inject({
    owner: 'test',
    sagas: [
      {
        name: 'visits',
        life: 'session',
        *saga() {
          yield takeEvery(navigate.type, (action: ReturnType<typeof navigate>) => {
            visits.push(action.payload.to);
          });
        },
      },
    ],
  });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(visits).toEqual(['/login']));
});

test('Crear cuenta keeps the query string', async () => {
  await show('/?utm_source=radio', () => Promise.resolve(remote));
  const links = screen.getAllByRole('link', { name: 'Crear cuenta' });
  const owner = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
  for (const part of owner) expect(links.some((link) => part.contains(link))).toBe(true);
  for (const link of links) expect(link.getAttribute('href')).toBe('/cuenta/nueva?utm_source=radio');
});

test('Crear cuenta leads to the registration host where it is switched on, with the way back', async () => {
  const state = (kratosAuth: boolean) => ({
    toggles: {
      ...createHost(composition, () => Promise.resolve(remote)).store.getState().toggles,
      kratosAuth,
    },
    config: {
      ...createConfig({ register: 'https://auth.example/registro' }),
      siteUrl: 'https://chamba.mx',
    },
  });
  const target = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('link', { name: 'Crear cuenta' })[0]
      ?.getAttribute('href');
  await show('/empleos-por-estado?a=1', () => Promise.resolve(remote), { state: state(true) });
  expect(target()).toBe(
    'https://auth.example/registro?returnUrl=https%3A%2F%2Fchamba.mx%2Fempleos-por-estado%3Fa%3D1',
  );
  document.body.innerHTML = '';
  await show('/?a=1', () => Promise.resolve(remote), { state: state(false) });
  expect(target()).toBe('/cuenta/nueva?a=1');
});

test('a candidate sees their menu; Cerrar sesión ends the session here and on the server', async () => {
  const asked: string[] = [];
  const transport: Transport = ({ method, path }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ status: 200, data: { status: 200, response: {} } });
  };
  const { host } = await show('/', () => Promise.resolve(remote), { session: signedIn, transport });
  host.store.inject({ owner: 'shell', sagas: [{ name: 'session', saga: sessionSaga, life: 'session' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Guadalupe, abrir menú de usuario' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect((await screen.findAllByRole('link', { name: 'Iniciar sesión' })).length).toBeGreaterThan(0);
  expect(asked).toEqual(['DELETE /api/aais/authentication_token/current']);
  expect(host.store.getState().session.isLogged).toBe(false);
});

test('the user menu closes on Escape and gives the focus back', async () => {
  await show('/', () => Promise.resolve(remote), { session: signedIn });
  const button = screen.getByRole('button', { name: 'Guadalupe, abrir menú de usuario' });
  await userEvent.click(button);
  expect(screen.getByRole('navigation', { name: 'Menú de Guadalupe' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menú de Guadalupe' })).toBeNull();
  expect(document.activeElement).toBe(button);
});
