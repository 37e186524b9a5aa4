import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { togglesLoaded } from '@chamba/kernel/store';
import { sessionAnswer } from '../testing/fixtures.ts';
import { browser } from '../forms/go.ts';
import { createTestStore, FakeGateway, LEGAL, openPage, type Outside } from '../testing/page.tsx';
import loginPage from '../login/login.page.tsx';
import restorePage from '../password/restore-password.page.tsx';
import page from './create-account.page.tsx';

beforeEach(() => sessionStorage.clear());

const CHECK = 'GET verifieremail/returnValueMail';
const CREATE = 'POST myService/account';
const FREE = { returnValueMail: { exists: false, valid: true, bounce: false } };
const TAKEN = { returnValueMail: { exists: true, valid: true, bounce: false } };

async function open(gateway: FakeGateway, search = '', outside?: Outside) {
  const { store, visits } = createTestStore(gateway, outside);
  await openPage(store, page, { pathname: '/cuenta/nueva', search });
  return { store, visits, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Nombre'), 'Guadalupe');
  await user.type(field('Apellidos'), 'Hernández Ríos');
  await user.type(field('Correo electrónico'), 'lupita@gmail.com');
  await user.type(field('Contraseña'), 'cajera2026');
}

test('goes back to the file that was read before there was an account', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
  const { visits, user } = await open(gateway, '?returnUrl=%2Fsubir-cv');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(visits).toEqual(['/subir-cv']));
});

test('creates the account, signs in and goes on with the query kept', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
  const { store, visits, user } = await open(gateway, '?returnUrl=%2Fempleo%2Foferta%2F12');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() =>
    expect(visits).toEqual(['/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleo%2Foferta%2F12']),
  );
  expect(store.getState().session.isLogged).toBe(true);
  expect(gateway.getPayload(CREATE)).toMatchObject({
    email: 'lupita@gmail.com',
    name: 'Guadalupe Hernández Ríos',
    password: 'cajera2026',
    legal_ok: true,
    code_verification: false,
    boardid: 'OCCM',
    legal_version: LEGAL.version,
  });
});

test('says who gets the data and where to write about them, beside what is accepted', async () => {
  await open(new FakeGateway());
  expect(screen.getByText(/con domicilio en/).textContent).toContain(`${LEGAL.name}, con domicilio en`);
  expect(screen.getByRole('link', { name: LEGAL.email }).getAttribute('href')).toBe(`mailto:${LEGAL.email}`);
});

test('the form names the documents that its page shows, for when it is sent without scripts', async () => {
  await open(new FakeGateway());
  expect(document.querySelector<HTMLInputElement>('input[name="legal_version"]')?.value).toBe(LEGAL.version);
});

test.each(["O'Farrill", 'Ñúñez-O’Farrill', 'de la Luz "Lucha"', '-'])(
  'the surname %s is sent letter for letter',
  async (surnames) => {
    const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
    const { user } = await open(gateway);
    await fill(user);
    await user.clear(field('Apellidos'));
    await user.type(field('Apellidos'), surnames);
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(gateway.getPayload(CREATE)).toMatchObject({ name: `Guadalupe ${surnames}` }));
  },
);

test.each([
  ['Nombre', 'Lupita <b>'],
  ['Nombre', '5512345678'],
  ['Nombre', 'lupita@gmail.com'],
  ['Apellidos', 'www.tienda.mx'],
])('%s cannot be %s, and says so before anything is sent', async (label, typed) => {
  const gateway = new FakeGateway().on(CHECK, FREE);
  const { user } = await open(gateway);
  await fill(user);
  await user.clear(field(label));
  await user.type(field(label), typed);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escribe tu nombre con letras, sin signos como < o @.')).toBeTruthy();
  expect(field(label).value).toBe(typed);
  expect(gateway.names).not.toContain(CREATE);
});

test('the account belongs to the board of the site', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
  const { visits, user } = await open(gateway, '', { kratosAuth: false, boardId: 'NORTE' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(visits).toHaveLength(1));
  expect(gateway.getPayload(CREATE)).toMatchObject({ boardid: 'NORTE' });
});

test('goes to the code where accounts are confirmed by one', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
  const { store, visits, user } = await open(gateway, '?returnUrl=%2Fempleos');
  store.dispatch(togglesLoaded({ ...store.getState().toggles, loaded: true, verifyByCode: true }));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(visits).toEqual(['/cuenta/activar?returnUrl=%2Fempleos&modo=codigo']));
  expect(gateway.getPayload(CREATE)).toMatchObject({ code_verification: true });
});

test.each([true, false])(
  'codes of another site are asked for there while it is switched on: %s',
  async (on) => {
    const assign = jest.spyOn(browser, 'assign').mockImplementation(() => undefined);
    const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
    const outside = { verify: 'https://auth.example/verificar', kratosAuth: on };
    const { store, visits, user } = await open(gateway, '?returnUrl=%2Fempleos', outside);
    store.dispatch(togglesLoaded({ ...store.getState().toggles, verifyByCode: true }));
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect([...visits, ...assign.mock.calls.flat()]).toHaveLength(1));
    const step = 'https://chamba.mx/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleos';
    expect([...visits, ...assign.mock.calls.flat()]).toEqual([
      on
        ? `https://auth.example/verificar?returnUrl=${encodeURIComponent(step)}`
        : '/cuenta/activar?returnUrl=%2Fempleos&modo=codigo',
    ]);
    assign.mockRestore();
  },
);

