import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageHead } from '@chamba/kernel/seo';
import { Provider } from '@chamba/kernel/store';
import { createTestStore, failed, fakeGateway, loadPage, type Reply } from '@chamba/kernel/testing';
import page from './__feature__.page.tsx';

const area = (id: string, count: number) => ({
  id,
  description: `Área ${id}`,
  url: `/trabajo-en-${id}`,
  count,
});
const listed = (...items: unknown[]): Reply => ({ data: { status: 200, response: { items } } });

/** Opens the page as the shell does; only the network is pretended. */
async function open(answer: (count: number) => Reply) {
  const edge = fakeGateway((_request, count) => answer(count));
  const { store } = createTestStore(edge.transport);
  const context = await loadPage(store, '__unit__', page, '__path__');
  render(
    <Provider store={store}>
      <page.Component context={context} />
    </Provider>,
  );
  return { store, context };
}

afterEach(cleanup);

test('lists the areas that have offers, those with the most first', async () => {
  await open(() => listed(area('salud', 3), area('cocina', 0), area('ventas', 1200)));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Área ventas 1,200',
    'Área salud 3',
  ]);
});

test('shows a message when there is none', async () => {
  await open(() => listed());
  expect(screen.getByText('Por ahora no hay vacantes.')).toBeTruthy();
});

test('a failure can be retried, and is announced by the status', async () => {
  const { store, context } = await open((count) =>
    count === 1 ? failed('SRV-01', 503) : listed(area('salud', 3)),
  );
  expect(page.status?.(store.getState(), context)).toBe(503);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Área salud 3' })).toBeTruthy();
  expect(page.status?.(store.getState(), context)).toBe(200);
});

test('its head names the page and the site', async () => {
  const { store, context } = await open(() => listed());
  expect(pageHead(page, store.getState(), context)).toMatchObject({
    title: expect.stringMatching(/^__title__ \| ./),
    canonical: '__path__',
  });
});
