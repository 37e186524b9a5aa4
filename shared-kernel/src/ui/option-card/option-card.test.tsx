import { fireEvent, render, screen } from '@testing-library/react';
import { OptionCard } from './index.ts';

test('is a radio named by its texts', () => {
  const onValue = jest.fn();
  render(
    <OptionCard name="razon" title="Encontré empleo" detail="Por Chamba" checked={false} onValue={onValue} />,
  );
  fireEvent.click(screen.getByRole('radio', { name: /Encontré empleo/ }));
  expect(onValue).toHaveBeenCalledWith(true);
});
