import { render, screen } from '@testing-library/react';
import { DeadLink } from './index.ts';

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('says that the link is gone, where help is, and where another one is asked for', () => {
  render(<DeadLink supportEmail="ayuda@chamba.mx" again="/cuenta/recuperar-contrasena" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Esta liga ya no está disponible' })).toBeTruthy();
  expect(linkTo('ayuda@chamba.mx')).toBe('mailto:ayuda@chamba.mx');
  expect(linkTo('Pedir otra liga')).toBe('/cuenta/recuperar-contrasena');
  expect(linkTo('Ir al inicio')).toBe('/');
});

test('offers nothing that there is not', () => {
  render(<DeadLink supportEmail="" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ir al inicio']);
  expect(screen.queryByText(/escríbenos/)).toBeNull();
});
