import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './index.ts';

test('links to the pages above and marks the current one', () => {
  render(<Breadcrumbs items={[{ label: 'Empleos', href: '/empleos' }, { label: 'Cajero' }]} />);
  expect(screen.getByRole('navigation', { name: 'Ruta de navegación' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Empleos' }).getAttribute('href')).toBe('/empleos');
  expect(screen.getByText('Cajero').getAttribute('aria-current')).toBe('page');
});
