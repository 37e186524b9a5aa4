import { render } from '@testing-library/react';
import type { Transport } from '@chamba/kernel/api';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import page from '../resume/resume.page.tsx';
import { sessionAnswer } from './fixtures.ts';

/**
 * Draws the page of a signed-in candidate's résumé over a network edge.
 * @param search query of its address.
 * @returns the store and the page's context.
 */
export async function openResume(transport: Transport, search = '') {
  const { store } = createTestStore(transport);
  store.dispatch(sessionStarted({ answer: sessionAnswer('70'), method: 'token' }));
  const context = { ...(await loadPage(store, 'mfe-cv', page, '/curriculo')), search };
  render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return { store, context };
}
