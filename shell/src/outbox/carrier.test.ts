import { waitFor } from '@testing-library/react';
import {
  addToOutbox,
  cancelInOutbox,
  listOutbox,
  mayHoldApplications,
  saveInOutbox,
} from '@chamba/kernel/outbox';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { call, jobStatusRestored } from '@chamba/kernel/store';
import { createTestStore, exampleSession, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { askToLogIn } from './ask-to-log-in.saga.ts';
import {
  accepted,
  answering,
  entryFor,
  forgetEverything,
  networkReturns,
  openTab,
  tap,
} from './testing/tab.ts';

const RETRY = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';
const SENT = 'Tu postulación fue enviada.';
const applied = { type: 'application/settled', payload: { jobid: '5', outcome: 'applied', state: 'sent' } };

afterEach(forgetEverything);

test('an application is sent once, and all hear of it', async () => {
  const edge = answering(accepted('5'));
  const { store, seen, toasts } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(seen).toContainEqual(applied));
  expect(toasts().map(({ text }) => text)).toEqual([SENT]);
  expect(edge.calls('/api/apply').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      jobid: '5',
      origin: 'H4',
      idempotencykey: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ]);
  expect(await listOutbox('7')).toEqual([]);
  expect(mayHoldApplications(null)).toBe(false);
});

test.each<[string, Reply]>([
  ['no connection', 'unreachable'],
  ['a failing server', { status: 503, data: 'bad gateway' }],
  ['a time-out', { status: 408, data: {} }],
  ['the page of a captive portal', { data: '<html>Inicia sesión en el Wi-Fi</html>' }],
  ['an answer without a body', { data: '' }],
  ['a success that says nothing of an application', { data: { ok: true } }],
  ['MYS-0', failed('MYS-0')],
  ['MYS-11', failed('MYS-11')],
  ['a rate limit', failed('GATEWAY-RATE', 429)],
])('after %s the same application is sent again with the same key', async (_name, reply) => {
  const edge = answering(reply, reply, accepted('5'));
  const { store, seen, toasts } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(toasts().map(({ text }) => text)).toEqual([RETRY]));
  expect(await listOutbox('7')).toHaveLength(1);
  await waitFor(() => {
    networkReturns();
    expect(seen).toContainEqual(applied);
  });
  expect(edge.keys()).toHaveLength(3);
  expect(new Set(edge.keys()).size).toBe(1);
});

test('a page that opens sends what was kept at once, whatever its pause', async () => {
  const entry = entryFor('5', { attempts: 9, nextAt: Date.now() + 600_000 });
  await addToOutbox(entry);
  const edge = answering(accepted('5'));
  const { seen, toasts } = openTab(edge);
  await waitFor(() => expect(seen).toContainEqual(applied));
  expect(toasts().map(({ text }) => text)).toEqual([SENT]);
  expect(edge.keys()).toEqual([entry.idempotencyKey]);
});

test('a page without a network waits for it', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await addToOutbox(entryFor('5', { attempts: 9, nextAt: Date.now() + 600_000 }));
  const edge = answering(accepted('5'));
  const { seen } = openTab(edge);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ type: 'application/delayed', payload: { jobid: '5' } });
  isOnline.mockRestore();
  await waitFor(() => {
    networkReturns();
    expect(seen).toContainEqual(applied);
  });
  expect(edge.keys()).toHaveLength(1);
});

test('what the service worker sent while no page was open is reported', async () => {
  await addToOutbox(entryFor('5', { sent: { at: Date.now(), state: 'sent' } }));
  const edge = answering('unreachable');
  const { seen, toasts } = openTab(edge);
  await waitFor(() => expect(toasts().map(({ text }) => text)).toEqual([SENT]));
  expect(seen).toContainEqual({
    type: 'application/settled',
    payload: { jobid: '5', outcome: 'applied', state: 'sent' },
  });
  expect(edge.keys()).toEqual([]);
  await waitFor(async () => expect(await listOutbox('7')).toEqual([]));
});

test.each([
  ['sent', SENT],
  ['accepted', RETRY],
  ['sample', 'Guardamos tu postulación. Es una vacante de muestra: nadie la recibe.'],
])('of one that is %s it says no more than that', async (state, text) => {
  const { store, seen, toasts } = openTab(
    answering({ data: { status: 200, response: { jobid: '5', applied: true, state } } }),
  );
  await tap(store, '5');
  await waitFor(() => expect(toasts().map((toast) => toast.text)).toEqual([text]));
  expect(seen).toContainEqual({
    type: 'application/settled',
    payload: { jobid: '5', outcome: 'applied', state },
  });
});

