import { render, screen } from '@testing-library/react';
import { Stepper } from './index.ts';

const steps = ['Datos de contacto', 'Profesión', 'Experiencia', 'Educación'];

test('says the step and what follows', () => {
  render(<Stepper steps={steps} current={0} end="Listo" />);
  expect(screen.getByText('Paso 1 de 4 · Sigue: Profesión')).toBeTruthy();
  expect(screen.getByText('Datos de contacto').closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('the end follows the last step, and nothing follows the end', () => {
  const { rerender } = render(<Stepper steps={steps} current={3} end="Listo" />);
  expect(screen.getByText('Paso 4 de 4 · Sigue: Listo')).toBeTruthy();
  rerender(<Stepper steps={steps} current={4} end="Listo" />);
  expect(screen.getByText('Paso 4 de 4')).toBeTruthy();
});
