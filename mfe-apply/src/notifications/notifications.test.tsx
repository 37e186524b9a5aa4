import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, openTab, type Reply } from '../testing/page.tsx';
import page from './notifications.page.tsx';
import { notificationsRequested } from './notifications.slice.ts';
import { Notifications } from './notifications.tsx';

afterEach(forgetEverything);

const { userid } = sessionAnswer().user_profile;

const message = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  title: `Vieron tu CV ${id}`,
  body: 'Ferretera del Bajío abrió tu CV para Cajera.',
  date: `2026-05-0${id}T12:00:00.000Z`,
  read: false,
  url: `/postulaciones/${id}`,
  kind: 'application',
  ...changes,
});

const listed = (messages: readonly { read: unknown }[], totaldocs = messages.length): Reply => ({
  data: {
    status: 200,
    response: {
      user_profile: { userid },
      messages,
      summary: { totaldocs, unread: messages.filter(({ read }) => !read).length },
    },
  },
});
const marked = (unread: number): Reply => ({
  data: { status: 200, response: { user_profile: { userid }, summary: { unread } } },
});

const { Component, slices = [], sagas = [] } = page;

function open(
  answer: (request: TransportRequest, count: number) => Reply,
  element = <Component context={{} as never} />,
) {
  const edge = gateway(answer);
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices, sagas });
  act(() => void draw(tab, element));
  const changes = () =>
    edge
      .calls('/rest')
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body);
  return { tab, edge, changes };
}
const load = (tab: ReturnType<typeof openTab>) =>
  act(() => void tab.dispatch(notificationsRequested({ page: 1 })));

test('the list says what is unread and where each leads, ten of a page', async () => {
  const { tab, edge } = open(() =>
    listed([message(1), message(2, { read: true, url: 'https://evil.test/' })]),
  );
  load(tab);
  const [first, second] = await screen.findAllByRole('listitem');
  const link = within(first!).getByRole('link', { name: /^Sin leer: Vieron tu CV 1/ });
  expect(link.getAttribute('href')).toBe('/postulaciones/1');
  expect(second!.textContent).not.toMatch(/Sin leer/);
  expect(within(second!).getByRole('link').getAttribute('href')).toBe('/dashboard/notificaciones');
  expect(edge.calls('/rest')[0]?.query).toMatchObject({ newtoken: 'true', top: '10', page: '1' });
});

test('without any it says so, and what will be here', async () => {
  const { tab } = open(() => listed([]));
  load(tab);
  expect(await screen.findByText('No tienes notificaciones.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Marcar todas/ })).toBeNull();
});

test('a failure is shown in the words of the service, and tried again', async () => {
  let isDown = true;
  const { tab } = open(() =>
    isDown
      ? {
          status: 404,
          data: { status: 404, errors: [{ code: 'MSG-01', description: 'No hay datos de esta persona.' }] },
        }
      : listed([message(1)]),
  );
  load(tab);
  expect(await screen.findByText('No hay datos de esta persona.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByText('Vieron tu CV 1')).toBeTruthy();
});

test('one that is opened is read, here and at the service', async () => {
  const { tab, changes } = open(({ method }) => (method === 'PUT' ? marked(0) : listed([message(1)])));
  load(tab);
  const link = await screen.findByRole('link', { name: /Vieron tu CV 1/ });
  link.addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(link);
  await waitFor(() =>
    expect(changes()).toEqual([
      { server: 'messages', service: 'messages', instance: '1', payload: { read: true } },
    ]),
  );
  expect(screen.queryByText(/Sin leer/)).toBeNull();
  await userEvent.click(link);
  expect(changes()).toHaveLength(1);
});

test('all are read up to the newest that is shown; refused, they are unread again', async () => {
  let isDown = true;
  const { tab, changes } = open(({ method }) =>
    method !== 'PUT'
      ? listed([message(2), message(3), message(1)])
      : isDown
        ? failed('MSG-01', 500)
        : marked(0),
  );
  load(tab);
  const all = await screen.findByRole('button', { name: 'Marcar todas como leídas' });
  await userEvent.click(all);
  await waitFor(() => expect(tab.getState().toasts.items).toHaveLength(1));
  expect(screen.getAllByText('Sin leer:')).toHaveLength(3);
  isDown = false;
  await userEvent.click(all);
  await waitFor(() => expect(screen.queryByText('Sin leer:')).toBeNull());
  expect(changes().at(-1)).toMatchObject({
    instance: 'all',
    payload: { read: true, until: '2026-05-03T12:00:00.000Z' },
  });
  expect(screen.queryByRole('button', { name: /Marcar todas/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Notificaciones');
});

test('what another tab has read is asked for anew, and what the site says of itself is not', async () => {
  const answers = [listed([message(1)]), listed([message(1, { read: true })])];
  const { tab, edge } = open((_request, count) => answers[count - 1] ?? listed([]));
  load(tab);
  await screen.findByText('Sin leer:');
  expect(edge.calls('/rest')).toHaveLength(1);
  act(() => void tab.dispatch(event('notifications/counted', { userid, unread: 0 })));
  await waitFor(() => expect(screen.queryByText('Sin leer:')).toBeNull());
  expect(edge.calls('/rest')).toHaveLength(2);
});

test('further ones come with a press, each once', async () => {
  const { tab } = open(({ query }) =>
    query?.['page'] === '2' ? listed([message(2), message(3)], 3) : listed([message(1), message(2)], 3),
  );
  load(tab);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Vieron tu CV 3');
});

test('the block of the dashboard loads by itself, and shows three', async () => {
  open(() => listed([message(1), message(2), message(3), message(4)]), <Notifications />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.getByRole('link', { name: 'Ver todas (4 sin leer)' }).getAttribute('href')).toBe(
    '/dashboard/notificaciones',
  );
});
