import { fireEvent, render, screen } from '@testing-library/react';
import { SelectField } from './index.ts';

test('offers the placeholder and the options, and gives the chosen value', () => {
  const onValue = jest.fn();
  render(
    <SelectField
      label="Ciudad"
      placeholder="Elige una ciudad"
      value=""
      onValue={onValue}
      options={[{ value: '1', label: 'Guadalajara' }]}
    />,
  );
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Elige una ciudad',
    'Guadalajara',
  ]);
  fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value: '1' } });
  expect(onValue).toHaveBeenCalledWith('1');
});