/** A service that refuses an application, and keeps the wish as the second reply says. */
const keeping = (code: string, kept: Reply) =>
  fakeGateway(({ path, body }) => {
    if (path === '/api/apply') return failed(code);
    return body ? kept : { data: { status: 200, response: exampleSession() } };
  });
const waits = (waiting: string): Reply => ({
  data: { status: 200, response: { jobid: '5', state: 'waiting', waiting } },
});

test.each([
  ['MYS-50', 'confirm', 'Ver en espera', '/postulaciones'],
  ['MYS-26', 'terms', 'Ver en espera', '/postulaciones'],
  ['MYS-5', 'resume', 'Completar mi CV', '/cuenta/nueva/datos-de-contacto?returnUrl=%2Fempleo%2Foferta%2F5'],
])(
  'refused with %s it waits at the service (%s), and only then leaves the outbox',
  async (code, waiting, label, url) => {
    const edge = keeping(code, waits(waiting));
    const { store, seen, toasts } = openTab(edge, exampleSession({ validemail: false }));
    await tap(store, '5');
    await waitFor(() =>
      expect(seen).toContainEqual({
        type: 'application/settled',
        payload: { jobid: '5', outcome: 'rejected', state: 'waiting', waiting },
      }),
    );
    const [sent, held] = edge.requests.slice(-2).map(({ body }) => body as Record<string, object>);
    expect(held).toMatchObject({ service: 'pending_applications' });
    expect(held?.['payload']).toMatchObject({ idempotencykey: sent?.['idempotencykey'] });
    expect(toasts()[0]).toMatchObject({ action: { label, url } });
    expect(await listOutbox('7')).toEqual([]);
  },
);

test('a wish that the service did not hear of stays in the outbox', async () => {
  const edge = keeping('MYS-50', 'unreachable');
  const { store, seen } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ type: 'application/delayed' }));
  expect(await listOutbox('7')).toHaveLength(1);
});

test('a wish of a blocked account is refused as such', async () => {
  const { store, toasts } = openTab(keeping('MYS-50', failed('MYS-50')));
  await tap(store, '5');
  await waitFor(() => expect(toasts()[0]?.text).toBe('La cuenta esta bloqueada.'));
});

test('a CV that was deleted after it was chosen is named as the reason', async () => {
  const { store, toasts } = openTab(answering(failed('MYS-16')));
  await tap(store, '5');
  await waitFor(() =>
    expect(toasts()[0]?.text).toBe('El currículum que elegiste ya no existe. Postúlate con otro.'),
  );
  expect(await listOutbox('7')).toEqual([]);
});

test('a company’s site that was opened is recorded and never said to be sent', async () => {
  const edge = fakeGateway(({ path }) =>
    path === '/api/events'
      ? { status: 202, data: { status: 'accepted' } }
      : { data: { status: 200, response: { jobid: '5', state: 'external' } } },
  );
  const { store, seen, toasts } = openTab(edge);
  await addToOutbox(entryFor('5', { offer: { ...entryFor('5').offer, external: true } }));
  store.dispatch({ type: 'application/queued', payload: { jobid: '5' } });
  await waitFor(() => expect(edge.calls('/api/events')).toHaveLength(1));
  expect(edge.calls('/api/events')[0]?.body).toMatchObject({
    topic: 'mys-apply-external',
    message: { jobId: '5', userid: '7', origin: 'H4' },
  });
  expect(seen).toContainEqual({
    type: 'application/settled',
    payload: { jobid: '5', outcome: 'rejected', state: 'external' },
  });
  expect(edge.calls('/api/apply')).toEqual([]);
  expect(toasts()).toEqual([]);
});

