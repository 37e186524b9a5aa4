import { createApiClient, type TransportAnswer } from '@chamba/kernel/api';
import { navigate } from '@chamba/kernel/router';
import { sessionEnded, sessionStarted } from '@chamba/kernel/session';
import { createChambaStore } from '@chamba/kernel/store';
import { exampleSession } from '@chamba/kernel/testing';
import { signedIn } from '../../testing/fixtures.tsx';
import { sessionSaga } from '../session.saga.ts';
import { tokenRefreshSaga } from './token-refresh.saga.ts';

const MINUTE = 60_000;
const REFRESH = '/api/external_refresh';
const createAnswer = (response: object, status = 200): TransportAnswer => ({
  status,
  data: { status, response },
});
const over: TransportAnswer = { status: 401, data: { status: 401, errors: [{ code: 'AAIS-2' }] } };

/** A page of a candidate, with its requests and redirects. */
function open({
  refresh = () => Promise.resolve(createAnswer({ status: 200 })),
  current = over,
  session = signedIn,
  disabled = false,
}: {
  refresh?: () => Promise<TransportAnswer>;
  current?: TransportAnswer;
  session?: typeof signedIn;
  disabled?: boolean;
} = {}) {
  const refreshes: number[] = [];
  const visits: string[] = [];
  const types: string[] = [];
  const api = createApiClient({
    retryPausesMs: [],
    transport: ({ path, method }) => {
      if (path === REFRESH) {
        refreshes.push(Date.now());
        return refresh();
      }
      return Promise.resolve(method === 'GET' ? current : createAnswer({}));
    },
  });
  const { toggles } = createChambaStore({ api }).getState();
  const preloadedState = { session, toggles: { ...toggles, disableRefreshToken: disabled } };
  const store = createChambaStore({ api, preloadedState });
  store.inject({
    owner: 'shell',
    slices: [
      {
        name: 'testVisits',
        life: 'session',
        reducer: (state = null, action) => {
          types.push(action.type);
          if (navigate.match(action)) visits.push(action.payload.to);
          return state as unknown;
        },
      },
    ],
    sagas: [
      { name: 'session', saga: sessionSaga, life: 'session' },
      { name: 'token-refresh', saga: tokenRefreshSaga, life: 'session' },
    ],
  });
  return { store, refreshes, visits, types, flag: () => localStorage.getItem('tokenRefresh.flag') };
}

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the session is lengthened every 25 minutes and a little', async () => {
  const start = Date.now();
  const { refreshes, flag } = open();
  await pass(25);
  expect(refreshes).toEqual([]);
  await pass(0.25);
  expect(refreshes).toEqual([start + 25.25 * MINUTE]);
  expect(flag()).toBe('2');
  await pass(0.1);
  expect(flag()).toBe('0');
  await pass(26);
  expect(refreshes).toHaveLength(2);
});

test('a page that is loaded anew goes on counting', async () => {
  const first = open();
  await pass(20);
  first.store.stop();
  const next = open();
  await pass(5.5);
  expect(next.refreshes).toHaveLength(1);
});

test('a page that was closed during its refresh does not block the others', async () => {
  const first = open();
  await pass(25.26);
  first.store.stop();
  expect(first.flag()).toBe('2');
  const next = open();
  await pass(26);
  expect(next.refreshes).toHaveLength(1);
});

test('the main tab does it for all, and another one takes over when it has gone', async () => {
  // Both tabs of this test would share one name: what the main tab writes stands for it.
  const mainTab = () =>
    localStorage.setItem('tokenRefresh.mainTab', JSON.stringify({ tabId: 'another', ts: Date.now() }));
  mainTab();
  const { refreshes } = open();
  await pass(25.25);
  expect(refreshes).toEqual([]);
  mainTab();
  await pass(25.25);
  expect(refreshes).toEqual([]);
  await pass(25.25);
  expect(refreshes).toHaveLength(1);
});

test('a tab that becomes the main tab says so to the others, under a name that it keeps', async () => {
  const named = () => JSON.parse(localStorage.getItem('tokenRefresh.mainTab') ?? 'null') as { tabId: string };
  open();
  await pass(25.26);
  const { tabId } = named();
  await pass(26);
  expect(named()).toEqual({ tabId, ts: expect.any(Number) });
  expect(JSON.parse(sessionStorage.getItem('tokenRefresh.mainTab') ?? '')).toBe(tabId);
});

test('what another tab is at is not begun a second time', async () => {
  let answer = (): void => undefined;
  const first = open({
    refresh: () => new Promise((resolve) => (answer = () => resolve(createAnswer({ status: 200 })))),
  });
  // A tab that was duplicated has the name of the one it was made from: both take themselves for the main tab.
  const duplicate = open();
  await pass(25.25);
  expect([first.refreshes.length, duplicate.refreshes.length]).toEqual([1, 0]);
  expect(duplicate.flag()).toBe('1');
  answer();
  await pass(0.1);
  expect(duplicate.flag()).toBe('0');
  expect([first.refreshes.length, duplicate.refreshes.length]).toEqual([1, 0]);
});

test('a session that is over ends on the page too, which the log-in leads back to', async () => {
  const { store, visits, types, flag } = open({ refresh: () => Promise.resolve(over) });
  await pass(26);
  expect(types).toContain('session/refreshFailed');
  expect(store.getState().session.isLogged).toBe(false);
  expect(visits).toEqual(['/login?returnUrl=%2F']);
  expect(flag()).toBeNull();
});

test.each([
  ['there is no network', () => Promise.reject(new Error('offline')), { status: 503, data: {} }],
  ['the service says nothing of use', () => Promise.resolve(createAnswer({ status: 'later' })), undefined],
])('the session goes on and is tried again when %s', async (_case, refresh, answer) => {
  const current = answer ?? createAnswer(exampleSession({ userid: '9' }));
  const { store, visits, refreshes } = open({ refresh, current });
  await pass(26);
  expect(store.getState().session.isLogged).toBe(true);
  expect(visits).toEqual([]);
  await pass(26);
  expect(refreshes).toHaveLength(2);
});

test('no refresh for visitors, nor where it is switched off, nor for the token of a mail', async () => {
  const { refreshes, store } = open({ session: { ...signedIn, isLogged: false, user_profile: null } });
  const disabled = open({ disabled: true });
  const mailed = open({ session: { ...signedIn, loginMethod: 'accessToken' } });
  await pass(60);
  expect([refreshes, disabled.refreshes, mailed.refreshes]).toEqual([[], [], []]);

  localStorage.clear();
  store.dispatch(sessionStarted({ answer: exampleSession({ userid: '9' }), method: 'credentials' }));
  await pass(26);
  expect(refreshes).toHaveLength(1);
  store.dispatch(sessionEnded());
  await pass(60);
  expect(refreshes).toHaveLength(1);
});
