import { render, screen } from '@testing-library/react';
import { Tag } from './index.ts';

test('shows its text and is not interactive', () => {
  render(<Tag tone="ok">Postulado</Tag>);
  expect(screen.getByText('Postulado')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
