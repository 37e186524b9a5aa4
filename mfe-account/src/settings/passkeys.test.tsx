import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HeaderLogin, { sagas, slices } from '../login/header-login.slot.tsx';
import loginPage from '../login/login.page.tsx';
import settingsPage from './settings.page.tsx';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, openPage, renderWith, serverHtml, signIn } from '../testing/page.tsx';
import { canUsePasskeys, ceremony } from '../passkeys/ceremony.ts';
import { loadPage } from '@chamba/kernel/testing';

const LIST = 'GET /api/aais/passkeys';
const OPTIONS = 'POST /api/aais/passkeys/registration';
const REGISTER = 'POST /api/aais/passkeys';
const REMOVE = 'POST /api/aais/passkeys/7/removal';
const CHALLENGE = 'POST /api/aais/passkeys/challenge';
const LOG_IN = 'POST /api/aais/passkeys/session';

const PASSKEY = {
  id: '7',
  device: 'Chrome en Android',
  created: '2026-11-20T10:00:00Z',
  used: '',
};
const CREATION = {
  challenge: 'cmV0bw',
  rp: { id: 'localhost', name: 'Chamba' },
  user: { id: 'dQ', name: 'lupita@gmail.com', displayName: 'Lupita' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const CREATED = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
} as const;
const SIGNED = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'dQ' },
} as const;

/** The failure of a question that its owner closed. */
const declined = () => Object.assign(new Error('declined'), { name: 'NotAllowedError' });

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: () => undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

/** A store of a site at the test's own origin. */
const createStore = (gateway: FakeGateway) =>
  createTestStore(gateway, { kratosAuth: false }, window.location.origin);

async function openSettings(gateway: FakeGateway) {
  const { store } = createStore(gateway);
  signIn(store, { email: 'lupita@gmail.com', validemail: true });
  await openPage(store, settingsPage, {
    pathname: '/cuenta/configuracion/llaves',
    params: { section: 'llaves' },
  });
  return {
    store,
    user: userEvent.setup(),
    toasts: () => store.getState().toasts.items.map(({ text }) => text),
  };
}

async function openLogin(gateway: FakeGateway, search = '') {
  const { store, visits } = createStore(gateway);
  await openPage(store, loginPage, { pathname: '/login', search });
  return { store, visits, user: userEvent.setup() };
}

const offer = () => screen.getByRole('button', { name: 'Usar llave de acceso' });

test('a passkey is added and removed by a fresh session without the password', async () => {
  const create = jest.spyOn(ceremony, 'create').mockResolvedValue(CREATED);
  const gateway = new FakeGateway()
    .on(LIST, { passkeys: [], fresh: true })
    .on(OPTIONS, CREATION)
    .on(REGISTER, { passkeys: [PASSKEY], fresh: true })
    .on(REMOVE, { passkeys: [], fresh: true });
  const { user, toasts } = await openSettings(gateway);
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agregar llave' }));
  const list = await screen.findByRole('list', { name: 'Tus llaves de acceso' });
  expect(list.textContent).toContain('Chrome en Android');
  expect(list.textContent).toContain('sin usar');
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ challenge: 'cmV0bw' }));
  await user.click(within(list).getByRole('button', { name: 'Quitar esta llave: Chrome en Android' }));
  expect(await screen.findByText('Todavía no tienes llaves de acceso.')).toBeTruthy();
  expect(toasts()).toContain('Quitamos esa llave de acceso.');
});

