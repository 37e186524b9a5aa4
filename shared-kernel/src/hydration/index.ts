import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its HTML is taken over, true afterwards: what only the browser knows, and what works by
 * scripts alone, may show from then on. Before, it would differ from the server's HTML.
 * @example
 * const isHydrated = useHydrated();
 * return isHydrated ? <ShareButton url={url} /> : null;
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
