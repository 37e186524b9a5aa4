import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, signIn } from '../testing/page.tsx';
import activationPage from './activation.page.tsx';
import confirmPage from './confirm.page.tsx';

const ACTIVATE = 'POST /api/mys/account_token/1001/new_account';
const VERIFY = 'POST /api/mys/account_token/1001/verify_email';
const CONFIRMED = { user_profile: { userid: '1001', validemail: true } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const openLink = (gateway: FakeGateway, token = '1001.abcdef') => {
  const { store, visits } = createTestStore(gateway);
  return { store, visits, open: () => openPage(store, activationPage, { params: { token } }) };
};

test('activates in a browser where nobody is signed in', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, CONFIRMED);
  const { store, open } = openLink(gateway);
  await open();
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/dashboard');
  expect(gateway.requests).toHaveLength(1);
  expect(gateway.requests[0]!.query).toEqual({ token: 'abcdef' });
  expect(store.getState().session.isLogged).toBe(false);
});

test('confirms the e-mail of the session when it is the same account', async () => {
  const { store, open } = openLink(new FakeGateway().on(ACTIVATE, CONFIRMED));
  signIn(store);
  await open();
  await waitFor(() => expect(store.getState().session.user_profile?.validemail).toBe(true));
});

test('leaves the session of another account as it is', async () => {
  const { store, open } = openLink(new FakeGateway().on(ACTIVATE, CONFIRMED));
  signIn(store, { userid: '2002' });
  await open();
  await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' });
  expect(store.getState().session.user_profile?.validemail).toBe(false);
});

test('offers the way back that the sign-up kept', async () => {
  localStorage.setItem('returnUrl', JSON.stringify('/empleo/oferta/12'));
  const { open } = openLink(new FakeGateway().on(ACTIVATE, CONFIRMED));
  await open();
  const back = await screen.findByRole('link', { name: 'Volver a la vacante' });
  expect(back.getAttribute('href')).toBe('/empleo/oferta/12');
});

test('says that a used token was not found, and offers another mail', async () => {
  const { store, open } = openLink(new FakeGateway().on(ACTIVATE, { failure: 'MYS-64' }));
  signIn(store);
  await open();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'No se encontró el token.');
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeTruthy();
});

test('takes the link as one that changes the address when there is nothing to activate', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, { failure: 'MYS-68' }).on(VERIFY, CONFIRMED);
  const { open } = openLink(gateway);
  await open();
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(gateway.names).toEqual([ACTIVATE, VERIFY]);
});

test('tries again after a failure that passes', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, { failure: 'MYS-1', status: 503 }, CONFIRMED);
  const { open } = openLink(gateway);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
});

test('confirms with the code of the mail', async () => {
  const CONFIRM = 'POST myService/accountToken';
  const gateway = new FakeGateway().on(CONFIRM, { failure: 'MYS-64' }, { user_profile: { userid: '1001' } });
  const { store } = createTestStore(gateway);
  signIn(store);
  await openPage(store, confirmPage, { search: '?modo=codigo' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Ingresa el código que enviamos a tu correo'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('No se encontró el token.');
  await user.click(screen.getByRole('button', { name: 'Activar cuenta' }));
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(gateway.payloadOf(CONFIRM)).toEqual({ code: '123456', type: 'activate' });
});

test('an account that may not log in is confirmed without a session', async () => {
  const gateway = new FakeGateway()
    .on('POST myService/accountToken', { user_profile: { userid: '1001' } })
    .on('GET authentication/retrieveToken', sessionAnswer({ validemail: true, enabledlogin: false }));
  const { store } = createTestStore(gateway);
  await openPage(store, confirmPage, { search: '?token=1001.abcdef' });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(store.getState().session.isLogged).toBe(false);
  expect(gateway.names.some((name) => name.startsWith('DELETE'))).toBe(true);
});

test('confirming with the token of the address signs in', async () => {
  const gateway = new FakeGateway()
    .on('POST myService/accountToken', { user_profile: { userid: '1001' } })
    .on('GET authentication/retrieveToken', sessionAnswer({ validemail: true }));
  const { store } = createTestStore(gateway);
  await openPage(store, confirmPage, { search: '?token=1001.abcdef' });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(gateway.payloadOf('POST myService/accountToken')).toEqual({
    token: '1001.abcdef',
    type: 'activate',
  });
  expect(store.getState().session.user_profile?.validemail).toBe(true);
});
