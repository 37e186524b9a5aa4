import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPage } from '@chamba/kernel/testing';
import { sessionAnswer } from '../testing/fixtures.ts';
import { browser } from '../forms/go.ts';
import {
  createTestStore,
  FakeGateway,
  openPage,
  serverHtml,
  signIn,
  type Outside,
} from '../testing/page.tsx';
import activationPage from './activation.page.tsx';
import confirmPage from './confirm.page.tsx';

const ACTIVATE = 'POST /api/mys/account_token/1001/new_account';
const VERIFY = 'POST /api/mys/account_token/1001/verify_email';
const LOGOUT = 'DELETE /api/aais/authentication_token/current';
const CONFIRMED = { user_profile: { userid: '1001', validemail: true } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const openLink = (gateway: FakeGateway, outside?: Outside) => {
  const token = '1001.abcdef';
  const { store, visits } = createTestStore(gateway, outside);
  return { store, visits, open: () => openPage(store, activationPage, { params: { token } }) };
};

test('activates in a browser without a session', async () => {
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

test('a recruiter who activates is logged out and led away', async () => {
  const assign = jest.spyOn(browser, 'assign').mockImplementation(() => undefined);
  const gateway = new FakeGateway()
    .on(ACTIVATE, { user_profile: { ...CONFIRMED.user_profile, type: 'R' } })
    .on(LOGOUT, {});
  const { visits, open } = openLink(gateway, { logout: 'https://empresas.example/salir' });
  await open();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://empresas.example/salir'));
  expect(gateway.names).toEqual([ACTIVATE, LOGOUT]);
  expect(visits).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeNull();
  assign.mockRestore();
});

test('a recruiter who activates in the browser of a candidate leaves that session alone', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, { user_profile: { ...CONFIRMED.user_profile, type: 'R' } });
  const { store, visits, open } = openLink(gateway);
  signIn(store, { userid: '2002' });
  await open();
  await waitFor(() => expect(visits).toEqual(['/']));
  expect(gateway.names).toEqual([ACTIVATE]);
  expect(store.getState().session.isLogged).toBe(true);
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

test('a failed activation leads back to its link through the log-in, and on to where the sign-up began', async () => {
  localStorage.setItem('returnUrl', JSON.stringify('/empleo/oferta/12'));
  const { store } = createTestStore(new FakeGateway().on(ACTIVATE, { failure: 'MYS-64' }));
  const token = '1001.abcdef';
  await openPage(store, activationPage, { pathname: `/dashboard/activar/${token}`, params: { token } });
  const link = await screen.findByRole('link', { name: 'Iniciar sesión' });
  const login = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(login.pathname).toBe('/login');
  expect(login.searchParams.get('returnUrl')).toBe(
    '/dashboard/activar/1001.abcdef?returnUrl=%2Fempleo%2Foferta%2F12',
  );
});

test('the page after that log-in keeps the path for the mail that is asked for', async () => {
  const { store } = createTestStore(new FakeGateway().on(ACTIVATE, { failure: 'MYS-64' }));
  signIn(store);
  const params = { token: '1001.abcdef' };
  await openPage(store, activationPage, { params, search: '?returnUrl=%2Fempleo%2Foferta%2F12' });
  await screen.findByRole('button', { name: 'Reenviar' });
  expect(localStorage.getItem('returnUrl')).toContain('/empleo/oferta/12');
});

test('codes of another site are confirmed there, the links of our mails here', () => {
  const { store } = createTestStore(new FakeGateway(), { verify: 'https://auth.example/verificar' });
  const goes = (search: string) =>
    confirmPage.redirect?.(store.getState(), { pathname: '/cuenta/activar', search, hash: '', params: {} });
  expect(goes('?modo=codigo&returnUrl=%2Fcurriculo')).toBe(
    'https://auth.example/verificar?returnUrl=https%3A%2F%2Fchamba.mx%2Fcurriculo',
  );
  expect(goes('?token=1001.abcdef')).toBeNull();
});

test('takes the link as one that changes the address when there is nothing to activate', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, { failure: 'MYS-68' }).on(VERIFY, CONFIRMED);
  const { open } = openLink(gateway);
  await open();
  expect(await screen.findByRole('heading', { name: 'Tu nuevo correo quedó confirmado.' })).toBeTruthy();
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
  const { store, visits } = createTestStore(gateway);
  signIn(store);
  await openPage(store, confirmPage, { search: '?modo=codigo&returnUrl=%2Fempleo%2Foferta%2F12' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Ingresa el código que enviamos a tu correo'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'El código no es correcto. Revisa el correo o pide otro.',
  );
  await user.click(screen.getByRole('button', { name: 'Activar cuenta' }));
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(gateway.getPayload(CONFIRM)).toEqual({ code: '123456', type: 'activate' });
  // A sign-up goes on at its first step, with the path that it came from.
  expect(visits).toEqual(['/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleo%2Foferta%2F12']);
});

test.each(['399 682', ' 399-682 ', '3 9 9 6 8 2'])(
  'a pasted code %p keeps all its digits',
  async (pasted) => {
    const CONFIRM = 'POST myService/accountToken';
    const gateway = new FakeGateway().on(CONFIRM, { user_profile: { userid: '1001' } });
    const { store, visits } = createTestStore(gateway);
    signIn(store, { resumeid: '5001' });
    await openPage(store, confirmPage, { search: '?modo=codigo' });
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Ingresa el código que enviamos a tu correo'));
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(gateway.getPayload(CONFIRM)).toEqual({ code: '399682', type: 'activate' }));
    expect(visits).toEqual([]);
  },
);

test('a link that was used says that the account is active, also signed in', async () => {
  const gateway = new FakeGateway()
    .on(ACTIVATE, { failure: 'MYS-68' })
    .on(VERIFY, { failure: 'MYS-68' })
    .on('POST myService/accountToken', { failure: 'MYS-68' });
  const stranger = await openLink(gateway).open();
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ya está activa.' })).toBeTruthy();
  stranger.unmount();
  const { store, open } = openLink(gateway);
  signIn(store, { validemail: true, resumeid: '5001' });
  const own = await open();
  expect(await screen.findByText('Entras con lupita@gmail.com.')).toBeTruthy();
  own.unmount();
  // Its row is gone by now: only the session shows it.
  const old = openLink(new FakeGateway().on(ACTIVATE, { failure: 'MYS-64' }));
  signIn(old.store, { validemail: true, resumeid: '5001' });
  const late = await old.open();
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ya está activa.' })).toBeTruthy();
  late.unmount();
  const { store: other } = createTestStore(gateway);
  await openPage(other, confirmPage, { search: '?token=1001.abcdef' });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ya está activa.' })).toBeTruthy();
});

test('without scripts the link of the mail is confirmed by its form, and not by opening it', async () => {
  const CONFIRM = 'POST myService/accountToken';
  const gateway = new FakeGateway()
    .on(CONFIRM, { user_profile: { userid: '1001' } })
    .on('GET authentication/retrieveToken', sessionAnswer({ validemail: true }));
  const { store } = createTestStore(gateway);
  signIn(store);
  const context = await loadPage(store, 'mfe-account', confirmPage, '/cuenta/activar?token=1001.abcdef');
  const form = /<noscript>(.*)<\/noscript>/.exec(serverHtml(store, confirmPage, context))?.[1] ?? '';
  expect(form).toContain('method="post"');
  // The gateway refuses the form of a session without the account of its page.
  expect(form).toContain('name="page_account" value="1001"');
  expect(gateway.names).not.toContain(CONFIRM);

  const actions = confirmPage.submit?.({ code: '', page_account: '1001' }, context, store.getState()) ?? [];
  for (const action of actions) await store.load(action);
  expect(gateway.getPayload(CONFIRM)).toEqual({ token: '1001.abcdef', type: 'activate' });
  expect(confirmPage.status?.(store.getState(), context)).toBe(200);
  expect(serverHtml(store, confirmPage, context)).toContain('Tu cuenta ha sido activada.');
});

test('without scripts an activation that was not answered is retried by a form', async () => {
  const gateway = new FakeGateway().on(ACTIVATE, { failure: 'MYS-1', status: 503 });
  const { store } = createTestStore(gateway);
  const path = '/dashboard/activar/1001.abcdef';
  const context = await loadPage(store, 'mfe-account', activationPage, path, { token: '1001.abcdef' });
  for (const action of activationPage.submit?.({}, context, store.getState()) ?? []) await store.load(action);
  const shown = document.createElement('div');
  shown.innerHTML = serverHtml(store, activationPage, context);
  const retry = within(shown).getByRole<HTMLButtonElement>('button', { name: 'Reintentar' });
  expect(retry.type).toBe('submit');
  expect(retry.form?.method).toBe('post');
});

test('confirming with the token of the address opens no session', async () => {
  const gateway = new FakeGateway().on('POST myService/accountToken', { user_profile: { userid: '1001' } });
  const { store } = createTestStore(gateway);
  await openPage(store, confirmPage, { search: '?token=1001.abcdef' });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  expect(gateway.getPayload('POST myService/accountToken')).toEqual({
    token: '1001.abcdef',
    type: 'activate',
  });
  expect(gateway.requests).toHaveLength(1);
  expect(store.getState().session.isLogged).toBe(false);
});

test('a recruiter who confirms by the token of the address is led away', async () => {
  const gateway = new FakeGateway()
    .on('POST myService/accountToken', { user_profile: { userid: '1001', type: 'R' } })
    .on(LOGOUT, {});
  const { store, visits } = createTestStore(gateway);
  await openPage(store, confirmPage, { search: '?token=1001.abcdef' });
  await waitFor(() => expect(visits).toEqual(['/']));
  expect(screen.queryByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeNull();
});

test('who is confirmed already reads so for the link of the own account, and what is wrong with that of another', async () => {
  const open = async (token: string) => {
    const gateway = new FakeGateway().on('POST myService/accountToken', { failure: 'MYS-64' });
    const { store } = createTestStore(gateway);
    signIn(store, { validemail: true });
    return openPage(store, confirmPage, { search: `?token=${token}` });
  };
  const own = await open('1001.abcdef');
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido activada.' })).toBeTruthy();
  own.unmount();
  await open('2002.abcdef');
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'No se encontró el token.');
  expect(screen.getByRole('link', { name: 'Continuar' })).toBeTruthy();
});
