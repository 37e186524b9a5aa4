import { screen, waitFor } from '@testing-library/react';
import { createApiClient, type Transport, type TransportRequest } from '@chamba/kernel/api';
import { navigate } from '@chamba/kernel/router';
import { logoutRequested, sessionStarted } from '@chamba/kernel/session';
import { createChambaStore, selectToasts, type ChambaStore, type RootState } from '@chamba/kernel/store';
import { until } from '@chamba/kernel/testing/until';
import { exampleSession } from '@chamba/kernel/testing';
import { signedIn } from '../testing/fixtures.tsx';
import { afterLogOutSaga } from './after-log-out.saga.ts';
import { closeExplanation } from './explain-account.ts';
import { browser, sessionSaga } from './session.saga.ts';
import { watchTyping } from './typed-text.ts';

const transport: Transport = () => Promise.resolve({ status: 200, data: { status: 200, response: {} } });

/** Starts the shell's saga. @returns the addresses it leads to, as they come. */
function startSession(store: ChambaStore): string[] {
  const visits: string[] = [];
  store.inject({
    owner: 'shell',
    slices: [
      {
        name: 'testVisits',
        life: 'session',
        reducer: (state = null, action) => {
          if (navigate.match(action)) visits.push(action.payload.to);
          return state as unknown;
        },
      },
    ],
    sagas: [
      { name: 'session', saga: sessionSaga, life: 'session' },
      { name: 'after-log-out', saga: afterLogOutSaga, life: 'session' },
    ],
  });
  return visits;
}

/** Logs a candidate out. @returns where they were redirected. */
async function logOut(
  changes: { kratosAuth?: boolean; logout?: string; to?: string },
  answering: Transport = transport,
) {
  const start = createChambaStore({ api: createApiClient({ transport }) }).getState();
  const preloadedState: Partial<RootState> = {
    session: signedIn,
    toggles: { ...start.toggles, kratosAuth: changes.kratosAuth ?? false },
    config: { ...start.config, externals: { ...start.config.externals, logout: changes.logout ?? '' } },
  };
  const store = createChambaStore({ api: createApiClient({ transport: answering }), preloadedState });
  const visits = startSession(store);
  const left = jest.spyOn(browser, 'assign').mockImplementation((url) => void visits.push(url));
  store.dispatch(logoutRequested(changes.to === undefined ? {} : { to: changes.to }));
  await until(() => visits.length > 0, 'the browser leaves the page');
  expect(store.getState().session.isLogged).toBe(false);
  left.mockRestore();
  return visits;
}

test('a session that ended is given as the reason at the log-in, and no longer after it; a log-out that was asked for needs none', async () => {
  const texts = async (to: string | undefined, logsIn = false) => {
    const store = createChambaStore({
      api: createApiClient({ transport }),
      preloadedState: { session: signedIn },
    });
    const visits = startSession(store);
    store.dispatch(logoutRequested(to === undefined ? {} : { to }));
    await until(() => visits.length > 0, 'the page is left');
    if (logsIn) store.dispatch(sessionStarted({ answer: exampleSession(), method: 'credentials' }));
    return selectToasts(store.getState()).map(({ text }) => text);
  };
  expect(await texts('/login?returnUrl=%2Fcurriculo')).toEqual([
    'Tu sesión terminó. Inicia sesión para continuar.',
  ]);
  expect(await texts('/login?returnUrl=%2Fcurriculo', true)).toEqual([]);
  expect(await texts(undefined)).toEqual([]);
  expect(await texts('/cuenta/eliminado')).toEqual([]);
});

test('a candidate who logged in here goes home, or to the requested page', async () => {
  expect(await logOut({ logout: 'https://auth.example/salir' })).toEqual(['/']);
  expect(await logOut({ to: '/login?returnUrl=%2F' })).toEqual(['/login?returnUrl=%2F']);
});

test('a log-out takes from the device what belongs to the session, and notifications with it', async () => {
  localStorage.setItem('contactData', '{"phone":"5512345678"}');
  localStorage.setItem('returnUrl', '"/curriculo"');
  localStorage.setItem('theme', '"dark"');
  const unsubscribe = jest.spyOn(browser, 'unsubscribe').mockRejectedValue(new Error('refused'));
  expect(await logOut({})).toEqual(['/']);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  unsubscribe.mockRestore();
  expect(localStorage.getItem('contactData')).toBeNull();
  expect(localStorage.getItem('returnUrl')).toBeNull();
  // What belongs to the browser stays.
  expect(localStorage.getItem('theme')).toBe('"dark"');
  localStorage.clear();
});

