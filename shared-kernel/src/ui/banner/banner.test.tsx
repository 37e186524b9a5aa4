import { fireEvent, render, screen } from '@testing-library/react';
import { Banner } from './index.ts';

test('can be closed only when the owner allows it', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<Banner tone="warn">Mantenimiento</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Banner tone="warn" onDismiss={onDismiss}>
      Mantenimiento
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
