import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its HTML is being taken over, true afterwards: what works by scripts alone shows from
 * then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
