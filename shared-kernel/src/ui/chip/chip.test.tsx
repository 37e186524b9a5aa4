import { fireEvent, render, screen } from '@testing-library/react';
import { Chip, ChipLink } from './index.ts';

test('a toggle says whether it is pressed', () => {
  const onClick = jest.fn();
  render(
    <Chip pressed onClick={onClick}>
      Cajero
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Cajero' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a link chip leads to its address', () => {
  render(<ChipLink href="/empleos-de-cajero">Cajero</ChipLink>);
  expect(screen.getByRole('link', { name: 'Cajero' }).getAttribute('href')).toBe('/empleos-de-cajero');
});
