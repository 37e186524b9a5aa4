import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its HTML is being taken over, true afterwards. What only the browser knows (marks,
 * outbox) may show from then on; before, it would differ from the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
