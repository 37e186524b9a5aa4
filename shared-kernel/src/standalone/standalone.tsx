import { useEffect, useState, type ComponentType } from 'react';
import { createApiClient, type ApiClient } from '../api/index.ts';
import { matchRoute, type PageComposition } from '../composition/index.ts';
import type { Page, PageContext, Remote } from '../remote/index.ts';
import { navigate } from '../router/index.ts';
import { accessRedirect } from '../routes/index.ts';
import { isRecruiter, selectPageAccount, sessionStarted } from '../session/index.ts';
import { readCookie } from '../storage/index.ts';
import {
  createChambaStore,
  Provider,
  takeEvery,
  type ChambaStore,
  type SagaDeclaration,
} from '../store/index.ts';
import { ErrorState } from '../ui/error-state/index.ts';
import { attachStyles, detachStyles, sweepStyles } from './own-styles.ts';

type Shown = { store: ChambaStore; page: Page; context: PageContext };

/** What the component needs of the page around it; tests give their own. */
export type StandaloneOptions = {
  api?: ApiClient;
  /** Leaves for another address. */
  leave?: (to: string) => void;
};

/**
 * The root component of a remote without the shell: the page of the current address, in its own store, with
 * the session of the cookie. Nothing for an address that is not the remote's; slots stay empty.
 * @example
 * export const { bootstrap, mount, unmount } = singleSpaReact({
 *   React,
 *   ReactDOMClient,
 *   rootComponent: createStandalone(remote),
 * });
 */
export function createStandalone(remote: Remote, options: StandaloneOptions = {}): ComponentType {
  const leave = options.leave ?? ((to: string) => location.assign(to));
  return function Standalone() {
    const [shown, setShown] = useState<Shown | null>(null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      const stay = new AbortController();
      const api = options.api ?? createApiClient({ account: () => selectPageAccount(store.getState()) });
      const store = createChambaStore({ api });
      Promise.all([attachStyles(), prepare({ remote, api, store, leave, stay: stay.signal })])
        .then(
          ([, page]) => !stay.signal.aborted && setShown(page && { store, ...page }),
          () => !stay.signal.aborted && setFailed(true),
        )
        .finally(sweepStyles);
      return () => {
        stay.abort();
        store.stop();
        detachStyles();
      };
    }, []);
    if (failed) return <StandaloneFailure />;
    if (!shown) return null;
    const { Component } = shown.page;
    return (
      <Provider store={shown.store}>
        <Component context={shown.context} />
      </Provider>
    );
  };
}

/**
 * What stands for a page that did not load or threw.
 * @example errorBoundary: () => <StandaloneFailure />,
 */
export function StandaloneFailure() {
  return <ErrorState onRetry={() => location.reload()} />;
}

type Visit = {
  remote: Remote;
  api: ApiClient;
  store: ChambaStore;
  leave: (to: string) => void;
  /** Aborted when the remote is unmounted: from then on nothing may be started. */
  stay: AbortSignal;
};

/** Loads the page of the current address; null when it is not the remote's or the visitor was sent elsewhere. */
async function prepare({ remote, api, store, leave, stay }: Visit): Promise<Omit<Shown, 'store'> | null> {
  const isOver = () => stay.aborted;
  const { pathname, search, hash } = location;
  const match = matchRoute(ownComposition(remote), pathname);
  const route = remote.routes.find(({ id }) => id === match?.route.id);
  if (!match || !route) return null;
  const [{ default: page }] = await Promise.all([route.page(), adoptSession(store, api, stay)]);
  if (isOver()) return null;
  const { isLogged } = store.getState().session;
  // Another host need not have a dashboard.
  const elsewhere = accessRedirect(match.route.access, { isLogged, pathname, search, hash, home: '/' });
  if (elsewhere !== null) {
    leave(elsewhere);
    return null;
  }
  // Without the shell's router an address is left by loading it.
  const address: SagaDeclaration = {
    name: 'standalone-address',
    life: 'session',
    *saga() {
      yield takeEvery(navigate.type, ({ payload }: ReturnType<typeof navigate>) => leave(payload.to));
    },
  };
  store.inject({
    owner: remote.name,
    slices: [...(remote.slices ?? []), ...(page.slices ?? [])],
    sagas: [address, ...(remote.sagas ?? []), ...(page.sagas ?? [])],
  });
  const context = { pathname, search, hash, params: match.params };
  const action = page.load?.(context, store.getState());
  if (action) await store.load(action);
  if (isOver()) return null;
  const redirect = page.redirect?.(store.getState(), context);
  if (!redirect) return { page, context };
  store.stop();
  leave(redirect);
  return null;
}

/** The remote alone, in the form that addresses are matched against. */
function ownComposition(remote: Remote): PageComposition {
  const routes = remote.routes.map(({ id, path, category, access = 'anyone' }) => ({
    ...{ id, path, category, access },
    header: 'standard' as const,
    footer: 'full' as const,
    slots: [],
  }));
  const unit = { version: '', base: '', entry: '', integrity: '', slots: [], routes };
  return { id: 'standalone', custom: true, units: { [remote.name]: unit } };
}

/** Takes the session of the cookie into the store; without one the page is a visitor's. */
async function adoptSession(store: ChambaStore, api: ApiClient, signal: AbortSignal): Promise<void> {
  if (readCookie('session') === null) return;
  try {
    const answer = await api.call('session.current', {}, { signal });
    if (!isRecruiter(answer.user_profile)) store.dispatch(sessionStarted({ answer, method: 'token' }));
  } catch {
    // The session has ended meanwhile.
  }
}
