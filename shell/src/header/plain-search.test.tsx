import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import { PlainSearch } from './plain-search.tsx';

test('what is typed keeps the page from being loaded anew', async () => {
  render(<PlainSearch />);
  const box = screen.getByRole('textbox', { name: 'Puesto, área laboral o empresa' });
  await userEvent.type(box, 'cajero');
  expect(hasUnsavedChanges()).toBe(true);
  await userEvent.clear(box);
  expect(hasUnsavedChanges()).toBe(false);
});
