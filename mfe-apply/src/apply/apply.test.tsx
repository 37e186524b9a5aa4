import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, type EventPayloads } from '@chamba/kernel/events';
import { keepPendingApply, listOutbox, removeFromOutbox } from '@chamba/kernel/outbox';
import { sessionStarted } from '@chamba/kernel/session';
import { type Action, type ChambaStore } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { closeTab, draw, forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';
import ApplySlot from './apply.slot.tsx';
import { selectApplication } from './apply.selectors.ts';

const offer = job();
const quiet = () => gateway(() => listed('7'));

const pressApply = async () => userEvent.click(await screen.findByRole('button', { name: 'Postularme' }));
const send = (store: ChambaStore, action: Action) => act(() => void store.dispatch(action));
/** What the shell does once the service has answered. */
async function settle(
  store: ChambaStore,
  answer: Partial<EventPayloads['application/settled']> = {},
): Promise<void> {
  await removeFromOutbox('7', offer.id);
  send(store, event('application/settled', { jobid: offer.id, outcome: 'applied', ...answer }));
}
const waitingInOutbox = async (count = 1) =>
  waitFor(async () => expect(await listOutbox('7')).toHaveLength(count));

afterEach(forgetEverything);

test('a tap writes the application to the outbox, and the button follows what becomes of it', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  const [entry] = await listOutbox('7');
  expect(entry).toMatchObject({ userid: '7', attempts: 0, offer: { jobid: offer.id, title: offer.title } });
  expect(entry?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.queryByText('Postulado')).toBeNull();
  await settle(tab, { state: 'sent' });
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver mis postulaciones/ }).getAttribute('href')).toBe(
    '/postulaciones',
  );
  // The button that had the focus is gone.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Ver mis postulaciones/ }));
});

test('a second press while it is being sent changes nothing', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Postularme' }));
  await waitingInOutbox();
  const [first] = await listOutbox('7');
  await settle(tab);
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(first).toBeTruthy();
});

test('one that could not be sent yet shows as made, and after a reload as well', async () => {
  const first = openTab(quiet(), sessionAnswer());
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  send(first, event('application/delayed', { jobid: offer.id, at: Date.now(), code: 'MYS-0' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(screen.getByText('En camino')).toBeTruthy();
  unmount();
  closeTab(first);
  const later = openTab(quiet(), sessionAnswer());
  draw(later, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByText('En camino')).toBeTruthy();
  await settle(later, { state: 'sent' });
  await waitFor(() => expect(screen.queryByText('En camino')).toBeNull());
  expect(screen.getByText('Postulado')).toBeTruthy();
});

test.each([
  ['confirm', 'Confirmar mi correo', '/postulaciones#confirmar'],
  ['resume', 'Completar mi CV', `/cuenta/nueva/datos-de-contacto?returnUrl=${encodeURIComponent(offer.url)}`],
])('one that waits (%s) says so, with the one thing to do', async (waiting, name, address) => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  await settle(tab, { outcome: 'rejected', state: 'waiting', waiting });
  expect(await screen.findByText('En espera')).toBeTruthy();
  expect(screen.queryByText('Postulado')).toBeNull();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  send(tab, event('application/settled', { jobid: offer.id, outcome: 'applied', state: 'sent' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
});

test('one that waits for the terms goes out with one tap', async () => {
  const edge = gateway(({ body }) =>
    body ? { data: { status: 200, response: { user_profile: { userid: '7' } } } } : listed('7'),
  );
  const tab = openTab(edge, sessionAnswer({ termsandconditions: false }));
  tab.inject({
    owner: 'test',
    slices: [
      {
        name: 'heard',
        life: 'session',
        reducer: (state: unknown = null, action) => {
          if (action.type === 'session/termsAccepted') heard.push(action);
          return state;
        },
      },
    ],
  });
  const heard: unknown[] = [];
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  await settle(tab, { outcome: 'rejected', state: 'waiting', waiting: 'terms' });
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar y enviar' }));
  await waitFor(() => expect(heard).toEqual([{ type: 'session/termsAccepted', payload: { userid: '7' } }]));
  expect(edge.requests.at(-1)?.body).toMatchObject({
    service: 'account',
    payload: { legal_ok: true, legal_version: expect.any(String) },
  });
});

test('an offer of another site: opened, recorded, asked about, never said to be sent', async () => {
  const elsewhere = job({ redirecttype: 1, redirecturl: 'https://empleos.example/1' });
  const edge = gateway(({ body }) =>
    body ? { data: { status: 200, response: { jobid: offer.id, state: 'external' } } } : listed('7'),
  );
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={elsewhere} placement="title" />);
  const link = screen.getByRole('link', { name: 'Postularme en su sitio' });
  link.addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(link);
  expect(await screen.findByText('Abriste el sitio')).toBeTruthy();
  await waitingInOutbox();
  expect((await listOutbox('7'))[0]?.offer.external).toBe(true);
  await settle(tab, { outcome: 'rejected', state: 'external' });
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }));
  expect(await screen.findByText(/Dijiste que te postulaste en su sitio/)).toBeTruthy();
  expect(edge.requests.at(-1)?.body).toMatchObject({ payload: { jobid: offer.id, applied: 'yes' } });
  expect(screen.queryByText('Postulado')).toBeNull();
});

test.each(['MYS-50', 'MYS-7', 'NEW-1'])('after a final %s the button rests', async (code) => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  await settle(tab, { outcome: 'rejected', code });
  await waitFor(() => expect(selectApplication(tab.getState(), offer.id)?.status).toBe('refused'));
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(document.cookie).not.toContain('pending_apply');
});

