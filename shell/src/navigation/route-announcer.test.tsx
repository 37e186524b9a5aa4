import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import { createComposition, createHost, plainPage, remoteModule, routeEntry } from '../testing/fixtures.tsx';

const PAGES = { '/': 'Inicio del sitio', '/empleos-por-estado': 'Estados', '/ayuda-de-prueba': 'Ayuda' };

async function open() {
  const entries = Object.entries(PAGES);
  const composition = createComposition(
    entries.map(([path]) => routeEntry({ id: path, path, category: 'filters' })),
  );
  const remote = remoteModule({
    routes: entries.map(([path, title]) => ({
      id: path,
      path,
      category: 'filters',
      page: () => Promise.resolve(plainPage(title)),
    })),
  });
  const host = createHost(composition, () => Promise.resolve(remote));
  const router = createMemoryRouter(createRoutes(host), { initialEntries: ['/'] });
  render(
    <App store={host.store} host={host}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1 });
  return (to: string) => act(async () => router.navigate(to));
}

const announced = () => screen.getAllByRole('status').map((status) => status.textContent);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the page that was gone to is announced, and its title has the focus', async () => {
  const go = await open();
  expect(announced().join('')).toBe('');
  await go('/empleos-por-estado');
  expect(announced()).toContain('Estados');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Estados' }));
  await go('/');
  expect(announced()).toContain('Inicio del sitio');
});

test('a link to a place of another page announces the page and leaves the focus to the place', async () => {
  const go = await open();
  await go('/ayuda-de-prueba#cuenta');
  expect(announced()).toContain('Ayuda');
  await go('/ayuda-de-prueba#datos');
  expect(announced()).toContain('Ayuda');
});