test.each([
  ['a candidate who has applied before', ['4'], 1],
  ['one who has not', [], 0],
])('an attempt that failed is an event: %s', async (_who, before, events) => {
  const edge = fakeGateway(({ path }) => (path === '/api/apply' ? failed('MYS-0') : { data: {} }));
  const { store, toasts } = openTab(edge);
  store.dispatch(jobStatusRestored(before.map((jobid) => ({ jobid, status: 'Applied' }))));
  await tap(store, '5');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  expect(edge.calls('/api/events').map(({ body }) => body)).toEqual(
    Array.from({ length: events }, () => ({
      topic: 'mys-apply-fail',
      message: expect.objectContaining({
        jobId: '5',
        code: 'MYS-0',
        status: 404,
        resumeID: '70',
        userid: '7',
      }),
    })),
  );
});

test.each([
  ['at once', [failed('MYS-12')]],
  ['after an attempt without an answer', ['unreachable', failed('MYS-12')] as const],
])('"already applied" counts as applied, and not as sent: %s', async (_when, replies) => {
  const { store, seen, toasts } = openTab(answering(...replies));
  await tap(store, '5');
  await waitFor(() => {
    networkReturns();
    expect(toasts().map(({ text }) => text)).toEqual(['Ya te postulaste a esta vacante.']);
  });
  await waitFor(() =>
    expect(seen).toContainEqual({
      type: 'application/settled',
      payload: { jobid: '5', outcome: 'applied' },
    }),
  );
});

const createReceipt = (status: string): Reply => ({
  data: {
    status: 200,
    response: { application: { jobid: '5', status, url: '/empleo/oferta/5' }, recipient: {} },
  },
});

test.each([
  ['withdrawn', { outcome: 'rejected', final: true }, /Ya no puedes postularte otra vez/],
  ['undelivered', { outcome: 'rejected' }, /No pudimos entregar tu postulación/],
  ['seen', { outcome: 'applied' }, /Ya te postulaste a esta vacante/],
])(
  'an offer that the service has an application to is shown as it stands there: %s',
  async (state, rest, text) => {
    const { store, seen, toasts } = openTab(
      fakeGateway(({ path }) => (path === '/api/apply' ? failed('MYS-12') : createReceipt(state))),
    );
    await tap(store, '5');
    const settled = { type: 'application/settled', payload: { jobid: '5', state, ...rest } };
    await waitFor(() => expect(seen).toContainEqual(settled));
    expect(toasts().map((toast) => toast.text)).toEqual([expect.stringMatching(text)]);
  },
);

test('what the recipient refused at once is not said to be sent, nor to be sent yet', async () => {
  const response = { jobid: '5', applied: false, state: 'undelivered' };
  const { store, seen, toasts } = openTab(answering({ data: { status: 200, response } }));
  await tap(store, '5');
  const settled = { jobid: '5', outcome: 'rejected', state: 'undelivered' };
  await waitFor(() => expect(seen).toContainEqual({ type: 'application/settled', payload: settled }));
  expect(toasts()).toMatchObject([
    {
      kind: 'error',
      text: 'No pudimos entregar tu postulación a la empresa.',
      action: { url: '/postulaciones' },
    },
  ]);
});

test.each([
  ['MYS-7', 'La empresa busca candidatos únicamente de su región.'],
  ['MYS-4', 'La vacante ha expirado.'],
  ['NEW-1', 'Ocurrió un error desconocido al postularse, inténtalo de nuevo más tarde.'],
])('a final %s is reported once and leaves the outbox empty', async (code, text) => {
  const edge = answering(failed(code));
  const { store, seen, toasts } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(toasts().map((toast) => toast.text)).toEqual([text]));
  expect(seen).toContainEqual({
    type: 'application/settled',
    payload: { jobid: '5', outcome: 'rejected', code },
  });
  expect(await listOutbox('7')).toEqual([]);
  networkReturns();
  expect(edge.keys()).toHaveLength(1);
});

test.each([
  ['leads to the offer', '/empleos', 'Ver vacante'],
  ['leads to it from another offer, too', '/empleo/oferta/6-cajera', 'Ver vacante'],
  ['leads nowhere on the page of the offer itself', '/empleo/oferta/5-otro-titulo', undefined],
])('a refusal %s', async (_where, pathname, label) => {
  history.replaceState(null, '', pathname);
  const { store, toasts } = openTab(answering(failed('MYS-7')));
  await tap(store, '5');
  await waitFor(() => expect(toasts().map(({ action }) => action?.label)).toEqual([label]));
  history.replaceState(null, '', '/');
});

