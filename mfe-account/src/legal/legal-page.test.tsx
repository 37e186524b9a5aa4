import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestStore, FakeGateway, openPage } from '../testing/page.tsx';
import page from './privacy.page.tsx';

const DOCUMENT = 'GET /legal-docs/documents/privacy';

test('shows the document under one main heading', async () => {
  const gateway = new FakeGateway().on(DOCUMENT, {
    content: '<p>Chamba.</p>',
    nodes: [
      { tag: 'h2', children: ['Responsable'] },
      { tag: 'p', children: ['Chamba.', { tag: 'br', children: [] }] },
      { tag: 'a', href: '/terminos-condiciones', children: ['Términos'] },
      { tag: 'script', children: ['alert(1)'] },
      { children: 'otra cosa' },
    ],
  });
  const { store } = createTestStore(gateway);
  const { container } = await openPage(store, page);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Responsable' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Términos' }).getAttribute('href')).toBe('/terminos-condiciones');
  expect(container.querySelector('script')).toBeNull();
  expect(page.status?.(store.getState(), { pathname: '', search: '', hash: '', params: {} })).toBe(200);
});

test('a document that does not load can be tried again', async () => {
  const gateway = new FakeGateway().on(
    DOCUMENT,
    { failure: 'MYS-1', status: 503 },
    { content: '<p>Ya está</p>', nodes: [{ tag: 'p', children: ['Ya está'] }] },
  );
  const { store } = createTestStore(gateway);
  await openPage(store, page);
  expect(page.status?.(store.getState(), { pathname: '', search: '', hash: '', params: {} })).toBe(503);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya está')).toBeTruthy();
});

test('a document that brings a main heading keeps it as the only one', async () => {
  const gateway = new FakeGateway().on(DOCUMENT, {
    content: '',
    nodes: [{ tag: 'section', children: [{ tag: 'h1', children: ['Aviso nuestro'] }] }],
  });
  const { store } = createTestStore(gateway);
  await openPage(store, page);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Aviso nuestro',
  ]);
});

test('a document without parsed nodes is a failure', async () => {
  const gateway = new FakeGateway().on(DOCUMENT, { content: '<p>Aviso</p>' });
  const { store } = createTestStore(gateway);
  await openPage(store, page);
  expect(page.status?.(store.getState(), { pathname: '', search: '', hash: '', params: {} })).toBe(503);
});
