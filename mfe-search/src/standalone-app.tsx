import { useEffect, useState } from 'react';
import { createApiClient } from '@chamba/kernel/api';
import { matchRoute, type PageComposition } from '@chamba/kernel/composition';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { createChambaStore, Provider, takeEvery, type ChambaStore } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import remote from './remote.ts';

type Shown = { store: ChambaStore; page: Page; context: PageContext };

/** This unit alone, as `matchRoute` wants it. */
const alone: PageComposition = {
  id: 'standalone',
  custom: true,
  units: {
    [remote.name]: {
      version: '',
      base: '',
      entry: '',
      integrity: '',
      slots: [],
      routes: remote.routes.map(({ id, path, category }) => ({
        id,
        path,
        category,
        access: 'anyone',
        header: 'standard',
        footer: 'full',
        slots: [],
      })),
    },
  },
};

/** Without the shell's router an address is left by loading it. */
function* leaveByAddress() {
  yield takeEvery(navigate.type, ({ payload }: ReturnType<typeof navigate>) =>
    window.location.assign(payload.to),
  );
}

async function prepare({ pathname, search, hash }: Location): Promise<Shown | null> {
  const match = matchRoute(alone, pathname);
  const route = remote.routes.find(({ id }) => id === match?.route.id);
  if (!match || !route) return null;
  const { default: page } = await route.page();
  const store = createChambaStore({ api: createApiClient() });
  store.inject({
    owner: remote.name,
    slices: page.slices,
    sagas: [...(page.sagas ?? []), { name: 'address', saga: leaveByAddress, life: 'session' }],
  });
  const context = { pathname, search, hash, params: match.params };
  const action = page.load?.(context, store.getState());
  if (action) await store.load(action);
  return { store, page, context };
}

/** The page of the current address; nothing for an address that is not this unit's. */
export function StandaloneApp() {
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
      () => live && setFailed(true),
    );
    return () => {
      live = false;
      store?.stop();
    };
  }, []);
  if (failed) return <StandaloneError />;
  if (!shown) return null;
  const { Component } = shown.page;
  return (
    <Provider store={shown.store}>
      <Component context={shown.context} />
    </Provider>
  );
}

/** What stands for a page that threw. */
export function StandaloneError() {
  return <ErrorState onRetry={() => window.location.reload()} />;
}