test('a session that ended leaves the application waiting for the same candidate, who is asked to log in', async () => {
  const edge = answering(failed('AAIS-2', 401), accepted('5'));
  edge.transport = ((transport) => (request) => {
    const isSession = request.query?.['service'] === 'retrieveToken' && edge.keys().length === 1;
    return isSession
      ? Promise.resolve({ status: 404, data: { status: 404, errors: [{ code: 'AAIS-2' }] } })
      : transport(request);
  })(edge.transport);
  const { store, seen } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ type: 'session/logoutRequested' }));
  expect(await listOutbox('7')).toHaveLength(1);
  store.dispatch(sessionEnded());
  await waitFor(() =>
    expect(store.getState().toasts.items.map(({ action }) => action?.label)).toEqual(['Iniciar sesión']),
  );

  store.dispatch(sessionStarted({ answer: exampleSession({ userid: '8' }), method: 'credentials' }));
  networkReturns();
  expect(edge.keys()).toHaveLength(1);
  store.dispatch(sessionEnded());
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  await waitFor(() => expect(seen).toContainEqual(applied));
  expect(edge.keys()).toHaveLength(2);
  expect(new Set(edge.keys()).size).toBe(1);
});

test('a visitor’s page asks once in a tab to log in for what waits, and names nothing of it', async () => {
  await addToOutbox(entryFor('5'));
  const edge = answering(accepted('5'));
  const first = openTab(edge, null);
  await waitFor(() => expect(first.toasts()).toHaveLength(1));
  expect(first.toasts()[0]?.action).toEqual({ label: 'Iniciar sesión', url: '/login?returnUrl=%2F' });
  expect(first.toasts()[0]?.text).not.toContain('Cajera');
  expect(openTab(edge, null).toasts()).toEqual([]);
  expect(edge.requests).toEqual([]);
});

test('a visitor is not asked to log in for one that was sent or cancelled', async () => {
  await addToOutbox(entryFor('5', { sent: { at: 0, state: 'sent' } }));
  await addToOutbox(entryFor('6'));
  await cancelInOutbox('7', '6');
  const { store } = createTestStore(answering(accepted('5')).transport);
  const toasts = () => store.getState().toasts.items;
  const ask = (name: string) =>
    new Promise<void>((resolve) =>
      store.inject({
        owner: name,
        sagas: [
          {
            name: 'ask',
            life: 'session',
            saga: function* () {
              yield call(askToLogIn);
              resolve();
            },
          },
        ],
      }),
    );
  await ask('first');
  expect(toasts()).toEqual([]);
  await addToOutbox(entryFor('7'));
  await ask('second');
  expect(toasts()).toHaveLength(1);
  // After the log-in the page itself says what became of it.
  store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
  expect(toasts()).toEqual([]);
  store.stop();
});

test('a session that the cookie still holds sends the application again at once', async () => {
  const edge = answering(failed('MYS-2'), accepted('5'));
  const { store, seen } = openTab(edge);
  await tap(store, '5');
  await waitFor(() => expect(seen).toContainEqual(applied));
  expect(new Set(edge.keys()).size).toBe(1);
  expect(edge.keys()).toHaveLength(2);
});

test("a candidate never sends another's application", async () => {
  await addToOutbox(entryFor('5'));
  const edge = answering(accepted('6'));
  const { store, seen } = openTab(edge, exampleSession({ userid: '8' }));
  await addToOutbox(entryFor('6', { userid: '8' }));
  store.dispatch({ type: 'application/queued', payload: { jobid: '6' } });
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ payload: { jobid: '6', outcome: 'applied' } }));
  expect(edge.keys()).toHaveLength(1);
  expect(await listOutbox('7')).toHaveLength(1);
});

test('on a page whose browser has another’s session a tap is sent for neither of the two, and what was on its way waits', async () => {
  const edge = fakeGateway(({ path }) =>
    path === '/api/apply'
      ? failed('AAIS-2', 401)
      : { data: { status: 200, response: exampleSession({ userid: '8' }) } },
  );
  await addToOutbox(entryFor('4', { attempts: 1 }));
  const { store, seen } = openTab(edge);
  await tap(store, '5');
  await waitFor(() =>
    expect(seen).toContainEqual({
      type: 'application/settled',
      payload: { jobid: '5', outcome: 'rejected', code: 'AAIS-2' },
    }),
  );
  await waitFor(async () => expect((await listOutbox('7')).map(({ offer }) => offer.jobid)).toEqual(['4']));
});

