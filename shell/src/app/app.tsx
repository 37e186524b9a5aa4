import { useEffect, type ReactNode } from 'react';
import { Provider, type ChambaStore, type RootState } from '@chamba/kernel/store';
import { SlotHostContext } from '@chamba/kernel/slots';
import type { PageHost } from '../page-loading/page-host.ts';
import { PageHostContext } from '../routing/page-host-context.ts';

type AppProps = {
  store: ChambaStore;
  host: PageHost;
  /**
   * What the server's HTML shows. Parts of the page hydrate one after the other, and what this device knows comes into
   * the store meanwhile: each part first meets its HTML with this, and shows the rest right after.
   */
  rendered?: RootState | undefined;
  /** Called once when the page answers for itself: whatever changes it has to wait for that. */
  onShown?: (() => void) | undefined;
  /** The router. */
  children: ReactNode;
};

/** What every page stands in: the store, the slots and the host. */
export function App({ store, host, rendered, onShown, children }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Provider store={store} {...(rendered && { serverState: rendered })}>
      <PageHostContext.Provider value={host}>
        <SlotHostContext.Provider value={host}>{children}</SlotHostContext.Provider>
      </PageHostContext.Provider>
    </Provider>
  );
}
