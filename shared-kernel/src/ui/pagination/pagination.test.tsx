import { render, screen } from '@testing-library/react';
import { Pagination } from './index.ts';

const getHref = (page: number) => `/empleos?page=${page}`;

test('links to the neighbours, the first and the last page, and marks the current one', () => {
  render(<Pagination page={5} pages={20} getHref={getHref} />);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual([
    'Página anterior',
    'Página 1',
    'Página 4',
    'Página 5',
    'Página 6',
    'Página 20',
    'Página siguiente',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/empleos?page=5');
});

test('has no way back on the first page, none forth on the last, and is absent for one page', () => {
  const { rerender, container } = render(<Pagination page={1} pages={2} getHref={getHref} />);
  expect(screen.queryByRole('link', { name: 'Página anterior' })).toBeNull();
  rerender(<Pagination page={2} pages={2} getHref={getHref} />);
  expect(screen.queryByRole('link', { name: 'Página siguiente' })).toBeNull();
  rerender(<Pagination page={1} pages={1} getHref={getHref} />);
  expect(container.childElementCount).toBe(0);
});