test('an offer that expired meanwhile says so in place of the button', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="bar" />);
  await pressApply();
  await waitingInOutbox();
  await settle(tab, { outcome: 'rejected', code: 'MYS-4' });
  expect(await screen.findByText('La vacante venció')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test("a candidate is not shown another's application", async () => {
  const first = openTab(quiet(), sessionAnswer());
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  unmount();
  closeTab(first);
  const other = openTab(quiet(), sessionAnswer({ userid: '8' }));
  draw(other, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(await listOutbox('8')).toEqual([]);
  expect(other.getState()['apply']).toEqual({ byJob: {} });
});

test('the wish of a visitor is not passed to a log-in in another tab', async () => {
  keepPendingApply({ jobid: offer.id, external: false });
  sessionStorage.clear();
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitingInOutbox();
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);
});

test('of a visitor’s wishes for several offers the page of one sends that one', async () => {
  for (const jobid of ['31', offer.id]) keepPendingApply({ jobid, external: false });
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=31|H4|0,${offer.id}|H4|0`);
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await waitingInOutbox();
  expect((await listOutbox('7')).map(({ offer: { jobid } }) => jobid)).toEqual([offer.id]);
  await waitFor(() => expect(decodeURIComponent(document.cookie)).toContain('pending_apply=31|H4|0'));
  expect(document.cookie).not.toContain(offer.id);
});

test('a visitor who opens the company’s site is recorded as such after the log-in', async () => {
  const elsewhere = job({ redirecttype: 1, redirecturl: 'https://empleos.example/1' });
  const tab = openTab(quiet());
  draw(tab, <ApplySlot job={elsewhere} placement="title" />);
  const link = screen.getByRole('link', { name: 'Postularme en su sitio' });
  expect(link.getAttribute('href')).toBe('https://empleos.example/1');
  link.addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(link);
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|1`);
  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  await waitingInOutbox();
  expect((await listOutbox('7'))[0]?.offer.external).toBe(true);
  expect(await screen.findByText('Abriste el sitio')).toBeTruthy();
});

test('a candidate never sends the wishes of another', async () => {
  keepPendingApply({ jobid: offer.id, external: false });
  const first = openTab(quiet());
  send(first, sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  closeTab(first);
  const other = openTab(quiet(), sessionAnswer({ userid: '8' }));
  const view = draw(other, <ApplySlot job={offer} placement="title" />);
  await screen.findByRole('button', { name: 'Postularme' });
  view.unmount();
  closeTab(other);
  draw(openTab(quiet(), sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  await waitingInOutbox();
  expect(await listOutbox('8')).toEqual([]);
});

test('the wish of a visitor is queued once after the login, on the way back to the offer', async () => {
  const tab = openTab(quiet());
  draw(
    tab,
    <>
      <ApplySlot job={offer} placement="title" />
      <ApplySlot job={offer} placement="bar" />
    </>,
  );
  const [link] = screen.getAllByRole('link', { name: 'Postularme' });
  expect(link?.getAttribute('href')).toBe(`/login?returnUrl=${encodeURIComponent(offer.url)}`);
  link?.addEventListener('click', (click) => click.preventDefault());
  if (link) await userEvent.click(link);
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);

  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  send(tab, event('session/loggedIn', { userid: '7', method: 'credentials' }));
  await waitingInOutbox();
  await waitFor(() => expect(document.cookie).not.toContain('pending_apply'));
  await settle(tab);
  expect(await screen.findAllByText('Postulado')).toHaveLength(2);
});

test('a wish outlives a page that is closed before its application is kept', async () => {
  keepPendingApply({ jobid: offer.id, external: false });
  const first = openTab(quiet(), sessionAnswer());
  const isSending = () => selectApplication(first.getState(), offer.id)?.status === 'sending';
  const closed = new Promise<void>((resolve) => {
    const stop = first.subscribe(() => {
      if (!isSending()) return;
      stop();
      closeTab(first);
      resolve();
    });
  });
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await act(() => closed);
  unmount();

  draw(openTab(quiet(), sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  await waitingInOutbox();
});
