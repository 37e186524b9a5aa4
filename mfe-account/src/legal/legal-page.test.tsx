import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestStore, FakeGateway, openPage } from '../testing/page.tsx';
import page from './privacy.page.tsx';

const DOCUMENT = 'GET /legal-docs/documents/privacy';

test('shows the document under one main heading', async () => {
  const gateway = new FakeGateway().on(DOCUMENT, {
    content: '<h2>Responsable</h2><p>Chamba.</p><script>alert(1)</script>',
  });
  const { store } = createTestStore(gateway);
  const { container } = await openPage(store, page);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Responsable' })).toBeTruthy();
  expect(container.querySelector('script')).toBeNull();
  expect(page.status?.(store.getState(), { pathname: '', search: '', hash: '', params: {} })).toBe(200);
});

test('a document that does not load can be tried again', async () => {
  const gateway = new FakeGateway().on(
    DOCUMENT,
    { failure: 'MYS-1', status: 503 },
    { content: '<p>Ya está</p>' },
  );
  const { store } = createTestStore(gateway);
  await openPage(store, page);
  expect(page.status?.(store.getState(), { pathname: '', search: '', hash: '', params: {} })).toBe(503);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya está')).toBeTruthy();
});
