import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, type EventPayloads } from '@chamba/kernel/events';
import { listOutbox, removeFromOutbox } from '@chamba/kernel/outbox';
import { sessionStarted } from '@chamba/kernel/session';
import { type Action, type ChambaStore } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { closeTab, draw, forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';
import ApplySlot from './apply.slot.tsx';
import { selectApplication } from './apply.selectors.ts';
import { keepPendingApply } from './pending-apply.ts';

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
const waiting = async (count = 1) => waitFor(async () => expect(await listOutbox('7')).toHaveLength(count));

afterEach(forgetEverything);

test('a tap writes the application to the outbox, and the button follows what becomes of it', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  const [entry] = await listOutbox('7');
  expect(entry).toMatchObject({ userid: '7', attempts: 0, offer: { jobid: offer.id, title: offer.title } });
  expect(entry?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.queryByText('Postulado')).toBeNull();
  await settle(tab, { state: 'sent' });
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver mis postulaciones/ }).getAttribute('href')).toBe(
    '/postulaciones',
  );
});

test('a second press while it is being sent changes nothing', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Postularme' }));
  await waiting();
  const [first] = await listOutbox('7');
  await settle(tab);
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(first).toBeTruthy();
});

test('one that could not be sent yet shows as made, and after a reload as well', async () => {
  const first = openTab(quiet(), sessionAnswer());
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  send(first, event('application/delayed', { jobid: offer.id, at: Date.now(), code: 'MYS-0' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
  unmount();
  closeTab(first);
  draw(openTab(quiet(), sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByText('Postulado')).toBeTruthy();
});

test('an unconfirmed account is asked to confirm, and the application stays pending', async () => {
  const tab = openTab(quiet(), sessionAnswer({ validemail: false, newaccounttoken: true }));
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  await settle(tab, { outcome: 'rejected', code: 'MYS-50' });
  expect(
    await screen.findByText('Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.'),
  ).toBeTruthy();
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();

  // The e-mail is confirmed elsewhere on the site, after which the application goes out by itself.
  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'token' }));
  send(tab, event('session/emailVerified', { userid: '7' }));
  await waiting();
  await waitFor(() => expect(document.cookie).not.toContain('pending_apply'));
});

test('an account without accepted terms gets the way to them', async () => {
  const tab = openTab(quiet(), sessionAnswer({ termsandconditions: false }));
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  await settle(tab, { outcome: 'rejected', code: 'MYS-50' });
  expect(
    await screen.findByText('Para postularte debes de aceptar los Términos y Condiciones.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver Términos y Condiciones/ }).getAttribute('href')).toBe(
    '/terminos-condiciones',
  );
});

test.each(['MYS-50', 'MYS-7', 'NEW-1'])('after a final %s the button rests', async (code) => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  await settle(tab, { outcome: 'rejected', code });
  await waitFor(() => expect(selectApplication(tab.getState(), offer.id)?.status).toBe('refused'));
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(document.cookie).not.toContain('pending_apply');
});

test('an offer that expired meanwhile says so in place of the button', async () => {
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="bar" />);
  await pressApply();
  await waiting();
  await settle(tab, { outcome: 'rejected', code: 'MYS-4' });
  expect(await screen.findByText('La vacante venció')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test("a candidate is not shown another's application", async () => {
  const first = openTab(quiet(), sessionAnswer());
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  unmount();
  closeTab(first);
  const other = openTab(quiet(), sessionAnswer({ userid: '8' }));
  draw(other, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(await listOutbox('8')).toEqual([]);
  expect(other.getState()['apply']).toEqual({ byJob: {} });
});

test('the wish of a visitor is not passed to a log-in in another tab', async () => {
  keepPendingApply({ jobid: offer.id, external: false }, null);
  sessionStorage.clear();
  const tab = openTab(quiet(), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);
});

test('a candidate never sends the wish that another had to confirm first', async () => {
  const first = openTab(quiet(), sessionAnswer({ validemail: false, newaccounttoken: true }));
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waiting();
  await settle(first, { outcome: 'rejected', code: 'MYS-50' });
  await screen.findByText('Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.');
  unmount();
  closeTab(first);

  const other = openTab(quiet(), sessionAnswer({ userid: '8' }));
  const view = draw(other, <ApplySlot job={offer} placement="title" />);
  await screen.findByRole('button', { name: 'Postularme' });
  view.unmount();
  closeTab(other);

  draw(openTab(quiet(), sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  await waiting();
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
  await waiting();
  await waitFor(() => expect(document.cookie).not.toContain('pending_apply'));
  await settle(tab);
  expect(await screen.findAllByText('Postulado')).toHaveLength(2);
});

test('a wish outlives a page that is closed before its application is kept', async () => {
  keepPendingApply({ jobid: offer.id, external: false }, null);
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
  await waiting();
});
