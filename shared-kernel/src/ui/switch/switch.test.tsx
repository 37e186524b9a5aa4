import { fireEvent, render, screen } from '@testing-library/react';
import { Switch } from './index.ts';

test('says its state and gives the opposite when pressed', () => {
  const onValue = jest.fn();
  render(<Switch aria-label="Ahorro de datos" checked onValue={onValue} />);
  const control = screen.getByRole('switch', { name: 'Ahorro de datos' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(control);
  expect(onValue).toHaveBeenCalledWith(false);
});
