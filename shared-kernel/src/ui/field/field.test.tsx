import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Field } from './index.ts';

test('gives the text at each change', () => {
  const onValue = jest.fn();
  render(<Field label="Nombre completo" value="" onValue={onValue} />);
  fireEvent.change(screen.getByLabelText('Nombre completo'), { target: { value: 'Lupita' } });
  expect(onValue).toHaveBeenCalledWith('Lupita');
});

test('an error replaces the hint, is announced and describes the input', () => {
  const { rerender } = render(
    <Field label="Correo" value="" onValue={() => {}} hint="Lo usas para entrar" />,
  );
  const input = screen.getByLabelText('Correo');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Lo usas para entrar',
  );
  rerender(
    <Field
      label="Correo"
      value=""
      onValue={() => {}}
      hint="Lo usas para entrar"
      error="Este correo no es válido"
    />,
  );
  expect(screen.queryByText('Lo usas para entrar')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Este correo no es válido');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

test('a password can be shown and hidden', () => {
  render(<Field label="Contraseña" type="password" value="abc12345" onValue={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('Contraseña');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(input.type).toBe('password');
});

test('the button of a password does not work, and says so, until the page is hydrated', () => {
  const password = <Field label="Contraseña" type="password" value="" onValue={() => {}} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(password);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mostrar contraseña' });
  expect(button().disabled).toBe(true);
  render(password, { container, hydrate: true });
  expect(button().disabled).toBe(false);
});