test.each<[string, Reply]>([
  ['the service has nothing of it', failed('MYS-13', 404)],
  [
    'the answer of an attempt was lost',
    { data: { status: 200, response: { jobid: '5', state: 'withdrawn' } } },
  ],
])('one that was cancelled is taken back and not sent: %s', async (_why, reply) => {
  const edge = fakeGateway(({ path, method }) =>
    path === '/api/apply' ? 'unreachable' : method === 'DELETE' ? reply : { data: {} },
  );
  const { store, seen, toasts } = openTab(edge);
  await tap(store, '5');
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  expect(await cancelInOutbox('7', '5')).toBe(true);
  await waitFor(() => {
    networkReturns();
    expect(seen).toContainEqual({
      type: 'application/settled',
      payload: { jobid: '5', outcome: 'rejected', state: 'withdrawn' },
    });
  });
  expect(edge.calls('/api/apply')).toHaveLength(1);
  expect(toasts().map(({ text }) => text)).toEqual([RETRY]);
  expect(await listOutbox('7')).toEqual([]);
  expect(await cancelInOutbox('7', '5')).toBe(false);
});

test('one that was cancelled while it was sent is taken back', async () => {
  const edge = fakeGateway(async ({ path, method }) => {
    if (path === '/api/apply') {
      await cancelInOutbox('7', '5');
      return accepted('5');
    }
    return method === 'DELETE' ? failed('AAIS-9', 503) : { data: {} };
  });
  const { store, seen, toasts } = openTab(edge);
  await tap(store, '5');
  await waitFor(async () =>
    expect((await listOutbox('7'))[0]).toMatchObject({ cancelled: true, attempts: 1 }),
  );
  expect(seen.filter(({ type }) => type === 'application/settled')).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('cancelled with its key, and asked for again meanwhile, it goes out under another one', async () => {
  const calls: string[] = [];
  const key = (body: unknown) => (body as { idempotencykey: string }).idempotencykey;
  const edge = fakeGateway(async ({ path, method, body }) => {
    if (path === '/api/apply') {
      calls.push(`apply ${key(body)}`);
      if (calls.length === 1) return 'unreachable';
      return accepted('5');
    }
    if (method !== 'DELETE') return { data: {} };
    calls.push(`withdraw ${key((body as { payload: unknown }).payload)}`);
    await addToOutbox({ ...entryFor('5'), idempotencyKey: 'b'.repeat(32) });
    return { data: { status: 200, response: { jobid: '5', state: 'withdrawn' } } };
  });
  const { store, seen } = openTab(edge);
  await addToOutbox({ ...entryFor('5'), idempotencyKey: 'a'.repeat(32) });
  store.dispatch({ type: 'application/queued', payload: { jobid: '5' } });
  await waitFor(async () => expect((await listOutbox('7'))[0]?.attempts).toBe(1));
  await cancelInOutbox('7', '5');
  await waitFor(async () => {
    networkReturns();
    expect(await listOutbox('7')).toEqual([]);
  });
  expect(calls).toEqual([`apply ${'a'.repeat(32)}`, `withdraw ${'a'.repeat(32)}`, `apply ${'b'.repeat(32)}`]);
  expect(seen.at(-1)).toMatchObject({ type: 'application/settled', payload: { outcome: 'applied' } });
});

test('one that was cancelled while the service worker sent it is taken back', async () => {
  const edge = fakeGateway(({ method }) =>
    method === 'DELETE'
      ? { data: { status: 200, response: { jobid: '5', state: 'withdrawn' } } }
      : { data: {} },
  );
  const sent = await addToOutbox(entryFor('5'));
  await cancelInOutbox('7', '5');
  await saveInOutbox({ ...sent, sent: { at: Date.now(), state: 'sent' } });
  const { seen, toasts } = openTab(edge);
  await waitFor(() =>
    expect(seen.at(-1)).toEqual({
      type: 'application/settled',
      payload: { jobid: '5', outcome: 'rejected', state: 'withdrawn' },
    }),
  );
  expect(toasts()).toEqual([]);
});

test('what a candidate does not come back for within 30 days goes', async () => {
  await addToOutbox(entryFor('5', { createdAt: Date.now() - 31 * 86_400_000 }));
  expect(await listOutbox('8')).toEqual([]);
  expect(mayHoldApplications(null)).toBe(false);
});
