import { useLayoutEffect } from 'react';
import { useChambaStore, type SagaDeclaration } from '@chamba/kernel/store';

/**
 * Starts the saga of a dialog with the code of the dialog, so that a page which opens none does not load it. It runs until
 * the page is left: what was asked for is done, also when the dialog is closed meanwhile. What opened the dialog was
 * dispatched before the saga ran, so it looks at the state first.
 */
export function useDialogSaga(name: string, saga: SagaDeclaration['saga']): void {
  const store = useChambaStore();
  useLayoutEffect(
    () => store.inject({ owner: 'mfe-cv', sagas: [{ name, saga, life: 'page' }] }),
    [store, name, saga],
  );
}
