import { createApiClient, type Transport } from '@chamba/kernel/api';
import { navigate } from '@chamba/kernel/router';
import { logoutRequested } from '@chamba/kernel/session';
import { createChambaStore, type RootState } from '@chamba/kernel/store';
import { signedIn } from '../testing/fixtures.tsx';
import { browser, sessionSaga } from './session.saga.ts';

const transport: Transport = () => Promise.resolve({ status: 200, data: { status: 200, response: {} } });

/** Logs somebody out and tells where they were led. */
async function logOut(changes: { kratosAuth?: boolean; logout?: string; to?: string }) {
  const start = createChambaStore({ api: createApiClient({ transport }) }).getState();
  const preloadedState: Partial<RootState> = {
    session: signedIn,
    toggles: { ...start.toggles, kratosAuth: changes.kratosAuth ?? false },
    config: { ...start.config, externals: { ...start.config.externals, logout: changes.logout ?? '' } },
  };
  const store = createChambaStore({ api: createApiClient({ transport }), preloadedState });
  const visits: string[] = [];
  const left = jest.spyOn(browser, 'assign').mockImplementation((url) => void visits.push(url));
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
    sagas: [{ name: 'session', saga: sessionSaga, life: 'session' }],
  });
  store.dispatch(logoutRequested(changes.to === undefined ? {} : { to: changes.to }));
  for (let turn = 0; visits.length === 0 && turn < 100; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.getState().session.isLogged).toBe(false);
  left.mockRestore();
  return visits;
}

test('somebody who logged in here goes home, or where it was asked', async () => {
  expect(await logOut({ logout: 'https://auth.example/salir' })).toEqual(['/']);
  expect(await logOut({ to: '/login?returnUrl=%2F' })).toEqual(['/login?returnUrl=%2F']);
});

test('an outside log-in is ended at its own address', async () => {
  const logout = 'https://auth.example/salir';
  expect(await logOut({ kratosAuth: true, logout })).toEqual(['https://auth.example/salir?return=/']);
  expect(await logOut({ kratosAuth: true })).toEqual(['/']);
});
