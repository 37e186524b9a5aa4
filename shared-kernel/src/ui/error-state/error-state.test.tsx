import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorState } from './index.ts';

test('shows the texts of a failed load and retries', () => {
  const onRetry = jest.fn();
  render(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Hay un problema para cargar este contenido.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('has no retry where there is nothing to retry', () => {
  render(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('before scripts run the retry is a link to the same address', () => {
  document.body.innerHTML = renderToStaticMarkup(<ErrorState onRetry={() => undefined} />);
  expect(screen.getByText('Reintentar').closest('a')?.getAttribute('href')).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
