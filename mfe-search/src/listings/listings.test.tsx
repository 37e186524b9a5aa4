import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite } from '../testing/site.tsx';
import siteMap from './site-map.page.tsx';
import states from './states.page.tsx';

test('a listing shows its links with their counts, and retries when it could not be had', async () => {
  let broken = true;
  const site = openSite(() =>
    broken
      ? { status: 500, data: {} }
      : {
          data: {
            items: [{ id: 'MX-JAL', description: 'Jalisco', url: '/empleos-en-jalisco', count: 17_345 }],
          },
        },
  );
  await site.open(states, '/empleos-por-estado');
  expect(screen.getByRole('heading', { level: 1, name: 'Empleos por estado' })).toBeTruthy();
  expect(screen.getByText('Ocurrió un error al cargar las urls')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const link = await screen.findByRole('link', { name: /Jalisco/ });
  expect(link.getAttribute('href')).toBe('/empleos-en-jalisco');
  expect(link.textContent).toContain('17,345');
});

test('the site map leads to all states, and hides addresses nobody configured', async () => {
  await openSite(() => 'unreachable').open(siteMap, '/Home/Mapa_del_Sitio');
  expect(screen.getAllByRole('link', { name: /^Empleos en / })).toHaveLength(32);
  expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
});
