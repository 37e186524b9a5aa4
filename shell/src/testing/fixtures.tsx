import { act } from 'react';
import type { DataRouter } from 'react-router-dom';
import { createApiClient, type Transport } from '@chamba/kernel/api';
import type { PageComposition, RouteEntry, SlotEntry } from '@chamba/kernel/composition';
import { definePage, defineRemote, type Page, type Remote, type RemoteModule } from '@chamba/kernel/remote';
import { loggedOutSession, type SessionState } from '@chamba/kernel/session';
import { createChambaStore, type PublicConfig, type RootState } from '@chamba/kernel/store';
import { until } from '@chamba/kernel/testing/until';
import { PageHost } from '../page-loading/page-host.ts';
import { frameSlices } from '../visitor/frame-slices.ts';

/** A route entry with everything not given at its usual value. */
export function routeEntry(entry: Partial<RouteEntry> & { id: string; path: string }): RouteEntry {
  return { category: 'srp', access: 'anyone', header: 'standard', footer: 'full', slots: [], ...entry };
}

/** A composition of one remote, `mfe-x`, and of the shell with its own routes. */
export function createComposition(
  routes: readonly RouteEntry[],
  slots: readonly SlotEntry[] = [],
  ownRoutes: readonly RouteEntry[] = [],
): PageComposition {
  const unit = {
    version: '1.0.0',
    base: '/releases/mfe-x/',
    entry: 'container.js',
    integrity: '',
    routes,
    slots,
  };
  const shell = { ...unit, base: '/releases/shell/', routes: ownRoutes, slots: [] };
  return { id: 'test', custom: false, units: { 'mfe-x': unit, shell } };
}

/** A page that shows its title. */
export function plainPage(title: string, extra: Partial<Page> = {}): { default: Page } {
  return {
    default: definePage({
      Component: () => <h1>{title}</h1>,
      head: () => ({ title, description: '' }),
      ...extra,
    }),
  };
}

/** A remote module from a declaration. */
export function remoteModule(remote: Omit<Remote, 'name'>): RemoteModule {
  return { default: defineRemote({ name: 'mfe-x', ...remote }) };
}

/** The settings a page starts from, with some addresses of other sites. */
export function createConfig(externals: Partial<PublicConfig['externals']>): PublicConfig {
  const api = createApiClient({ transport: () => Promise.resolve({ status: 404, data: {} }) });
  const { config } = createChambaStore({ api }).getState();
  return { ...config, externals: { ...config.externals, ...externals } };
}

export const signedIn: SessionState = {
  ...loggedOutSession,
  isLogged: true,
  loginMethod: 'credentials',
  user_profile: {
    userid: '9',
    type: 'C',
    enabledlogin: true,
    email: 'lupita@ejemplo.com',
    name: 'Guadalupe Hernández',
    validemail: true,
    newaccounttoken: false,
    termsandconditions: true,
    resumeid: '1',
    profileid: '',
    photourl: '',
  },
};

/** Waits until a router has no navigation under way, and React has shown where it is. */
export const untilShown = (router: DataRouter): Promise<void> =>
  act(() =>
    until(
      () => router.state.initialized && router.state.navigation.state === 'idle',
      'the router has no navigation under way',
      { withinMs: 4_000 },
    ),
  );

/** A host over a real store; the network edge answers 404 by default. */
export function createHost(
  composition: PageComposition,
  loadRemote: () => Promise<RemoteModule>,
  {
    session,
    transport,
    state = {},
  }: { session?: SessionState; transport?: Transport; state?: Partial<RootState> } = {},
): PageHost {
  const api = createApiClient({ transport: transport ?? (() => Promise.resolve({ status: 404, data: {} })) });
  const store = createChambaStore({ api, preloadedState: { ...state, ...(session ? { session } : {}) } });
  store.inject(frameSlices);
  return new PageHost(composition, store, loadRemote);
}