test('what was typed and not sent goes with a log-out that was asked for, and stays when the session ended', async () => {
  const mine = `draft.${signedIn.user_profile?.userid}`;
  localStorage.setItem(mine, '{}');
  localStorage.setItem('draft.10', '{}');
  localStorage.setItem('outbox.open', '{"userid":"9","items":[]}');
  sessionStorage.setItem('draft.savedSearch', '{}');
  await logOut({ to: '/login?returnUrl=%2F' });
  expect(localStorage.getItem(mine)).toBe('{}');
  expect(sessionStorage.getItem('draft.savedSearch')).toBe('{}');
  await logOut({});
  await waitFor(() => expect(localStorage.getItem(mine)).toBeNull());
  expect(localStorage.getItem('outbox.open')).toBeNull();
  expect(sessionStorage.getItem('draft.savedSearch')).toBeNull();
  // Of another person on this device.
  expect(localStorage.getItem('draft.10')).toBe('{}');
  localStorage.clear();
});

test('a log-out leaves nothing of the person in the document', async () => {
  document.body.innerHTML = '<script type="application/json" id="boot">{"name":"Rosa"}</script>';
  await logOut({});
  expect(document.documentElement.innerHTML).not.toContain('Rosa');
});

test('a page shows no account while the subscription to notifications is being ended, and then is left', async () => {
  let end = (): void => undefined;
  const unsubscribe = jest
    .spyOn(browser, 'unsubscribe')
    .mockReturnValue(new Promise((resolve) => (end = resolve)));
  const store = createChambaStore({
    api: createApiClient({ transport }),
    preloadedState: { session: signedIn },
  });
  const visits = startSession(store);
  store.dispatch(logoutRequested({}));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(store.getState().session.isLogged).toBe(false);
  expect(visits).toEqual([]);
  end();
  await waitFor(() => expect(visits).toEqual(['/']));
  unsubscribe.mockRestore();
});

test('an outside log-in is ended at its own address', async () => {
  const logout = 'https://auth.example/salir';
  expect(await logOut({ kratosAuth: true, logout })).toEqual(['https://auth.example/salir?return=/']);
  expect(await logOut({ kratosAuth: true, logout: `${logout}?sitio=chamba` })).toEqual([
    'https://auth.example/salir?sitio=chamba&return=/',
  ]);
  expect(await logOut({ kratosAuth: true })).toEqual(['/']);
});

test('a session whose log-out did not reach the server ends on this device all the same', async () => {
  document.cookie = 'session=%7B%22userid%22%3A%229%22%7D; path=/';
  const asked: Array<Pick<TransportRequest, 'method' | 'query'>> = [];
  await logOut({}, ({ method, query }) => {
    asked.push({ method, query });
    if (method === 'DELETE') return Promise.reject(new Error('no network'));
    return Promise.resolve({ status: 401, data: { status: 401, errors: [{ code: 'AAIS-2' }] } });
  });
  expect(document.cookie).not.toContain('session=');
  expect(asked.map(({ method }) => method)).toEqual(['DELETE']);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  // The server hears of it by the first call that gets through.
  await until(() => asked.length > 1, 'the call that is made with the network back');
  expect(asked.slice(1)).toEqual([
    { method: 'GET', query: { server: 'authentication', service: 'retrieveToken' } },
  ]);
});

