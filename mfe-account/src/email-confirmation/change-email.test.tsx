import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createTestStore, FakeGateway, renderWith, signIn } from '../testing/page.tsx';
import { ChangeEmail } from './change-email.tsx';
import { sagas, slices } from './resume-email.slot.tsx';

const CHANGE = 'POST myService/account';
const MAIL = 'GET /api/mys/account_token/1001/change_email';

// The first use loads the code of the form, which is no part of what is tested.
beforeAll(() => import('./change-email-form.tsx'));
beforeEach(() => localStorage.clear());

function open(gateway: FakeGateway) {
  const { store } = createTestStore(gateway);
  signIn(store, { validemail: true });
  store.inject({ owner: 'mfe-account', slices, sagas });
  renderWith(store, <ChangeEmail opensAtOnce={false} />);
  return { store, user: userEvent.setup() };
}

test('a confirmed address is changed in place, and the way back is where one was', async () => {
  const gateway = new FakeGateway()
    .on(CHANGE, { failure: 'MYS-32' }, { user_profile: { userid: '1001' } })
    .on(MAIL, { envia_token: { mailok: true, bounceMail: false } });
  const { store, user } = open(gateway);
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  const email = await screen.findByLabelText('Correo nuevo');
  await waitFor(() => expect(document.activeElement).toBe(email));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar correo' }));

  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  await user.type(await screen.findByLabelText('Correo nuevo'), 'nueva@gmail.com');
  await user.type(screen.getByLabelText('Confirma tu correo'), 'otra@gmail.com');
  await user.type(screen.getByLabelText('Contraseña actual'), 'secreta1');
  const send = () => user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  await send();
  expect(screen.getByText('Los correos electrónicos no coinciden.')).toBeTruthy();
  expect(gateway.names).toEqual([]);
  await user.clear(screen.getByLabelText('Confirma tu correo'));
  await user.type(screen.getByLabelText('Confirma tu correo'), 'nueva@gmail.com');
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'));
  await send();
  expect(await screen.findByText('Te enviamos un correo para confirmar el cambio.')).toBeTruthy();
  expect(gateway.names).toEqual([CHANGE, CHANGE, MAIL]);
  store.stop();
});
