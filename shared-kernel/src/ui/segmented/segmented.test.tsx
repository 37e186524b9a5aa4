import { fireEvent, render, screen } from '@testing-library/react';
import { Segmented } from './index.ts';

test('is a named radio group that gives the chosen value', () => {
  const onValue = jest.fn();
  render(
    <Segmented
      label="Género"
      value="2"
      onValue={onValue}
      options={[
        { value: '2', label: 'Mujer' },
        { value: '1', label: 'Hombre' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Género' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mujer' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Hombre' }));
  expect(onValue).toHaveBeenCalledWith('1');
});
