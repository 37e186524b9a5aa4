import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestStore, FakeGateway, openPage } from '../testing/page.tsx';
import newPasswordPage from './new-password.page.tsx';
import restorePage from './restore-password.page.tsx';

const ASK = 'POST myService/accountToken';
const RESET = 'POST myService/account';
const DONE = { user_profile: { userid: '1001' } };

// An address typed into one form is handed on to the next.
beforeEach(() => sessionStorage.clear());

test('asks for the mail', async () => {
  const gateway = new FakeGateway().on(ASK, DONE);
  await openPage(createTestStore(gateway).store, restorePage);
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'lupita@gmail.com{Enter}');
  expect(await screen.findByText('Te enviamos un correo para restablecer tu contraseña.')).toBeTruthy();
  expect(gateway.getPayload(ASK)).toEqual({ emailaddress: 'lupita@gmail.com', type: 'password' });
});

test('says that no account has the address and keeps it', async () => {
  await openPage(createTestStore(new FakeGateway().on(ASK, { failure: 'MYS-66' })).store, restorePage);
  const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico');
  await userEvent.type(email, 'nadie@gmail.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('El usuario o correo electrónico no existe.');
  expect(email.value).toBe('nadie@gmail.com');
});

const LINK = 'GET /api/accesstoken/identity';

async function openReset(gateway: FakeGateway, token?: string) {
  await openPage(createTestStore(gateway).store, newPasswordPage, { params: token ? { token } : {} });
  return userEvent.setup();
}

test('saves the new password with the token of the address', async () => {
  const gateway = new FakeGateway().on(RESET, DONE);
  const user = await openReset(gateway, 'abc');
  await user.type(screen.getByLabelText('Nueva contraseña'), 'cajera2026');
  await user.type(screen.getByLabelText('Confirma tu contraseña'), 'otra2026');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText('Las contraseñas no coinciden.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Confirma tu contraseña'));
  await user.type(screen.getByLabelText('Confirma tu contraseña'), 'cajera2026{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Tu contraseña se actualizó correctamente.' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/login');
  expect(gateway.getPayload(RESET)).toEqual({ token: 'abc', updater: { newpassword: 'cajera2026' } });
});

test('a missing or used token is a dead link with a way to help', async () => {
  await openReset(new FakeGateway());
  expect(screen.getByRole('heading', { name: 'Esta liga ya no está disponible' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'soporte@chamba.mx' }).getAttribute('href')).toBe(
    'mailto:soporte@chamba.mx',
  );
  expect(screen.getByRole('link', { name: 'Pedir otra liga' }).getAttribute('href')).toBe(
    '/cuenta/recuperar-contrasena',
  );
});

test('a link that does not work any more is said to be dead before a password is typed', async () => {
  const gateway = new FakeGateway().on(LINK, { failure: 'TOK-02' });
  await openReset(gateway, 'abc');
  expect(await screen.findByRole('heading', { name: 'Esta liga ya no está disponible' })).toBeTruthy();
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
});

test('a link that cannot be checked opens the form: sending it checks the link', async () => {
  const gateway = new FakeGateway()
    .on(LINK, { failure: 'TOK-01', status: 502 })
    .on(RESET, { failure: 'MYS-64' });
  const user = await openReset(gateway, 'abc');
  await user.type(await screen.findByLabelText('Nueva contraseña'), 'cajera2026');
  await user.type(screen.getByLabelText('Confirma tu contraseña'), 'cajera2026{Enter}');
  expect(await screen.findByRole('heading', { name: 'Esta liga ya no está disponible' })).toBeTruthy();
});
