import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { browser } from '../forms/go.ts';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, renderWith, type Outside } from '../testing/page.tsx';
import HeaderLogin, { sagas, slices } from './header-login.slot.tsx';
import page from './login.page.tsx';
import { login } from './login.slice.ts';

const LOGIN = 'POST authentication/retrieveToken';

async function open(gateway: FakeGateway, search = '') {
  const { store, visits } = createTestStore(gateway);
  await openPage(store, page, { pathname: '/login', search });
  return { store, visits, user: userEvent.setup() };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Correo electrónico');
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('logs in with Enter and goes to the path the person came from', async () => {
  const gateway = new FakeGateway().on(LOGIN, sessionAnswer());
  const { store, visits, user } = await open(gateway, '?returnUrl=%2Fempleo%2Foferta%2F12');
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  await waitFor(() => expect(visits).toEqual(['/empleo/oferta/12']));
  expect(store.getState().session.user_profile?.userid).toBe('1001');
  expect(gateway.getPayload(LOGIN)).toEqual({
    userid: 'lupita@gmail.com',
    password: 'secreto1',
    ip: '127.0.0.1',
  });
});

test('goes to the dashboard without a path, and never to another site', async () => {
  const { visits, user } = await open(
    new FakeGateway().on(LOGIN, sessionAnswer()),
    '?returnUrl=%2F%2Fmalo.example',
  );
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  await waitFor(() => expect(visits).toEqual(['/dashboard']));
});

test('does not lead to where somebody else on the device waited for their mail', async () => {
  localStorage.setItem('returnUrl', JSON.stringify('/empleo/oferta/12'));
  const { visits, user } = await open(new FakeGateway().on(LOGIN, sessionAnswer()));
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  await waitFor(() => expect(visits).toEqual(['/dashboard']));
});

test('a failure of the page itself is shown by a toast, not as an input error', async () => {
  const { store, user } = await open(new FakeGateway());
  await user.type(email(), 'lupita@gmail.com');
  act(() => void store.dispatch(login.failed(toServiceErrorState(new TypeError('undefined'), 'login'))));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(store.getState().toasts.items.map(({ kind, text }) => [kind, text])).toEqual([
    ['error', '¡Algo sucedió! Por favor vuelve a intentarlo.'],
  ]);
  expect(email().value).toBe('lupita@gmail.com');
});

test('keeps what was typed when the data are wrong, and moves to the password', async () => {
  const { store, visits, user } = await open(new FakeGateway().on(LOGIN, { failure: 'AAIS-1' }));
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'equivocada{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Usuario o contraseña incorrectos.');
  expect(email().value).toBe('lupita@gmail.com');
  expect(password().value).toBe('equivocada');
  expect(document.activeElement).toBe(password());
  expect(visits).toEqual([]);
  expect(store.getState().session.isLogged).toBe(false);
});

test('asks for both fields and sends nothing', async () => {
  const gateway = new FakeGateway();
  const { user } = await open(gateway);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getAllByText('Este campo es requerido')).toHaveLength(2);
  expect(document.activeElement).toBe(email());
  expect(gateway.requests).toEqual([]);
});

test('shows no fault in a field that is being typed in', async () => {
  const { user } = await open(new FakeGateway());
  await user.click(email());
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
  await user.click(password());
  expect(screen.getByText('Este campo es requerido')).toBeTruthy();
});

test('completes the address with a chosen domain', async () => {
  const { user } = await open(new FakeGateway());
  await user.type(email(), 'lupita');
  await user.click(screen.getByRole('button', { name: '@hotmail.com' }));
  expect(email().value).toBe('lupita@hotmail.com');
  await user.clear(email());
  await user.type(email(), 'pedro');
  await user.tab();
  expect(email().value).toBe('pedro@hotmail.com');
});

/** The session that was opened is ended in its own name: the page shows no account yet, and is not to end another's. */
function expectOwnLogout(gateway: FakeGateway): void {
  const logout = gateway.requests.find(
    ({ name }) => name === 'DELETE /api/aais/authentication_token/current',
  );
  expect(logout?.headers).toMatchObject({ 'x-page-account': sessionAnswer().user_profile.userid });
}

test('an account that may not log in stays out', async () => {
  const gateway = new FakeGateway()
    .on(LOGIN, sessionAnswer({ enabledlogin: false }))
    .on('DELETE /api/aais/authentication_token/current', {});
  const { store, user } = await open(gateway);
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Usuario no válido.');
  expectOwnLogout(gateway);
  expect(store.getState().session.isLogged).toBe(false);
});

test('a recruiter is logged out and sent away', async () => {
  const assign = jest.spyOn(browser, 'assign').mockImplementation(() => undefined);
  const gateway = new FakeGateway()
    .on(LOGIN, sessionAnswer({ type: 'R' }))
    .on('DELETE /api/aais/authentication_token/current', {});
  const { store, visits, user } = await open(gateway);
  await user.type(email(), 'jefa@empresa.mx');
  await user.type(password(), 'secreto1{Enter}');
  await waitFor(() => expect([...visits, ...assign.mock.calls.flat()]).toEqual(['/']));
  expectOwnLogout(gateway);
  expect(store.getState().session.isLogged).toBe(false);
});

test('the header card logs in and stays on the page', async () => {
  const gateway = new FakeGateway().on(LOGIN, { failure: 'AAIS-1' }, sessionAnswer());
  const { store, visits } = createTestStore(gateway);
  store.inject({ owner: 'mfe-account', slices, sagas });
  const onClose = jest.fn();
  renderWith(store, <HeaderLogin onClose={onClose} />);
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeTruthy();
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Usuario o contraseña incorrectos.');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(store.getState().session.isLogged).toBe(true));
  expect(visits).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalled();
});

test('a server that fails does not blame the password', async () => {
  const { user } = await open(new FakeGateway().on(LOGIN, { failure: 'GATEWAY-TIMEOUT', status: 408 }));
  await user.type(email(), 'lupita@gmail.com');
  await user.type(password(), 'secreto1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Ocurrió un error, inténtalo nuevamente');
});

test('where people log in on another site the page leads there, and the way back goes along', () => {
  const goes = (search: string, outside: Outside) => {
    const state = createTestStore(new FakeGateway(), outside).store.getState();
    return page.redirect?.(state, { pathname: '/login', search, hash: '', params: {} });
  };
  const auth = 'https://auth.example/entrar';
  expect(goes('?returnUrl=%2Fcuenta%2Fconfiguracion', { auth })).toBe(
    'https://auth.example/entrar?returnUrl=https%3A%2F%2Fchamba.mx%2Fcuenta%2Fconfiguracion',
  );
  expect(goes('?returnUrl=%2F%2Fmalo.example', { auth })).toBe(
    'https://auth.example/entrar?returnUrl=https%3A%2F%2Fchamba.mx%2Fdashboard',
  );
  expect(goes('', { auth, kratosAuth: false })).toBeNull();
  expect(goes('', {})).toBeNull();
});
