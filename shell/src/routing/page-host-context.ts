import { createContext, useContext } from 'react';
import type { PageHost } from '../page-loading/page-host.ts';

export const PageHostContext = createContext<PageHost | null>(null);

/** The page's host. @throws when used outside the app. */
export function usePageHost(): PageHost {
  const host = useContext(PageHostContext);
  if (!host) throw new Error('PageHostContext is missing');
  return host;
}
