import { render, screen } from '@testing-library/react';
import { Logo, Mark } from './index.ts';

test('both forms are named', () => {
  render(
    <>
      <Logo />
      <Mark />
    </>,
  );
  expect(screen.getAllByRole('img', { name: 'Chamba' })).toHaveLength(2);
});
