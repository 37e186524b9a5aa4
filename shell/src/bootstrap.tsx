import '@chamba/kernel/styles/tokens.css';
import '@chamba/kernel/styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApiClient } from '@chamba/kernel/api';
import { navigate } from '@chamba/kernel/router';
import { createChambaStore, pageWidthChanged, takeEvery } from '@chamba/kernel/store';
import { App } from './app/app.tsx';
import { createRoutes, PAGE_ROUTE_ID } from './app/routes.tsx';
import { readBootPayload } from './boot-payload.ts';
import { createRemotes } from './federation/remotes.ts';
import { interceptClicks, watchIntent } from './navigation/intercept-clicks.ts';
import { manageScroll } from './navigation/scroll.ts';
import { PageHost } from './page-loading/page-host.ts';
import { preloadPage } from './page-loading/preload-page.ts';
import { preparePage } from './page-loading/prepare-page.ts';
import { keepJobStatus } from './session/job-status.ts';
import { sessionSaga } from './session/session.saga.ts';

/** Milliseconds the window must rest before its new width is taken. */
const RESIZE_PAUSE_MS = 300;

async function start(): Promise<void> {
  const boot = readBootPayload();
  const store = createChambaStore({ api: createApiClient(), preloadedState: boot.state });
  const host = new PageHost(boot.composition, store, createRemotes(boot.composition));

  const { pathname, search, hash } = location;
  const first = await preparePage(host, { pathname, search, hash }, { dataLoaded: boot.rendered });
  if (first.kind === 'redirect') {
    location.replace(first.to);
    return;
  }

  const router = createBrowserRouter(createRoutes(host), {
    hydrationData: { loaderData: { [PAGE_ROUTE_ID]: first } },
  });
  const go = (to: string, replace = false) => void router.navigate(to, { replace });
  store.inject({
    owner: 'shell',
    sagas: [
      { name: 'session', saga: sessionSaga, life: 'session' },
      {
        name: 'navigate',
        *saga() {
          yield takeEvery(navigate.type, (action: ReturnType<typeof navigate>) =>
            go(action.payload.to, action.payload.replace ?? false),
          );
        },
        life: 'session',
      },
    ],
  });

  const tree = (
    <App store={store} host={host}>
      <RouterProvider router={router} />
    </App>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  startTransition(() => {
    if (boot.rendered && first.kind === 'page') hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });

  interceptClicks(boot.composition, go);
  watchIntent(boot.composition, (path) => preloadPage(host, path));
  manageScroll(router);
  keepJobStatus(store);
  watchWidth((width) => store.dispatch(pageWidthChanged(width)));
  registerServiceWorker();
  document.documentElement.dataset['ready'] = 'true';
}

function watchWidth(changed: (width: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  changed(innerWidth);
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => changed(innerWidth), RESIZE_PAUSE_MS);
  });
}

function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses (private mode, policy) only loses what the worker adds.
  const register = () => void navigator.serviceWorker.register('/service-worker').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

void start();
