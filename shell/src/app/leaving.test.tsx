import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setReportSink, type ErrorReport } from '@chamba/kernel/telemetry';
import { LeavingBoundary } from '../errors/leaving-boundary.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';
import {
  createComposition,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  untilShown,
} from '../testing/fixtures.tsx';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';

function useThrowOnLeaving() {
  useEffect(
    () => () => {
      throw new Error('taken away');
    },
    [],
  );
}

function Part() {
  useThrowOnLeaving();
  return <p>Parte</p>;
}

function Card({ onClose }: { onClose: () => void }) {
  useThrowOnLeaving();
  return <button onClick={onClose}>Cerrar tarjeta</button>;
}

const composition = createComposition(
  [
    routeEntry({ id: 'page', path: '/pagina' }),
    routeEntry({ id: 'slot', path: '/empleos', header: 'search' }),
    routeEntry({ id: 'head', path: '/cabeza' }),
    routeEntry({ id: 'next', path: '/siguiente' }),
  ],
  [
    { name: 'header.search', version: 1, server: true },
    { name: 'header.login', version: 1, server: false },
  ],
);
const createPage = (id: string, path: string, page: ReturnType<typeof plainPage>) => ({
  ...{ id, path, category: 'srp' as const },
  page: () => Promise.resolve(page),
});
const remote = remoteModule({
  routes: [
    createPage('page', '/pagina', plainPage('', { Component: Part })),
    createPage('slot', '/empleos', plainPage('Empleos')),
    createPage(
      'head',
      '/cabeza',
      plainPage('Cabeza', {
        head: () => {
          throw new Error('no title');
        },
      }),
    ),
    createPage('next', '/siguiente', plainPage('Siguiente')),
  ],
  slots: {
    'header.search': { version: 1, server: true, component: () => Promise.resolve({ default: Part }) },
    'header.login': { version: 1, server: false, component: () => Promise.resolve({ default: Card }) },
  },
});

let reports: ErrorReport[];
let uncaught: string[];
const noteUncaught = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.message);
};

beforeEach(() => {
  [reports, uncaught] = [[], []];
  setReportSink((report) => reports.push(report));
  addEventListener('error', noteUncaught);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  removeEventListener('error', noteUncaught);
  setReportSink(null);
  jest.restoreAllMocks();
});

async function show(path: string) {
  const host = createHost(composition, () => Promise.resolve(remote));
  const router = createMemoryRouter(createRoutes(host), { initialEntries: [path] });
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await untilShown(router);
  return router;
}

test.each([
  ['page', '/pagina'],
  ['slot of the header', '/empleos'],
])('a %s that throws when it is left does not take the next page', async (_what, path) => {
  const router = await show(path);
  expect(screen.getByText('Parte')).toBeTruthy();
  await act(() => router.navigate('/siguiente'));
  expect(screen.getByRole('heading', { name: 'Siguiente' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  // Attributed to the file it was thrown in, not to the next page.
  await waitFor(() => expect(uncaught.length).toBeGreaterThan(0));
  expect(reports).toEqual([]);
});

test('a log-in card that throws when it is closed leaves the page as it is', async () => {
  await show('/siguiente');
  const title = screen.getByRole('heading', { name: 'Siguiente' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Iniciar sesión' })[0] ?? title);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar tarjeta' }));
  // Thrown to the page after React has put right what the error left.
  await waitFor(() => expect(uncaught.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Cerrar tarjeta' })).toBeNull();
  // The very same element: nothing of the page was mounted again.
  expect(screen.getByRole('heading', { name: 'Siguiente' })).toBe(title);
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('what stays and throws again and again is left to the boundary around it', async () => {
  function Always() {
    useEffect(() => {
      throw new Error('always');
    });
    return null;
  }
  render(
    <App
      store={createHost(composition, () => Promise.resolve(remote)).store}
      host={createHost(composition, () => Promise.resolve(remote))}
    >
      <PageBoundary
        unit="mfe-x"
        version="1.0.0"
        route="r"
        address={{}}
        onRetry={() => undefined}
        busy={false}
      >
        <LeavingBoundary>
          <Always />
        </LeavingBoundary>
      </PageBoundary>
    </App>,
  );
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  await waitFor(() => expect(uncaught).toHaveLength(3));
});

test('a page whose head throws is shown with the site’s name, and its unit is reported', async () => {
  await show('/cabeza');
  expect(screen.getByRole('heading', { name: 'Cabeza' })).toBeTruthy();
  expect(document.title).toBe('Chamba');
  expect(reports).toMatchObject([{ unit: 'mfe-x', version: '1.0.0', kind: 'head', detail: 'head' }]);
});
