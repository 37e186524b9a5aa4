import { fireEvent, render, screen } from '@testing-library/react';
import { hasUnsavedChanges, useUnsavedChanges } from './index.ts';

function Form({ dirty }: { dirty: boolean }) {
  const leave = useUnsavedChanges(dirty);
  return <button onClick={leave}>Buscar</button>;
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

test('a form that leads on with what it holds gives the page free at once', () => {
  const form = render(<Form dirty />);
  fireEvent.click(screen.getByRole('button'));
  expect(hasUnsavedChanges()).toBe(false);
  form.rerender(<Form dirty={false} />);
  form.rerender(<Form dirty />);
  expect(hasUnsavedChanges()).toBe(true);
  form.unmount();
  expect(hasUnsavedChanges()).toBe(false);
});
