import type { ReactNode } from 'react';
import { Provider, type ChambaStore, type RootState } from '@chamba/kernel/store';
import { SlotHostContext } from '@chamba/kernel/slots';
import type { PageHost } from '../page-loading/page-host.ts';
import { PageHostContext } from './page-host-context.ts';

/**
 * What every page stands in: the store, the slots and the host. `children` is the router.
 * @param rendered state of the server's HTML: the first rendering is made from it, whatever the browser added since.
 */
export function App({
  store,
  host,
  rendered,
  children,
}: {
  store: ChambaStore;
  host: PageHost;
  rendered?: RootState;
  children: ReactNode;
}) {
  return (
    <Provider store={store} serverState={rendered}>
      <PageHostContext.Provider value={host}>
        <SlotHostContext.Provider value={host}>{children}</SlotHostContext.Provider>
      </PageHostContext.Provider>
    </Provider>
  );
}
