import { act, render, type RenderResult } from '@testing-library/react';
import type { TransportRequest } from '@chamba/kernel/api';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, fakeGateway, loadPage, type Reply } from '@chamba/kernel/testing';

export type { Reply };

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
export function openSite(answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>) {
  const { requests, calls, transport } = fakeGateway(answer);
  const { store, visited } = createTestStore(transport);

  /** Loads a page's data as the shell does. */
  const load = (page: Page, address: string, params: PageContext['params'] = {}): Promise<PageContext> =>
    act(() => loadPage(store, 'mfe-search', page, address, params));

  /** Loads a page and draws it. */
  async function open(
    page: Page,
    address: string,
    params: PageContext['params'] = {},
  ): Promise<RenderResult & { context: PageContext }> {
    const context = await load(page, address, params);
    // What a page does at once, slots above all, is done when this resolves.
    return act(async () => ({
      context,
      ...render(
        <Provider store={store}>
          <page.Component context={context} />
        </Provider>,
      ),
    }));
  }
  return { store, requests, visited, load, open, calls };
}
