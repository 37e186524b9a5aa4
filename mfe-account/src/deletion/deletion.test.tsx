import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logoutRequested } from '@chamba/kernel/session';
import { createTestStore as createKernelTestStore, loadPage } from '@chamba/kernel/testing';
import { createTestStore, FakeGateway, openPage, serverHtml, signIn } from '../testing/page.tsx';
import deletedPage from './account-deleted.page.tsx';
import appsPage from './delete-account-apps.page.tsx';
import deletePage from './delete-account.page.tsx';
import { deletion, deletionAsked, selectDeletionLink } from './deletion.slice.ts';

const DELETE = 'DELETE myService/account';
const KEEP = 'DELETE myService/deletion';
const EXCHANGE = 'GET /api/accesstoken/identity';
const REQUEST = 'POST myService/accountToken';

const OWNER = { accessToken: true, name: 'Guadalupe Hernández', email: 'lupita@gmail.com' };

async function openOwn(gateway: FakeGateway, profile: Parameters<typeof signIn>[1] = {}) {
  const { store, visits } = createTestStore(gateway);
  signIn(store, { email: 'lupita@gmail.com', name: 'Guadalupe Hernández', ...profile });
  const sent = jest.spyOn(store, 'dispatch');
  await openPage(store, deletePage, { pathname: '/cuenta/eliminar' });
  return { store, visits, sent, user: userEvent.setup() };
}

const fill = async (user: ReturnType<typeof userEvent.setup>, email = 'lupita@gmail.com') => {
  await user.type(screen.getByLabelText('Confirma tu correo electrónico'), email);
  await user.click(screen.getByLabelText('Me registré, pero ya no quiero la cuenta'));
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
};

test('the form wants the account’s own address and a reason', async () => {
  const gateway = new FakeGateway().on(DELETE, {});
  const { user } = await openOwn(gateway);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Hola Guadalupe, ¿seguro que quieres eliminar tu cuenta?',
  );
  await user.type(screen.getByLabelText('Confirma tu correo electrónico'), 'otra@gmail.com');
  expect(screen.queryByText('El email no corresponde con el de la cuenta')).toBeNull();
  await user.tab();
  expect(screen.getByText('El email no corresponde con el de la cuenta')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
  expect(screen.getByText('Debes seleccionar alguna opción')).toBeTruthy();
  expect(gateway.names).not.toContain(DELETE);
  expect(screen.getByRole('link', { name: 'No deseo eliminar' }).getAttribute('href')).toBe('/dashboard');
});

test('the account of the session is deleted: it is said, the session ends, and a page says goodbye', async () => {
  const gateway = new FakeGateway().on(DELETE, {});
  localStorage.setItem('draft.1001', '{}');
  const { store, user } = await openOwn(gateway);
  const left: unknown[] = [];
  store.inject({
    owner: 'test',
    slices: [
      {
        name: 'left',
        life: 'session',
        reducer: (state = null, action: { type: string; payload?: unknown }) => {
          if (action.type === logoutRequested.type) left.push(action.payload);
          return state;
        },
      },
    ],
  });
  await fill(user, ' Lupita@Gmail.com');
  await waitFor(() => expect(left).toEqual([{ to: '/cuenta/eliminado' }]));
  expect(store.getState().toasts.items.map(({ text }) => text)).toContain(
    'Tu cuenta está en proceso de eliminación. Esto puede tardar alrededor de 24 horas.',
  );
  expect(gateway.getPayload(DELETE)).toEqual({});
  // Nor does what was typed stay on the device.
  expect(localStorage.getItem('draft.1001')).toBeNull();
});

test('the link of another account, opened on a shared device, leaves the session alone', async () => {
  const gateway = new FakeGateway().on(EXCHANGE, OWNER).on(DELETE, {});
  const { store, visits } = createTestStore(gateway);
  localStorage.setItem('draft.2002', '{}');
  signIn(store, { userid: '2002', email: 'otra@gmail.com' });
  const user = userEvent.setup();
  await openPage(store, deletePage, { pathname: '/cuenta/eliminar/1001.abc', params: { token: '1001.abc' } });
  await fill(user);
  await waitFor(() => expect(visits).toEqual(['/cuenta/eliminado']));
  expect(store.getState().session.isLogged).toBe(true);
  expect(localStorage.getItem('draft.2002')).toBe('{}');
});

test('a failure is a toast with the mapped error, or that the account was not deleted', async () => {
  const gateway = new FakeGateway().on(DELETE, { failure: 'MYS-35' }, { failure: 'MYS-1', status: 503 });
  const { store, user } = await openOwn(gateway);
  const texts = () => store.getState().toasts.items.map(({ text }) => text);
  await fill(user);
  await waitFor(() => expect(texts()).toContain('Ocurrió un error. Inténtalo nuevamente'));
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
  await waitFor(() => expect(texts()).toContain('No se pudo eliminar la cuenta.'));
});

