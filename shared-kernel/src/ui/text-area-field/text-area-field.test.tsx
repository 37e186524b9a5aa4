import { fireEvent, render, screen } from '@testing-library/react';
import { TextAreaField } from './index.ts';

test('gives its text and carries its error', () => {
  const onValue = jest.fn();
  render(<TextAreaField label="Objetivo" value="" onValue={onValue} error="Escribe tu objetivo" />);
  const area = screen.getByLabelText('Objetivo');
  fireEvent.change(area, { target: { value: 'Crecer' } });
  expect(onValue).toHaveBeenCalledWith('Crecer');
  expect(area.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});
