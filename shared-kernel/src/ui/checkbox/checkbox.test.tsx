import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './index.ts';

test('toggles through its label and shows its error', () => {
  const onValue = jest.fn();
  render(
    <Checkbox checked={false} onValue={onValue} error="Acepta los términos">
      Acepto los términos
    </Checkbox>,
  );
  fireEvent.click(screen.getByText('Acepto los términos'));
  expect(onValue).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});