test('where people register on another site the page leads there, and the way back goes along', () => {
  const goes = (kratosAuth: boolean) => {
    const outside = { register: 'https://auth.example/registro', kratosAuth };
    const state = createTestStore(new FakeGateway(), outside).store.getState();
    const search = '?returnUrl=%2Fempleo%2Foferta%2F12';
    return page.redirect?.(state, { pathname: '/cuenta/nueva', search, hash: '', params: {} });
  };
  expect(goes(true)).toBe(
    'https://auth.example/registro?returnUrl=https%3A%2F%2Fchamba.mx%2Fempleo%2Foferta%2F12',
  );
  expect(goes(false)).toBeNull();
});

test('says on leaving the field that an address has an account', async () => {
  const gateway = new FakeGateway().on(CHECK, TAKEN);
  const { user } = await open(gateway);
  await user.type(field('Correo electrónico'), 'lupita@gmail.com');
  await user.tab();
  expect(await screen.findByText('Este correo ya existe')).toBeTruthy();
});

test('does not check an invalid address', async () => {
  const gateway = new FakeGateway();
  const { user } = await open(gateway);
  await user.type(field('Correo electrónico'), 'lupita@gmail');
  await user.tab();
  expect(screen.getByText('Este correo no es válido')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});

test('keeps everything when the server finds the address taken', async () => {
  const gateway = new FakeGateway()
    .on(CHECK, { failure: 'MYS-1', status: 503 })
    .on(CREATE, { failure: 'MYS-30' });
  const { visits, user } = await open(gateway);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Este correo ya existe')).toBeTruthy();
  expect(document.activeElement).toBe(field('Correo electrónico'));
  expect(field('Nombre').value).toBe('Guadalupe');
  expect(field('Apellidos').value).toBe('Hernández Ríos');
  expect(field('Correo electrónico').value).toBe('lupita@gmail.com');
  expect(field('Contraseña').value).toBe('cajera2026');
  expect(visits).toEqual([]);
});

test('an account whose creation was answered too late is opened by the next try', async () => {
  const LOGIN = 'POST authentication/retrieveToken';
  const gateway = new FakeGateway()
    .on(CHECK, FREE)
    .on(CREATE, { failure: 'GATEWAY-TIMEOUT', status: 408 }, { failure: 'MYS-30', status: 409 })
    .on(LOGIN, sessionAnswer());
  const { store, visits, user } = await open(gateway);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await screen.findByRole('alert');
  expect(gateway.names).not.toContain(LOGIN);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(visits).toEqual(['/cuenta/nueva/datos-de-contacto']));
  expect(gateway.getPayload(LOGIN)).toMatchObject({ userid: 'lupita@gmail.com', password: 'cajera2026' });
  expect(store.getState().session.isLogged).toBe(true);
});

test('says above the form that the account could not be created', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, { failure: 'ACT-01' });
  const { user } = await open(gateway);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No se pudo crear la cuenta. Inténtalo nuevamente.',
  );
});

test('lists the missing fields with links and moves to the first', async () => {
  const gateway = new FakeGateway();
  const { user } = await open(gateway);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(document.activeElement).toBe(field('Nombre'));
  await user.click(screen.getByRole('link', { name: 'Contraseña' }));
  expect(document.activeElement).toBe(field('Contraseña'));
  expect(gateway.requests).toEqual([]);
});

test.each([
  ['corta1', 'La contraseña debe tener entre 8 y 64 caracteres.'],
  ['solamenteletras', 'La contraseña debe incluir al menos una letra y un número.'],
  ['1234567890', 'La contraseña debe incluir al menos una letra y un número.'],
])('refuses the password %s', async (typed, message) => {
  const { user } = await open(new FakeGateway());
  await user.type(field('Contraseña'), typed);
  await user.tab();
  await user.tab();
  expect(screen.getByText(message)).toBeTruthy();
});

test('a password that the server refuses as easily guessed is reported, with the focus on its field', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, { failure: 'PASSWORD-COMMON', status: 400 });
  const { user } = await open(gateway);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/muy fácil de adivinar/);
  expect(document.activeElement).toBe(field('Contraseña'));
  expect(field('Contraseña').value).toBe('cajera2026');
  expect(field('Contraseña').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Contraseña'), 'x');
  expect(screen.queryByText(/muy fácil de adivinar/)).toBeNull();
});

test('an address that has an account leads to the log-in and to a new password, which know it already', async () => {
  const { user } = await open(new FakeGateway().on(CHECK, TAKEN), '?returnUrl=%2Fempleo%2Foferta%2F12');
  await user.type(field('Correo electrónico'), 'lupita@gmail.com');
  await user.tab();
  const login = await screen.findByRole('link', { name: 'Inicia sesión' });
  expect(login.getAttribute('href')).toBe('/login?returnUrl=%2Fempleo%2Foferta%2F12');
  expect(screen.getByRole('link', { name: 'recupera tu contraseña' }).getAttribute('href')).toBe(
    '/cuenta/recuperar-contrasena',
  );
  for (const other of [loginPage, restorePage]) {
    document.body.replaceChildren();
    await openPage(createTestStore(new FakeGateway()).store, other, { pathname: '/login' });
    expect(field('Correo electrónico').value).toBe('lupita@gmail.com');
  }
});

test('what was typed is there again after the log-in was looked at, but for the password, and gone with the account', async () => {
  const gateway = new FakeGateway().on(CHECK, FREE).on(CREATE, sessionAnswer());
  const first = await open(gateway);
  await fill(first.user);
  document.body.replaceChildren();
  const { user } = await open(gateway);
  expect(field('Nombre').value).toBe('Guadalupe');
  expect(field('Correo electrónico').value).toBe('lupita@gmail.com');
  expect(field('Contraseña').value).toBe('');
  expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy();
  await user.type(field('Contraseña'), 'cajera2026');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(gateway.names).toContain(CREATE));
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
});
