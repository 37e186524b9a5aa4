import { render, screen } from '@testing-library/react';
import { SearchIcon } from './index.ts';

test('an icon is hidden from screen readers unless it has a label', () => {
  const { container, rerender } = render(<SearchIcon />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  rerender(<SearchIcon label="Buscar" />);
  expect(screen.getByRole('img', { name: 'Buscar' })).toBeTruthy();
});
