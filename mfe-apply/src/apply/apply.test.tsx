import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@chamba/kernel/events';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { selectJobStatus, type Action, type ChambaStore } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import {
  accepted,
  closeTab,
  draw,
  failed,
  forgetEverything,
  gateway,
  listed,
  openTab,
  type Reply,
} from '../testing/page.tsx';
import ApplySlot from './apply.slot.tsx';
import { selectApplication } from './apply.selectors.ts';
import { listOutbox } from './outbox.ts';
import { keepPendingApply } from './pending-apply.ts';

const offer = job();
const RETRY = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';

/** A gateway that answers the applications one after the other, and lists none. */
function answering(...replies: Reply[]) {
  return gateway((request, count) =>
    request.path === '/api/apply' ? (replies[count - 1] ?? replies.at(-1) ?? 'unreachable') : listed('7'),
  );
}

const toasts = (store: ChambaStore) => store.getState().toasts.items.map(({ text }) => text);
const pressApply = async () => userEvent.click(await screen.findByRole('button', { name: 'Postularme' }));
const networkReturns = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
const send = (store: ChambaStore, action: Action) => act(() => void store.dispatch(action));

afterEach(forgetEverything);

test('an application is sent once, and the offer is marked', async () => {
  const edge = answering(accepted(offer.id));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver mis postulaciones/ }).getAttribute('href')).toBe(
    '/postulaciones',
  );
  expect(toasts(tab)).toEqual(['Tu postulación fue enviada.']);
  expect(edge.applications()).toEqual([
    expect.objectContaining({
      jobid: offer.id,
      origin: 'H4',
      idempotencykey: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ]);
  await waitFor(() => expect(selectJobStatus(tab.getState(), offer.id)).toBe('Applied'));
  expect(await listOutbox('7')).toEqual([]);
});

test.each<[string, Reply]>([
  ['no connection', 'unreachable'],
  ['a failing server', { status: 503, data: 'bad gateway' }],
  ['a time-out', { status: 408, data: {} }],
  ['MYS-0', failed('MYS-0')],
  ['MYS-11', failed('MYS-11')],
  ['a rate limit', failed('GATEWAY-RATE', 429)],
])('after %s the same application is tried again with the same key', async (_name, reply) => {
  const edge = answering(reply, reply, accepted(offer.id));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  // The button shows the application; the stored mark waits for the answer.
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(toasts(tab)).toEqual([RETRY]);
  expect(selectJobStatus(tab.getState(), offer.id)).toBeUndefined();
  expect(await listOutbox('7')).toHaveLength(1);
  await waitFor(() => {
    networkReturns();
    expect(selectJobStatus(tab.getState(), offer.id)).toBe('Applied');
  });
  expect(edge.applications()).toHaveLength(3);
  expect(new Set(edge.applications().map(({ idempotencykey }) => idempotencykey)).size).toBe(1);
  expect(await listOutbox('7')).toEqual([]);
});

test('a page that is opened again goes on with the application, with the same key', async () => {
  const down = answering('unreachable');
  const first = openTab(down, sessionAnswer());
  draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  const [{ idempotencykey: key } = { idempotencykey: '' }] = down.applications();
  closeTab(first);

  const up = answering(accepted(offer.id));
  const second = openTab(up, sessionAnswer());
  await waitFor(() => {
    networkReturns();
    expect(selectJobStatus(second.getState(), offer.id)).toBe('Applied');
  });
  expect(up.applications().map(({ idempotencykey }) => idempotencykey)).toEqual([key]);
});

