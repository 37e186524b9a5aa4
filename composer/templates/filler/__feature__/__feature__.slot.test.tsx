import { cleanup, render, screen } from '@testing-library/react';
import type { SlotProps } from '@chamba/kernel/slots';
import __FeatureName__Slot from './__feature__.slot.tsx';

const props = {} satisfies SlotProps<'__slot__'>;

afterEach(cleanup);

test('shows what it is about', () => {
  render(<__FeatureName__Slot {...props} />);
  expect(screen.getByRole('region', { name: '__title__' })).toBeTruthy();
});
