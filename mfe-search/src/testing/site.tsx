import { render, type RenderResult } from '@testing-library/react';
import { createApiClient, type TransportRequest } from '@chamba/kernel/api';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { navigate } from '@chamba/kernel/router';
import { createChambaStore, Provider, takeEvery, type ChambaStore } from '@chamba/kernel/store';

/** What the pretended gateway does with one request: an HTTP status with its body, or no answer at all. */
export type Reply = { status?: number; data: unknown } | 'unreachable';

/** Wide screens have the preview and the popovers; phones the sheets. */
export function setScreen(width: 'wide' | 'phone'): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width === 'wide',
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

/** A real store over a pretended gateway: everything but the network is the product's. */
export function openSite(answer: (request: TransportRequest) => Reply) {
  const requests: TransportRequest[] = [];
  const visited: string[] = [];
  const transport = async (request: TransportRequest) => {
    requests.push(request);
    const reply = answer(request);
    if (reply === 'unreachable') throw new Error('connection refused');
    return { status: reply.status ?? 200, data: reply.data };
  };
  const store: ChambaStore = createChambaStore({ api: createApiClient({ transport, retryPausesMs: [] }) });
  function* watchNavigation() {
    yield takeEvery(
      navigate.type,
      ({ payload }: ReturnType<typeof navigate>) => void visited.push(payload.to),
    );
  }
  store.inject({ owner: 'test', sagas: [{ name: 'navigation', saga: watchNavigation, life: 'session' }] });

  const contextOf = (address: string, params: PageContext['params'] = {}): PageContext => {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    return { pathname, search, hash, params };
  };
  /** Loads a page's data as the shell does. */
  async function load(page: Page, address: string, params: PageContext['params'] = {}): Promise<PageContext> {
    const context = contextOf(address, params);
    store.inject({ owner: 'mfe-search', slices: page.slices, sagas: page.sagas });
    const action = page.load?.(context, store.getState());
    if (action) await store.load(action);
    return context;
  }
  /** Loads a page and draws it. */
  async function open(
    page: Page,
    address: string,
    params: PageContext['params'] = {},
  ): Promise<RenderResult & { context: PageContext }> {
    const context = await load(page, address, params);
    const view = render(
      <Provider store={store}>
        <page.Component context={context} />
      </Provider>,
    );
    return { context, ...view };
  }
  return {
    store,
    requests,
    /** Addresses the page asked the router for. */
    visited,
    load,
    open,
    calls: (path: string) => requests.filter((request) => request.path === path),
  };
}