test('"already applied" counts as applied', async () => {
  const tab = openTab(answering(failed('MYS-12')), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  expect(await screen.findByText('Postulado')).toBeTruthy();
  await waitFor(() => expect(selectJobStatus(tab.getState(), offer.id)).toBe('Applied'));
});

test('an unconfirmed account is asked to confirm, and the application stays pending', async () => {
  const edge = answering(failed('MYS-50'), accepted(offer.id));
  const tab = openTab(edge, sessionAnswer({ validemail: false, newaccounttoken: true }));
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  expect(
    await screen.findByText('Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.'),
  ).toBeTruthy();
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();

  // The e-mail is confirmed elsewhere on the site, after which the application goes out by itself.
  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'token' }));
  send(tab, event('session/emailVerified', { userid: '7' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(document.cookie).not.toContain('pending_apply');
});

test('an account without accepted terms gets the way to them', async () => {
  const tab = openTab(answering(failed('MYS-50')), sessionAnswer({ termsandconditions: false }));
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  expect(
    await screen.findByText('Para postularte debes de aceptar los Términos y Condiciones.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver Términos y Condiciones/ }).getAttribute('href')).toBe(
    '/terminos-condiciones',
  );
});

test.each([
  ['MYS-50', 'La cuenta esta bloqueada.'],
  ['MYS-7', 'La empresa busca candidatos únicamente de su región.'],
  ['MYS-8', 'Completa los datos de tu currículum para postularte.'],
  ['NEW-1', 'Ocurrió un error desconocido al postularse, inténtalo de nuevo más tarde.'],
])('a final %s is reported once and leaves the outbox empty', async (code, text) => {
  const edge = answering(failed(code));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(() => expect(toasts(tab)).toEqual([text]));
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(await listOutbox('7')).toEqual([]);
  networkReturns();
  expect(edge.applications()).toHaveLength(1);
});

test('an offer that expired meanwhile says so in place of the button', async () => {
  const tab = openTab(answering(failed('MYS-4')), sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="bar" />);
  await pressApply();
  expect(await screen.findByText('La vacante venció')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a session that ended leaves the application waiting for the same candidate', async () => {
  const edge = answering(failed('AAIS-2', 401), accepted(offer.id));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(() => expect(edge.applications()).toHaveLength(1));
  await waitFor(async () => expect(await listOutbox('7')).toHaveLength(1));
  send(tab, sessionEnded());
  expect(await screen.findByRole('link', { name: 'Postularme' })).toBeTruthy();

  send(tab, sessionStarted({ answer: sessionAnswer({ userid: '8' }), method: 'credentials' }));
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  networkReturns();
  expect(edge.applications()).toHaveLength(1);

  send(tab, sessionEnded());
  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
  await waitFor(() => expect(edge.applications()).toHaveLength(2));
  expect(new Set(edge.applications().map(({ idempotencykey }) => idempotencykey)).size).toBe(1);
});

test('a session that the cookie still holds sends the application again at once', async () => {
  const replies = [failed('MYS-2'), accepted(offer.id)];
  const edge = gateway(({ path }) => {
    if (path === '/api/apply') return replies.shift() ?? 'unreachable';
    if (path === '/rest') return { data: { status: 200, response: sessionAnswer() } };
    return listed('7');
  });
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(edge.applications()).toHaveLength(2);
  expect(new Set(edge.applications().map(({ idempotencykey }) => idempotencykey)).size).toBe(1);
});

test("a candidate never sends another's application", async () => {
  const down = answering('unreachable');
  const first = openTab(down, sessionAnswer());
  draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  closeTab(first);

  const up = gateway(({ path }) => (path === '/api/apply' ? accepted(offer.id) : listed('8')));
  const other = openTab(up, sessionAnswer({ userid: '8' }));
  await waitFor(() => expect(up.requests.length).toBeGreaterThan(0));
  networkReturns();
  expect(up.applications()).toEqual([]);
  expect(await listOutbox('8')).toEqual([]);
  expect(await listOutbox('7')).toHaveLength(1);
  expect(other.getState()['apply']).toEqual({ byJob: {} });
});

test('on a page whose browser has another’s session nothing is sent or promised, and what was on its way waits', async () => {
  const edge = gateway(({ path }, count) => {
    if (path === '/api/apply') return count === 1 ? 'unreachable' : failed('AAIS-2', 401);
    // The cookie is another candidate's by now.
    return path === '/rest' && count > 1
      ? { data: { status: 200, response: sessionAnswer({ userid: '8' }) } }
      : listed('7');
  });
  const tab = openTab(edge, sessionAnswer());
  const { unmount } = draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  networkReturns();
  await waitFor(() => expect(edge.applications()).toHaveLength(2));
  await waitFor(() => expect(edge.calls('/rest').length).toBeGreaterThan(1));
  unmount();

  const second = job({ id: '8' });
  draw(tab, <ApplySlot job={second} placement="title" />);
  await pressApply();
  await waitFor(() => expect(edge.applications()).toHaveLength(3));
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  await waitFor(async () =>
    expect((await listOutbox('7')).map(({ offer: kept }) => kept.jobid)).toEqual([offer.id]),
  );
  expect(screen.queryByText('Postulado')).toBeNull();
});

test('what a candidate does not come back for within 30 days goes', async () => {
  const down = answering('unreachable');
  const tab = openTab(down, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  const since = (await listOutbox('7'))[0]?.createdAt ?? 0;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(since + 30 * 86_400_000 - 1);
  expect(await listOutbox('7')).toHaveLength(1);
  clock.mockReturnValue(since + 30 * 86_400_000);
  expect(await listOutbox('8')).toEqual([]);
  clock.mockRestore();
  expect(await listOutbox('7')).toEqual([]);
});

test('the wish of a visitor is not passed to a log-in in another tab', async () => {
  keepPendingApply({ jobid: offer.id, external: false }, null);
  sessionStorage.clear();
  const edge = answering(accepted(offer.id));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByRole('button', { name: 'Postularme' })).toBeTruthy();
  await waitFor(() => expect(edge.calls('/rest').length).toBeGreaterThan(0));
  expect(edge.applications()).toEqual([]);
});

test('a candidate never sends the wish that another had to confirm first', async () => {
  const edge = answering(failed('MYS-50'), accepted(offer.id));
  const first = openTab(edge, sessionAnswer({ validemail: false, newaccounttoken: true }));
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await screen.findByText('Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.');
  unmount();
  closeTab(first);

  const other = openTab(edge, sessionAnswer({ userid: '8' }));
  const view = draw(other, <ApplySlot job={offer} placement="title" />);
  await screen.findByRole('button', { name: 'Postularme' });
  await waitFor(() => expect(edge.calls('/rest').length).toBeGreaterThan(1));
  expect(edge.applications()).toHaveLength(1);
  view.unmount();
  closeTab(other);

  const again = openTab(edge, sessionAnswer());
  draw(again, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(edge.applications()).toHaveLength(2);
});

test('the wish of a visitor is sent once after the login, on the way back to the offer', async () => {
  const edge = answering(accepted(offer.id));
  const tab = openTab(edge);
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
  expect(edge.applications()).toEqual([]);

  send(tab, sessionStarted({ answer: sessionAnswer(), method: 'credentials' }));
  send(tab, event('session/loggedIn', { userid: '7', method: 'credentials' }));
  expect(await screen.findAllByText('Postulado')).toHaveLength(2);
  expect(edge.applications()).toHaveLength(1);
  expect(document.cookie).not.toContain('pending_apply');
});

test('a wish outlives a page that is closed before its application is kept', async () => {
  const edge = answering(accepted(offer.id));
  keepPendingApply({ jobid: offer.id, external: false }, null);
  const first = openTab(edge, sessionAnswer());
  const busy = () => selectApplication(first.getState(), offer.id)?.status === 'busy';
  const closed = new Promise<void>((resolve) => {
    const stop = first.subscribe(() => {
      if (!busy()) return;
      stop();
      closeTab(first);
      resolve();
    });
  });
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await act(() => closed);
  unmount();
  expect(edge.applications()).toEqual([]);

  draw(openTab(edge, sessionAnswer()), <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(edge.applications()).toHaveLength(1);
});

test('without a résumé the wish to apply waits until the candidate is back with one', async () => {
  const edge = answering(failed('MYS-5', 400), accepted(offer.id));
  const first = openTab(edge, sessionAnswer({ resumeid: '' }));
  const { unmount } = draw(first, <ApplySlot job={offer} placement="title" />);
  await pressApply();
  await waitFor(() => expect(toasts(first)).toEqual(['Debe seleccionar un currículo.']));
  expect(decodeURIComponent(document.cookie)).toContain(`pending_apply=${offer.id}|H4|0`);
  unmount();
  closeTab(first);

  const second = openTab(edge, sessionAnswer());
  draw(second, <ApplySlot job={offer} placement="title" />);
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(edge.applications()).toHaveLength(2);
});

test('a second press while it is being sent changes nothing', async () => {
  const edge = answering(accepted(offer.id));
  const tab = openTab(edge, sessionAnswer());
  draw(tab, <ApplySlot job={offer} placement="title" />);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Postularme' }));
  expect(await screen.findByText('Postulado')).toBeTruthy();
  expect(edge.applications()).toHaveLength(1);
});
