import '@chamba/kernel/styles/tokens.css';
import '@chamba/kernel/styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApiClient } from '@chamba/kernel/api';
import type { BootPayload } from '@chamba/kernel/composition';
import { navigate } from '@chamba/kernel/router';
import { selectFirstName, selectPageAccount } from '@chamba/kernel/session';
import { createChambaStore, pageWidthChanged, takeEvery } from '@chamba/kernel/store';
import { App } from './app/app.tsx';
import { createRoutes, PAGE_ROUTE_ID } from './app/routes.tsx';
import { watchFailures } from './beacon/failures.ts';
import { readBootPayload } from './boot-payload.ts';
import { createRemotes } from './federation/remotes.ts';
import { interceptClicks, watchIntent } from './navigation/intercept-clicks.ts';
import { manageScroll } from './navigation/scroll.ts';
import { PageHost, type LoadRemote } from './page-loading/page-host.ts';
import { preloadPage } from './page-loading/preload-page.ts';
import { preparePage } from './page-loading/prepare-page.ts';
import { explainAnotherAccount } from './session/explain-account.ts';
import { keepJobStatus } from './session/job-status.ts';
import { sessionSaga } from './session/session.saga.ts';
import { watchTyping } from './session/typed-text.ts';
import { createTab } from './tab/tab.ts';
import { frameSlices } from './visitor/frame-slices.ts';

/** Milliseconds the window must rest before its new width is taken. */
const RESIZE_PAUSE_MS = 300;

async function start(): Promise<void> {
  const takeFailures = watchFailures();
  watchTyping();
  const boot = readBootPayload();
  const { composition } = boot;
  const tab = createTab();
  const api = createApiClient({
    composition: composition.id,
    onWithdrawn: tab.withdraw,
    account: () => selectPageAccount(store.getState()),
    onAnotherAccount: () => {
      const state = store.getState();
      void explainAnotherAccount({ account: selectPageAccount(state), name: selectFirstName(state) });
    },
  });
  const store = createChambaStore({ api, preloadedState: boot.state });
  store.inject(frameSlices);
  const isTester = boot.testers === true || composition.custom;
  const host = new PageHost(composition, store, await loadRemotes(boot), { marks: isTester });

  const { pathname, search, hash } = location;
  const first = await preparePage(host, { pathname, search, hash }, { dataLoaded: boot.rendered });
  if (first.kind === 'redirect') {
    location.replace(first.to);
    return;
  }

  const hydrates = boot.rendered && first.kind === 'page';
  const rendered = hydrates ? store.getState() : undefined;
  const router = createBrowserRouter(createRoutes(host, tab), {
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

  const root = document.getElementById('root');
  if (!root) throw new Error('no #root in the page');
  // A tap that comes before is an ordinary link's: moved on while it is hydrated, the page would not fit its HTML.
  await new Promise<void>((shown) => {
    const tree = (
      <App store={store} host={host} rendered={rendered} onShown={shown}>
        <RouterProvider router={router} />
      </App>
    );
    startTransition(() => {
      if (hydrates) hydrateRoot(root, tree);
      else createRoot(root).render(tree);
    });
  });

  interceptClicks(composition, go);
  watchIntent(composition, (path) => preloadPage(host, path));
  manageScroll(router);
  keepJobStatus(store);
  watchWidth((width) => store.dispatch(pageWidthChanged(width)));
  afterLoad(() => {
    // Without reports or offline copies it is still a page.
    import(/* webpackChunkName: "after-load" */ './after-load.ts').then(
      ({ startAfterLoad }) => startAfterLoad(host, takeFailures),
      () => undefined,
    );
  });
  if (isTester) {
    import(/* webpackChunkName: "testers" */ './panel/offer-panel.ts').then(
      ({ offerPanel }) => offerPanel(boot, host),
      () => undefined,
    );
  }
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

/** Loads remotes from the composition; in one that is no candidate's with the fault the address asks for, if any. */
async function loadRemotes({ composition }: BootPayload): Promise<LoadRemote> {
  const remotes = createRemotes(composition);
  if (!composition.custom || !location.search.includes('fault=')) return remotes;
  const { applyFault } = await import(/* webpackChunkName: "testers" */ './faults/index.ts');
  return applyFault(location.search, remotes);
}

/** Runs `work` when everything the page started with is there. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

void start();
