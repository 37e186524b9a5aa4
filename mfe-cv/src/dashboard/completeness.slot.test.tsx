import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStarted } from '@chamba/kernel/session';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, failed, fakeGateway } from '@chamba/kernel/testing';
import { sessionAnswer } from '../testing/fixtures.ts';
import CompletenessSlot, { sagas, slices } from './completeness.slot.tsx';

test('keeps its place while it loads, and can be tried again where it fails', async () => {
  const { transport, requests } = fakeGateway(() => failed('MYS-0', 500));
  const { store } = createTestStore(transport);
  store.inject({ owner: 'mfe-cv', version: '0.0.0', slices, sagas });
  store.dispatch(sessionStarted({ answer: sessionAnswer('70'), method: 'token' }));
  render(
    <Provider store={store}>
      <CompletenessSlot />
    </Provider>,
  );
  expect(screen.getByText('Cargando tu CV')).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const before = requests.length;
  await userEvent.click(retry);
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(requests.length).toBeGreaterThan(before);
});