test('the session of another person is not ended by a page of before', async () => {
  document.cookie = `session=${encodeURIComponent('{"userid":"10"}')}; path=/`;
  const methods: string[] = [];
  const answering: Transport = ({ method }) => {
    methods.push(method);
    return Promise.resolve({ status: 200, data: { status: 200, response: {} } });
  };
  const store = createChambaStore({
    api: createApiClient({ transport: answering }),
    preloadedState: { session: signedIn },
  });
  store.inject({ owner: 'shell', sagas: [{ name: 'session', saga: sessionSaga, life: 'session' }] });
  store.dispatch(logoutRequested({}));
  expect(await screen.findByRole('dialog', { name: /^Esta página es de / })).toBeTruthy();
  expect(methods).toEqual([]);
  expect(document.cookie).toContain('10');
  expect(store.getState().session.isLogged).toBe(true);
  store.stop();
  document.cookie = 'session=; path=/; max-age=0';
  closeExplanation();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const AGAIN = { to: '/login?returnUrl=%2F' };

/**
 * Logs out on a page that holds typed text; another log-out is requested while the first is on its way, with the cookie
 * gone already.
 * @returns the navigations, and the number of log-out calls.
 */
async function logOutTwice(first: { to?: string }, second: { to?: string }) {
  watchTyping();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'Tres años en caja';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  localStorage.setItem('draft.9', '{}');
  document.cookie = `session=${encodeURIComponent('{"userid":"9"}')}; path=/`;
  let ended = 0;
  const store: ChambaStore = createChambaStore({
    preloadedState: { session: signedIn },
    api: createApiClient({
      transport: async ({ method }) => {
        if (method === 'GET') return over;
        ended += 1;
        if (ended === 1) {
          document.cookie = 'session=; path=/; max-age=0';
          store.dispatch(logoutRequested(second));
        }
        return { status: 200, data: { status: 200, response: {} } };
      },
    }),
  });
  const visits = startSession(store);
  store.dispatch(logoutRequested(first));
  await until(() => visits.length > 0, 'the page is left');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().session.isLogged).toBe(false);
  store.stop();
  field.remove();
  return { visits, ended };
}

test('calls that are refused while the session is being ended lead to the log-in, not to a page that stays', async () => {
  expect(await logOutTwice(AGAIN, AGAIN)).toEqual({ visits: [AGAIN.to], ended: 1 });
  expect(localStorage.getItem('draft.9')).toBe('{}');
  localStorage.clear();
});

test.each([
  ['while calls are refused', AGAIN, {}],
  ['and is followed by refused calls', {}, AGAIN],
])(
  'a log-out that was asked for %s leads home and leaves nothing of what was typed',
  async (_when, first, second) => {
    expect((await logOutTwice(first, second)).visits).toEqual(['/']);
    await waitFor(() => expect(localStorage.getItem('draft.9')).toBeNull());
  },
);

type SessionAnswer = { status: number; data: unknown };

const over: SessionAnswer = {
  status: 401,
  data: { status: 401, errors: [{ code: 'AAIS-2', description: 'No' }] },
};
const held: SessionAnswer = {
  status: 200,
  data: {
    status: 200,
    response: {
      authentication_token: { expires_at: '2030-01-01T00:00:00.000Z' },
      user_profile: signedIn.user_profile,
      user_data: { name: 'Guadalupe', photourl: '' },
      candidate_data: { candidatename: 'Guadalupe' },
      resume: { resumeid: '1', iscompleted: true },
    },
  },
};

/**
 * Opens a page of a candidate whose calls are refused.
 * @param session what the server answers each time it is asked for the session.
 */
function openPage(session: () => SessionAnswer) {
  const methods: string[] = [];
  const api = createApiClient({
    transport: ({ method }) => {
      methods.push(method);
      return Promise.resolve(
        method === 'GET' ? session() : { status: 200, data: { status: 200, response: {} } },
      );
    },
    retryPausesMs: [],
  });
  const store = createChambaStore({ api, preloadedState: { session: signedIn } });
  const visits = startSession(store);
  const payload = { status: 404, code: 'MYS-2', description: 'No', operation: 'load-resume' };
  return {
    methods,
    visits,
    isLogged: () => store.getState().session.isLogged,
    refuse: () => void store.dispatch({ type: 'any/failed', payload }),
  };
}

/** Refuses calls until the shell has dealt with the first: before, it does not ask for the session because of another. */
async function refuseUntilDone({ methods, refuse }: ReturnType<typeof openPage>): Promise<void> {
  await until(() => {
    if (methods.length > 1) return true;
    refuse();
    return false;
  }, 'the shell deals with another refused call');
}

test('a refused call ends a session that is over, and leads back after the log-in', async () => {
  const page = openPage(() => over);
  page.refuse();
  await until(() => page.visits.length > 0, 'the page is left');
  expect(page.visits).toEqual(['/login?returnUrl=%2F']);
  expect(page.isLogged()).toBe(false);
  expect(page.methods).toEqual(['GET', 'DELETE']);
});

test('a refused call leaves a session that still holds', async () => {
  const page = openPage(() => held);
  await refuseUntilDone(page);
  expect(page.methods).toEqual(['GET', 'GET']);
  expect(page.visits).toEqual([]);
  expect(page.isLogged()).toBe(true);
});

test('a refused call does not end a session that the same candidate began after it', async () => {
  const readable = (userid: string): void =>
    void (document.cookie = `session=${encodeURIComponent(JSON.stringify({ userid }))}; path=/`);
  readable('10');
  const page = openPage(() => {
    // The candidate logs in again before the first answer, which is still that of the other session, is read.
    readable(signedIn.user_profile?.userid ?? '');
    return page.methods.length === 1 ? over : held;
  });
  page.refuse();
  await until(() => page.methods.length > 1, 'the shell asks again before it ends the session');
  // The answer to the second question is read by then.
  page.refuse();
  await until(() => page.methods.length > 2, 'the shell deals with another refused call');
  document.cookie = 'session=; path=/; max-age=0';
  expect(page.methods).toEqual(['GET', 'GET', 'GET']);
  expect(page.visits).toEqual([]);
  expect(page.isLogged()).toBe(true);
});

test('a service that does not answer ends nothing', async () => {
  const page = openPage(() => ({ status: 503, data: { status: 503 } }));
  await refuseUntilDone(page);
  expect(page.methods).toEqual(['GET', 'GET']);
  expect(page.visits).toEqual([]);
  expect(page.isLogged()).toBe(true);
});
