import type { ReactNode } from 'react';
import { Provider, type ChambaStore } from '@chamba/kernel/store';
import { SlotHostContext } from '@chamba/kernel/slots';
import type { PageHost } from '../page-loading/page-host.ts';
import { PageHostContext } from './page-host-context.ts';

/** What every page stands in: the store, the slots and the host. `children` is the router. */
export function App({ store, host, children }: { store: ChambaStore; host: PageHost; children: ReactNode }) {
  return (
    <Provider store={store}>
      <PageHostContext.Provider value={host}>
        <SlotHostContext.Provider value={host}>{children}</SlotHostContext.Provider>
      </PageHostContext.Provider>
    </Provider>
  );
}
