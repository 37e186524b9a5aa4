import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAnswer } from '../testing/fixtures.ts';
import { createTestStore, FakeGateway, renderWith, signIn } from '../testing/page.tsx';
import { EmailBox } from './email-box.tsx';
import { emailConfirmationSaga } from './email-confirmation.saga.ts';
import { emailConfirmationSlice } from './email-confirmation.slice.ts';

const RESEND = 'GET /api/mys/account_token/1001/resend_email';
const SENT = { envia_token: { mailok: true, bounceMail: false } };

function open(gateway: FakeGateway) {
  const { store } = createTestStore(gateway);
  signIn(store);
  store.inject({ owner: 'mfe-account', slices: [emailConfirmationSlice], sagas: [emailConfirmationSaga] });
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
