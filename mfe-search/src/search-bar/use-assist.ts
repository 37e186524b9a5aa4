import { useCallback, useState } from 'react';
import { useChambaStore } from '@chamba/kernel/store';
import type * as AssistModule from './search-assist.tsx';

/** The loaded part. */
export type Assist = typeof AssistModule;

const loadAssist = () => import(/* webpackChunkName: "search-assist" */ './search-assist.tsx');

/** Fetches without showing: an input that changes under the finger would lose the press. */
const preload = () => void loadAssist().catch(() => undefined);

/**
 * The part of the search bar that comes with the first intent: suggestions, the rules of sending and the phone's
 * dialog. `wake` loads it and rejects when it cannot be had; the plain form then still works.
 */
export function useAssist(): { assist: Assist | null; preload: () => void; wake: () => Promise<void> } {
  const store = useChambaStore();
  const [assist, setAssist] = useState<Assist | null>(null);
  const wake = useCallback(async () => {
    const loaded = await loadAssist();
    store.inject({ owner: 'mfe-search', sagas: [loaded.searchBarSaga] });
    setAssist(loaded);
  }, [store]);
  return { assist, preload, wake };
}
