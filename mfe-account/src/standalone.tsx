import { useEffect, useState } from 'react';
import { createApiClient } from '@chamba/kernel/api';
import { matchRoute, type PageComposition } from '@chamba/kernel/composition';
import type { Page, PageContext, RouteDeclaration } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { isRecruiter, sessionStarted } from '@chamba/kernel/session';
import { createChambaStore, Provider, takeEvery, type ChambaStore } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { browser } from './forms/go.ts';
import remote from './remote.ts';

type Shown = { store: ChambaStore; page: Page; context: PageContext };

/** This unit alone, in the form that addresses are matched against. */
function ownComposition(): PageComposition {
  const routes = remote.routes.map(({ id, path, category, access = 'anyone' }) => ({
    ...{ id, path, category, access },
    header: 'standard' as const,
    footer: 'full' as const,
    slots: [],
  }));
  const unit = { version: '', base: '', entry: '', integrity: '', slots: [], routes };
  return { id: 'standalone', custom: true, units: { [remote.name]: unit } };
}

/** Without the shell's router an address is left by loading it. */
function* leaveByAddress(): Generator {
  yield takeEvery(navigate.type, ({ payload }: ReturnType<typeof navigate>) => browser.assign(payload.to));
}

/** Takes the session of the cookie into the store; without one the page is a visitor's. */
async function adoptSession(store: ChambaStore, api: ReturnType<typeof createApiClient>): Promise<void> {
  try {
    const answer = await api.call('session.current', {});
    if (!isRecruiter(answer.user_profile)) store.dispatch(sessionStarted({ answer, method: 'token' }));
  } catch {
    // Nobody is signed in.
  }
}

function mayEnter(route: RouteDeclaration, isLogged: boolean): boolean {
  if (route.access === 'candidate') return isLogged;
  return route.access !== 'visitor' || !isLogged;
}

async function prepare({ pathname, search, hash }: Location): Promise<Shown | null> {
  const match = matchRoute(ownComposition(), pathname);
  const route = remote.routes.find(({ id }) => id === match?.route.id);
  if (!match || !route) return null;
  const api = createApiClient();
  const store = createChambaStore({ api });
  const [{ default: page }] = await Promise.all([route.page(), adoptSession(store, api)]);
  if (!mayEnter(route, store.getState().session.isLogged)) {
    const back = encodeURIComponent(pathname + search + hash);
    browser.assign(route.access === 'candidate' ? `/login?returnUrl=${back}` : '/');
    return null;
  }
  const address = { name: 'address', saga: leaveByAddress, life: 'session' } as const;
  store.inject({ owner: remote.name, slices: page.slices ?? [], sagas: [...(page.sagas ?? []), address] });
  const context = { pathname, search, hash, params: match.params };
  const action = page.load?.(context, store.getState());
  if (action) await store.load(action);
  return { store, page, context };
}

/** The page of the current address; nothing for an address that is not this unit's. */
export function Standalone() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let store: ChambaStore | null = null;
    let live = true;
    prepare(window.location).then(
      (prepared) => {
        store = prepared?.store ?? null;
        if (live) setShown(prepared);
        else store?.stop();
      },
      () => {
        if (live) setFailed(true);
      },
    );
    return () => {
      live = false;
      store?.stop();
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
}

/** What stands for a page that threw. */
export function StandaloneFailure() {
  return <ErrorState onRetry={() => window.location.reload()} />;
}
