import { render, screen } from '@testing-library/react';
import { XIcon } from '../icon/index.ts';
import { IconButton, IconLink } from './index.ts';

test('the label names the control', () => {
  render(
    <>
      <IconButton label="Cerrar">
        <XIcon />
      </IconButton>
      <IconLink label="Correo" href="/correo">
        <XIcon />
      </IconLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Correo' }).getAttribute('href')).toBe('/correo');
});
