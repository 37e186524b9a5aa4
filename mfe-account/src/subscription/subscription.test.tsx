import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import unsubscribePage from '../unsubscribe/unsubscribe.page.tsx';
import cancelPage from './cancel-search.page.tsx';
import confirmPage from './confirm-search.page.tsx';

const TOKEN = `7.${'a'.repeat(43)}`;
const done: Reply = { data: { status: 200, response: {} } };

function open(page: typeof cancelPage, token: string, answer: () => Reply) {
  const edge = fakeGateway(answer);
  const { store } = createTestStore(edge.transport);
  store.inject({ owner: 'mfe-account', slices: page.slices, sagas: page.sagas });
  const context = { pathname: '/', search: '', hash: '', params: { token } };
  act(
    () =>
      void render(
        <Provider store={store}>
          <page.Component context={context} />
        </Provider>,
      ),
  );
  return {
    calls: () => edge.calls('/rest').map(({ body }) => body),
    status: () => page.status?.(store.getState(), context),
  };
}

test.each([
  [cancelPage, 'cancel', 'Ya no recibirás correos de esta búsqueda.'],
  [confirmPage, 'confirm', 'Tu correo ha sido confirmado. Recibirás vacantes de tus búsquedas guardadas.'],
])('a link of a mail does its work once the page runs', async (page, service, text) => {
  const { calls } = open(page, TOKEN, () => done);
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  expect(calls()).toEqual([{ server: 'subscriptions', service, payload: { token: TOKEN } }]);
});

test('a link that is dead says so, without a call where it was cut', async () => {
  const used = open(cancelPage, TOKEN, () => failed('MYS-64'));
  expect(await screen.findByText('Esta liga ya no está disponible')).toBeTruthy();
  expect(used.calls()).toHaveLength(1);
  const cut = open(confirmPage, 'abc', () => done);
  expect(cut.calls()).toEqual([]);
  expect(cut.status()).toBe(410);
});

test('without a network it can be tried again', async () => {
  let isDown = true;
  open(cancelPage, TOKEN, () => (isDown ? 'unreachable' : done));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Ya no recibirás correos de esta búsqueda.')).toBeTruthy();
});

test('the link for all mails of a kind says which have ended, and is dead where it was cut', async () => {
  const ended: Reply = { data: { status: 200, response: { kind: 'savedsearches' } } };
  open(unsubscribePage, `7.savedsearches.${'a'.repeat(43)}`, () => ended);
  const text = 'Ya no recibirás correos de tus búsquedas guardadas.';
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  const cut = open(unsubscribePage, '7.savedsearches.abc', () => ended);
  expect(cut.status()).toBe(410);
});