test('an older session gives the password, and only then is the device asked', async () => {
  const create = jest.spyOn(ceremony, 'create').mockResolvedValue(CREATED);
  const gateway = new FakeGateway()
    .on(LIST, { passkeys: [PASSKEY], fresh: false })
    .on(OPTIONS, { failure: 'MYS-32' }, CREATION)
    .on(REGISTER, { passkeys: [PASSKEY], fresh: false });
  const { user } = await openSettings(gateway);
  await user.click(screen.getByRole('button', { name: /^Quitar esta llave/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'));
  expect(gateway.names).not.toContain(REMOVE);
  await user.type(screen.getByLabelText('Contraseña actual'), 'equivocada1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('La contraseña actual es incorrecta.');
  expect(create).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Contraseña actual'));
  await user.type(screen.getByLabelText('Contraseña actual'), 'segura123{Enter}');
  await waitFor(() => expect(gateway.names).toContain(REGISTER));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Contraseña actual').value).toBe(''));
});

test('a device that has a passkey already, and an owner who closes the question, change nothing', async () => {
  const gateway = new FakeGateway().on(LIST, { passkeys: [], fresh: true }).on(OPTIONS, CREATION);
  const { user, toasts } = await openSettings(gateway);
  const known = Object.assign(new Error('known'), { name: 'InvalidStateError' });
  jest.spyOn(ceremony, 'create').mockRejectedValueOnce(declined()).mockRejectedValueOnce(known);
  const add = screen.getByRole('button', { name: 'Agregar llave' });
  await user.click(add);
  await waitFor(() => expect(toasts()).toContain('No se agregó la llave de acceso.'));
  await user.click(add);
  await waitFor(() =>
    expect(toasts()).toContain('Este dispositivo ya tiene una llave de acceso de tu cuenta.'),
  );
  expect(gateway.names).not.toContain(REGISTER);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('passkeys that cannot be loaded can be asked for again', async () => {
  const gateway = new FakeGateway().on(
    LIST,
    { failure: 'MYS-1', status: 503 },
    { passkeys: [], fresh: true },
  );
  const { user } = await openSettings(gateway);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no tienes llaves de acceso.')).toBeTruthy();
});

test('a passkey logs in and leads to the wanted page, as the password does', async () => {
  jest.spyOn(ceremony, 'sign').mockResolvedValue(SIGNED);
  const gateway = new FakeGateway()
    .on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' })
    .on(LOG_IN, sessionAnswer());
  const { store, visits, user } = await openLogin(gateway, '?returnUrl=%2Fempleo%2Foferta%2F12');
  await user.click(offer());
  await waitFor(() => expect(visits).toEqual(['/empleo/oferta/12']));
  expect(store.getState().session.isLogged).toBe(true);
});

test('an account that waits for its deletion is asked first, also with a passkey', async () => {
  jest.spyOn(ceremony, 'sign').mockResolvedValue(SIGNED);
  const gateway = new FakeGateway()
    .on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' })
    .on(LOG_IN, sessionAnswer({ deletiondue: '2026-11-26T10:00:00Z' }));
  const { visits, user } = await openLogin(gateway);
  await user.click(offer());
  await waitFor(() => expect(visits).toEqual(['/cuenta/eliminar']));
});

test('a passkey that is refused says so beside it, one that is not used does not alarm', async () => {
  jest.spyOn(ceremony, 'sign').mockRejectedValueOnce(declined()).mockResolvedValueOnce(SIGNED);
  const gateway = new FakeGateway()
    .on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' })
    .on(LOG_IN, { failure: 'PASSKEY-1', status: 401 });
  const { store, user } = await openLogin(gateway);
  await user.click(offer());
  await waitFor(() =>
    expect(store.getState().toasts.items[0]?.text).toMatch(/Puedes entrar con tu contraseña/),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(offer());
  expect((await screen.findByRole('alert')).textContent).toMatch(/No pudimos comprobar tu llave de acceso/);
  expect(store.getState().session.isLogged).toBe(false);
});

test('where the authentication service of a site knows no passkeys, the password is not blamed', async () => {
  const { user } = await openLogin(new FakeGateway().on(CHALLENGE, { failure: 'GATEWAY-SERVICE' }));
  await user.click(offer());
  expect((await screen.findByRole('alert')).textContent).toMatch(/No pudimos comprobar tu llave de acceso/);
});

test('only a browser that has them offers passkeys, at the site’s own address', async () => {
  const siteUrl = window.location.origin;
  expect(canUsePasskeys({ siteUrl })).toBe(true);
  expect(canUsePasskeys({ siteUrl, passkeys: false })).toBe(false);
  expect(canUsePasskeys({ siteUrl: 'https://otro.example' })).toBe(false);
  expect(canUsePasskeys({ siteUrl: '' })).toBe(false);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await openLogin(new FakeGateway());
  expect(screen.queryByRole('button', { name: 'Usar llave de acceso' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy();
});

/** A browser that offers passkeys where it fills in fields. */
const fills = () => jest.spyOn(ceremony, 'canFill').mockResolvedValue(true);
const isOffered = (sign: jest.SpyInstance) => waitFor(() => expect(sign).toHaveBeenCalledTimes(1));

test('a passkey that the browser offers beside the passwords logs in, in the page and in the card of the header', async () => {
  fills();
  const sign = jest.spyOn(ceremony, 'sign').mockResolvedValue(SIGNED);
  const gateway = new FakeGateway()
    .on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' })
    .on(LOG_IN, sessionAnswer());
  const page = await openLogin(gateway, '?returnUrl=%2Fempleo%2Foferta%2F12');
  expect(screen.getByLabelText('Correo electrónico').getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(page.visits).toEqual(['/empleo/oferta/12']));
  expect(sign).toHaveBeenCalledWith(expect.objectContaining({ challenge: 'cmV0bw' }), true);

  const { store, visits } = createStore(gateway);
  store.inject({ owner: 'mfe-account', slices, sagas });
  renderWith(store, <HeaderLogin onClose={() => undefined} />);
  await waitFor(() => expect(store.getState().session.isLogged).toBe(true));
  expect(visits).toEqual([]);
});

test('an offer that nobody takes ends with the form, and says nothing', async () => {
  fills();
  const end = jest.spyOn(ceremony, 'end').mockResolvedValue();
  const sign = jest.spyOn(ceremony, 'sign').mockReturnValue(new Promise(() => undefined));
  const gateway = new FakeGateway().on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' });
  const { store } = createStore(gateway);
  const { unmount } = await openPage(store, loginPage, { pathname: '/login' });
  await isOffered(sign);
  expect(end).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  expect(store.getState().toasts.items).toEqual([]);
});

test('who closes the question of their device is offered passkeys again; a refused one is reported in the form', async () => {
  fills();
  const open = new Promise<never>(() => undefined);
  const sign = jest
    .spyOn(ceremony, 'sign')
    .mockReturnValueOnce(open)
    .mockRejectedValueOnce(declined())
    .mockResolvedValueOnce(SIGNED);
  const gateway = new FakeGateway()
    .on(CHALLENGE, { challenge: 'cmV0bw', rpId: 'localhost' })
    .on(LOG_IN, { failure: 'PASSKEY-1', status: 401 });
  const { user, store } = await openLogin(gateway);
  await isOffered(sign);
  await user.click(offer());
  expect((await screen.findByRole('alert')).textContent).toMatch(/No pudimos comprobar tu llave de acceso/);
  expect(sign.mock.calls.map(([, filled]) => filled ?? false)).toEqual([true, false, true]);
  expect(store.getState().session.isLogged).toBe(false);
});

test.each([
  ['the service knows none', { failure: 'GATEWAY-SERVICE' }],
  ['the service is down', { failure: 'GATEWAY-TIMEOUT', status: 503 }],
])('a form where %s takes the password as ever', async (_why, answer) => {
  fills();
  const sign = jest.spyOn(ceremony, 'sign');
  const gateway = new FakeGateway().on(CHALLENGE, answer);
  await openLogin(gateway);
  await waitFor(() => expect(gateway.names).toContain(CHALLENGE));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sign).not.toHaveBeenCalled();
});

test('without scripts a passkey can be removed', async () => {
  const gateway = new FakeGateway()
    .on(LIST, { passkeys: [PASSKEY], fresh: false })
    .on(REMOVE, { passkeys: [], fresh: false });
  const { store } = createStore(gateway);
  signIn(store);
  const context = await loadPage(store, 'mfe-account', settingsPage, '/cuenta/configuracion/llaves', {
    section: 'llaves',
  });
  expect(serverHtml(store, settingsPage, context)).toMatch(/value="7"[^>]* name="passkey"/);
  const fields = { form: 'passkeys', passkey: '7', currentpassword: 'segura123' };
  for (const action of settingsPage.submit?.(fields, context, store.getState()) ?? [])
    await act(() => store.load(action));
  expect(gateway.requests.find(({ name }) => name === REMOVE)).toBeTruthy();
});
