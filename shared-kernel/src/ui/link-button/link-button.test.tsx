import { render, screen } from '@testing-library/react';
import { LinkButton } from './index.ts';

test('is a link with its address', () => {
  render(<LinkButton href="/registro">Crear cuenta</LinkButton>);
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/registro');
});
