import { render } from '@testing-library/react';
import { hasUnsavedChanges, useUnsavedChanges } from './index.ts';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return null;
}

test('unsaved changes are known while a form holds them, and gone with it', () => {
  const one = render(<Form dirty={false} />);
  const other = render(<Form dirty />);
  expect(hasUnsavedChanges()).toBe(true);
  other.rerender(<Form dirty={false} />);
  expect(hasUnsavedChanges()).toBe(false);
  one.rerender(<Form dirty />);
  expect(hasUnsavedChanges()).toBe(true);
  one.unmount();
  expect(hasUnsavedChanges()).toBe(false);
});
