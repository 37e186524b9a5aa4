import { act, fireEvent, render, screen } from '@testing-library/react';
import { RELOAD_WANTED, noteKept } from '@chamba/kernel/offline';
import { OfflineBanner } from './offline-banner.tsx';

afterEach(() => noteKept(null));

test('claims to show something kept only where something is', () => {
  noteKept(0);
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toContain(
    'Sin conexión: solo puedes abrir lo que ya viste en este dispositivo.',
  );
  act(() => noteKept(Date.now()));
  expect(screen.getByRole('status').textContent).toMatch(
    /Sin conexión: mostramos lo último que viste, guardado en este dispositivo hoy/,
  );
});

test('asks before the page is loaded anew, and leaves it where that would lose something', () => {
  const reload = jest.fn((wanted: Event) => wanted.preventDefault());
  addEventListener(RELOAD_WANTED, reload);
  render(<OfflineBanner />);
  // A page that cannot be loaded anew in this test would say so.
  const refused = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(refused).not.toHaveBeenCalled();
  removeEventListener(RELOAD_WANTED, reload);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refused).toHaveBeenCalledTimes(1);
});