test('who logs in within the day can keep the account', async () => {
  const gateway = new FakeGateway().on(KEEP, {});
  const { visits, user } = await openOwn(gateway, { deletiondue: '2026-11-26T18:05:00.000Z' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guadalupe, tu cuenta se va a eliminar');
  expect(screen.getByText('26 nov 2026')).toBeTruthy();
  expect(screen.getByText('12:05')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Conservar mi cuenta' }));
  await waitFor(() => expect(visits).toEqual(['/dashboard']));
});

test('the link of a mail deletes without a session, by what it is exchanged for', async () => {
  const gateway = new FakeGateway().on(EXCHANGE, OWNER).on(DELETE, {});
  const { store, visits } = createTestStore(gateway);
  const params = { token: '1001.abc' };
  await openPage(store, deletePage, { pathname: '/cuenta/eliminar/1001.abc', params });
  const user = userEvent.setup();
  await fill(user);
  await waitFor(() => expect(visits).toEqual(['/cuenta/eliminado']));
  expect(gateway.names).toEqual([EXCHANGE, EXCHANGE, DELETE]);
  expect(gateway.requests[0]?.query).toEqual({ category: 'account-delete', actionToken: '1001.abc' });
});

test('without scripts, too, a link deletes the account that it is about, wherever its token stands', async () => {
  for (const [search, params] of [
    ['', { token: '1001.abc' }],
    ['?actionToken=1001.abc', {}],
  ] as const) {
    const gateway = new FakeGateway().on(EXCHANGE, OWNER).on(DELETE, {});
    const { store } = createTestStore(gateway);
    const context = await loadPage(store, 'mfe-account', deletePage, `/cuenta/eliminar${search}`, params);
    const fields = { form: 'deletion', email: OWNER.email, reason: '2' };
    for (const action of deletePage.submit?.(fields, context, store.getState()) ?? [])
      await store.load(action);
    // Exchanged when the page was opened, and once more for what is done.
    expect(gateway.names).toEqual([EXCHANGE, EXCHANGE, DELETE]);
  }
});

test('a link that is over is a dead link', async () => {
  const gateway = new FakeGateway().on(EXCHANGE, { failure: 'TOK-02' });
  const { store } = createTestStore(gateway);
  const context = await loadPage(store, 'mfe-account', appsPage, '/apps/account/delete/x', { token: 'x' });
  expect(serverHtml(store, appsPage, context)).toContain('Esta liga ya no está disponible');
  expect(appsPage.status?.(store.getState(), context)).toBe(410);
});

test('a refusal that names no code is explained in words, not by its status', async () => {
  const nameless = async () => ({ status: 403, statusText: 'Forbidden', data: '' });
  const { store } = createKernelTestStore(nameless);
  const context = await loadPage(store, 'mfe-account', deletePage, '/cuenta/eliminar/x', { token: 'x' });
  expect(selectDeletionLink(store.getState()).error).toMatchObject({
    code: 'TOK-01',
    description: '403 Forbidden',
  });
  expect(serverHtml(store, deletePage, context)).toContain('Esta liga ya no está disponible');
  await store.load(deletion.submitted({ token: 'x', reason: 1, name: '' }));
  expect(store.getState().toasts.items.map(({ text }) => text)).toEqual(['No se pudo eliminar la cuenta.']);
});

test('without a session one page leads to the log-in, and that of the apps mails a link', async () => {
  const gateway = new FakeGateway().on(REQUEST, { user_profile: { userid: '' } });
  const { store } = createTestStore(gateway);
  const context = { pathname: '/cuenta/eliminar', search: '', hash: '', params: {} };
  expect(deletePage.redirect?.(store.getState(), context)).toBe('/login?returnUrl=%2Fcuenta%2Feliminar');
  expect(deletePage.redirect?.(store.getState(), { ...context, search: '?actionToken=1.a' })).toBeNull();
  expect(appsPage.redirect?.(store.getState(), context)).toBeNull();
  await openPage(store, appsPage, { pathname: '/apps/account/delete' });
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'lupita@gmail.com{Enter}');
  expect(await screen.findByText(/Si hay una cuenta con ese correo/)).toBeTruthy();
  expect(gateway.getPayload(REQUEST)).toEqual({ emailaddress: 'lupita@gmail.com', type: 'delete' });
});

test('goodbye is said by name where the deletion was asked for, and leads home after four seconds', async () => {
  jest.useFakeTimers();
  const { store, visits } = createTestStore(new FakeGateway());
  await openPage(store, deletedPage, { pathname: '/cuenta/eliminado' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu cuenta ha sido eliminada.');
  const { act } = await import('@testing-library/react');
  act(() => void store.dispatch(deletionAsked({ name: 'Guadalupe' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gracias por tu tiempo, Guadalupe');
  for (let second = 0; second < 4; second += 1) {
    expect(visits).toEqual([]);
    act(() => jest.advanceTimersByTime(1_000));
  }
  await Promise.resolve();
  expect(visits).toEqual(['/']);
  jest.useRealTimers();
});
