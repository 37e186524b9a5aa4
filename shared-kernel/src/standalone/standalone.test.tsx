import { render, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '../api/index.ts';
import { definePage, defineRemote, type RouteDeclaration } from '../remote/index.ts';
import { navigate } from '../router/index.ts';
import { put, takeLoad } from '../store/index.ts';
import { createStandalone } from './index.ts';

/** A remote of one page at `/saludo/:name`. */
function remoteWith(
  route: Partial<RouteDeclaration> = {},
  page: Partial<Parameters<typeof definePage>[0]> = {},
) {
  const greeting = definePage({
    Component: ({ context }) => <p>Hola {context.params['name']}</p>,
    head: () => ({ title: '', description: '' }),
    ...page,
  });
  return defineRemote({
    name: 'mfe-greeting',
    routes: [
      {
        id: 'greeting',
        path: '/saludo/:name',
        category: 'home',
        page: async () => ({ default: greeting }),
        ...route,
      },
    ],
  });
}

const api = createApiClient({ transport: async () => ({ status: 404, data: {} }), retryPausesMs: [] });

beforeEach(() => window.history.replaceState(null, '', '/saludo/Lupita'));

test('shows the page of the address', async () => {
  const Standalone = createStandalone(remoteWith(), { api });
  render(<Standalone />);
  expect(await screen.findByText('Hola Lupita')).toBeTruthy();
});

test('shows nothing at an address of others', () => {
  window.history.replaceState(null, '', '/otra');
  const Standalone = createStandalone(remoteWith(), { api });
  const { container } = render(<Standalone />);
  expect(container.innerHTML).toBe('');
});

test('a visitor of a page for candidates leaves for the login', async () => {
  const leave = jest.fn();
  const Standalone = createStandalone(remoteWith({ access: 'candidate' }), { api, leave });
  render(<Standalone />);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login?returnUrl=%2Fsaludo%2FLupita'));
});

test('a saga of the page navigates by leaving', async () => {
  const leave = jest.fn();
  const page = {
    load: () => ({ type: 'greeting/load' }),
    sagas: [
      {
        name: 'greeting',
        life: 'page' as const,
        *saga() {
          yield takeLoad('greeting/load', function* goOn() {
            yield put(navigate({ to: '/despues' }));
          });
        },
      },
    ],
  };
  const Standalone = createStandalone(remoteWith({}, page), { api, leave });
  render(<Standalone />);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/despues'));
});

test('a page that does not load shows the error with a way to try again', async () => {
  const Standalone = createStandalone(remoteWith({ page: () => Promise.reject(new Error('gone')) }), { api });
  render(<Standalone />);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
