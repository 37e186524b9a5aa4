import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createTab } from '../tab/tab.ts';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import {
  createComposition,
  createHost,
  plainPage,
  remoteModule,
  routeEntry,
  signedIn,
} from '../testing/fixtures.tsx';
import { manageScroll } from './scroll.ts';

const PATHS = { login: '/login', results: '/empleos', dashboard: '/dashboard' };
const access = (id: string) => (id === 'login' ? 'visitor' : 'anyone');

async function open(path: string) {
  const entries = Object.entries(PATHS);
  const composition = createComposition(
    entries.map(([id, own]) => routeEntry({ id, path: own, access: access(id) })),
  );
  const remote = remoteModule({
    routes: entries.map(([id, own]) => ({
      id,
      path: own,
      category: 'srp',
      page: () => Promise.resolve(plainPage(id)),
    })),
  });
  history.pushState(null, '', path);
  const host = createHost(composition, () => Promise.resolve(remote), { session: signedIn });
  const router = createBrowserRouter(createRoutes(host, createTab()));
  manageScroll(router);
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

/** Pages scroll in the frame after they are shown; one that is asked for later comes after theirs. */
const nextFrame = () => act(() => new Promise(requestAnimationFrame));

const scrolled = jest.fn();
// jsdom times nothing: the document counts as opened anew.
Object.assign(globalThis, { PerformanceNavigationTiming: Object });
Object.assign(performance, { getEntriesByType: () => [] });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(scrolled);
  scrolled.mockClear();
});
afterEach(async () => {
  // What the last page of a test still scrolls would be counted in the next test.
  await nextFrame();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('going back to a page that is for others leaves no entry that leads there again', async () => {
  history.pushState(null, '', '/login');
  const router = await open('/empleos');
  const entries = history.length;
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  // The entry after it is still there: nothing was put behind the one that was gone back to.
  expect(history.length).toBe(entries);
  await act(async () => router.navigate(1));
  await waitFor(() => expect(location.pathname).toBe('/empleos'));
});

test('a page in the place of another starts at its top, another search in the place of this one does not', async () => {
  const router = await open('/empleos');
  await act(async () => router.navigate('/empleos?sort=2', { replace: true }));
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => router.navigate('/dashboard', { replace: true }));
  await nextFrame();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('of many positions those used last are kept', async () => {
  const earlier = Array.from({ length: 49 }, (_, index) => [`entry-${index}`, 100]);
  sessionStorage.setItem('scrollPositions', JSON.stringify([['/empleos', 700], ...earlier]));
  const router = await open('/empleos');
  await act(async () => router.navigate('/dashboard'));
  window.dispatchEvent(new Event('pagehide'));
  const kept = new Map(
    JSON.parse(sessionStorage.getItem('scrollPositions') ?? '[]') as Array<[string, number]>,
  );
  sessionStorage.clear();
  expect(kept.size).toBe(50);
  expect(kept.has('/empleos')).toBe(true);
  expect(kept.has('entry-0')).toBe(false);
});
