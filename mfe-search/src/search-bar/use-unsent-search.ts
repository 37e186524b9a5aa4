import { useEffect } from 'react';
import { useChambaStore } from '@chamba/kernel/store';
import { holdUnsavedChanges } from '@chamba/kernel/unsaved';
import { selectSearchBar } from './search-bar.slice.ts';

/**
 * Keeps the page from being loaded anew by itself while the boxes hold what was typed and not sent. It listens to the
 * store and not to renders: a search that is sent leads on at once, and there the page may be loaded anew.
 */
export function useUnsentSearch(): void {
  const store = useChambaStore();
  useEffect(() => {
    let release: (() => void) | undefined;
    const check = () => {
      const { edited, keyword, placeText } = selectSearchBar(store.getState());
      if (edited && keyword + placeText !== '') {
        release ??= holdUnsavedChanges();
      } else {
        release?.();
        release = undefined;
      }
    };
    check();
    const unsubscribe = store.subscribe(check);
    return () => {
      unsubscribe();
      release?.();
    };
  }, [store]);
}
