import { createApiClient } from '../api/index.ts';
import type { Transport } from '../api/transport.ts';
import type { Page, PageContext } from '../remote/types.ts';
import { navigate } from '../router/navigate.ts';
import { createChambaStore, type ChambaStore, type RootState } from '../store/index.ts';

/** A real store over a pretended network, and the addresses its sagas asked the router for. */
export type TestStore = { store: ChambaStore; visited: string[] };

/**
 * Makes a store whose calls end at `transport`; a read that gets no answer is not tried again.
 * @param state slices it starts from.
 * @example const { store, visited } = createTestStore(fakeGateway(() => ({ data: {} })).transport);
 */
export function createTestStore(transport: Transport, state: Partial<RootState> = {}): TestStore {
  const api = createApiClient({ transport, retryPausesMs: [] });
  const store = createChambaStore({ api, preloadedState: state });
  const visited: string[] = [];
  store.inject({
    owner: 'test',
    slices: [
      {
        name: 'testNavigation',
        life: 'session',
        // A reducer, because it sees every action in order, also those of sagas that end at once.
        reducer: (state: unknown = null, action) => {
          if (navigate.match(action)) visited.push(action.payload.to);
          return state;
        },
      },
    ],
  });
  return { store, visited };
}

/**
 * Loads a page as the shell does: its slices, its sagas, its data.
 * @param address path with query and hash.
 * @returns the context to draw the page's component with.
 * @example
 * const context = await loadPage(store, 'mfe-hello', page, '/hola/lupita', { name: 'lupita' });
 * render(<Provider store={store}><page.Component context={context} /></Provider>);
 */
export async function loadPage(
  store: ChambaStore,
  owner: string,
  page: Page,
  address: string,
  params: PageContext['params'] = {},
): Promise<PageContext> {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const context: PageContext = { pathname, search, hash, params };
  store.inject({ owner, slices: page.slices ?? [], sagas: page.sagas ?? [] });
  const action = page.load?.(context, store.getState());
  if (action) await store.load(action);
  return context;
}
