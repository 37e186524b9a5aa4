import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, renderWith, signIn } from '../testing/page.tsx';
import { EmailBox } from './email-box.tsx';
import { emailConfirmationSagas, emailConfirmationSlices } from './injection.ts';

const RESEND = 'GET /api/mys/account_token/1001/resend_email';
const SENT = { envia_token: { mailok: true, bounceMail: false } };

function open(gateway: FakeGateway) {
  const { store } = createTestStore(gateway);
  signIn(store);
  store.inject({ owner: 'mfe-account', slices: emailConfirmationSlices, sagas: emailConfirmationSagas });
  return { store, view: renderWith(store, <EmailBox />) };
}

const toasts = (store: ReturnType<typeof open>['store']) =>
  store.getState().toasts.items.map(({ text }) => text);

beforeEach(() => localStorage.clear());

test('resends once and then counts down', async () => {
  const gateway = new FakeGateway().on(RESEND, SENT);
  const { store } = open(gateway);
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^Reenviar en 0[12]:\d\d$/);
  expect(screen.queryByRole('button', { name: 'Reenviar' })).toBeNull();
  expect(document.activeElement?.contains(timer)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(toasts(store)).toEqual(['Te enviamos un correo nuevamente.']);
  expect(gateway.names).toEqual([RESEND]);
});

test('the block survives a reload of the page and ends after two minutes', async () => {
  localStorage.setItem('resendAt', String(Date.now() - 100_000));
  const { view } = open(new FakeGateway());
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Reenviar en 00:\d\d$/);
  view.unmount();
  localStorage.setItem('resendAt', String(Date.now() - 120_001));
  open(new FakeGateway());
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeTruthy();
});

test('a resend from another tab blocks this one too', async () => {
  const gateway = new FakeGateway().on(RESEND, SENT);
  open(gateway);
  localStorage.setItem('resendAt', String(Date.now()));
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});

test.each([
  ['the call fails', { failure: 'MYS-0' }],
  ['the mail was not accepted', { envia_token: { mailok: false, bounceMail: false } }],
])('says so when %s, and can be tried again', async (_case, answer) => {
  const { store } = open(new FakeGateway().on(RESEND, answer));
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  await waitFor(() =>
    expect(toasts(store)).toEqual(['Ocurrió un error, El correo no fue enviado, inténtalo nuevamente']),
  );
  expect(screen.getByRole('button', { name: 'Reenviar' })).toBeTruthy();
});

test('an address that does not work leads to its correction', async () => {
  open(new FakeGateway().on(RESEND, { envia_token: { mailok: false, bounceMail: true } }));
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar' }));
  const link = await screen.findByRole('link', { name: 'Revísalo aquí' });
  expect(link.getAttribute('href')).toBe('/curriculo?email=true#contacto');
  await userEvent.click(link);
  expect(await screen.findByLabelText('Correo electrónico')).toBe(document.activeElement);
});

const CORRECT = 'POST myService/unconfirmed_email';

async function correct(typed: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Corregir correo' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('lupita@gmail.com');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y enviar' }));
}

test('an address is corrected in place, and the next mail has to wait', async () => {
  const gateway = new FakeGateway().on(CORRECT, SENT);
  const { store } = open(gateway);
  await correct(' lupe@gmail.com ');
  expect(await screen.findByText('lupe@gmail.com')).toBeTruthy();
  expect(gateway.getPayload(CORRECT)).toEqual({ userid: '1001', emailaddress: 'lupe@gmail.com' });
  expect(store.getState().session.user_profile?.email).toBe('lupe@gmail.com');
  expect(toasts(store)).toEqual(['Enviamos la liga a lupe@gmail.com.']);
  expect(screen.getByRole('timer')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corregir correo' }));
});

test('a correction that is refused keeps what was typed and says why; without a change nothing is sent', async () => {
  const gateway = new FakeGateway().on(CORRECT, { failure: 'MYS-30' });
  open(gateway);
  await correct('lupita@gmail.com');
  expect(screen.getByText('Ese ya es el correo de tu cuenta.')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Correo electrónico'));
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@gmail.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Este correo ya existe. Pertenece a otra cuenta.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@gmail.com');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('lupita@gmail.com')).toBeTruthy();
});

test('a correction made in another tab is shown on the return to the page', async () => {
  const gateway = new FakeGateway().on(
    'GET authentication/retrieveToken',
    sessionAnswer({ email: 'lupe@gmail.com' }),
  );
  open(gateway);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('lupe@gmail.com')).toBeTruthy();
});

test('notices on the return to the page that the address was confirmed', async () => {
  const gateway = new FakeGateway().on(
    'GET authentication/retrieveToken',
    sessionAnswer({ validemail: true }),
  );
  const { store, view } = open(gateway);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(store.getState().session.user_profile?.validemail).toBe(true));
  expect(view.container.textContent).toBe('');
});
