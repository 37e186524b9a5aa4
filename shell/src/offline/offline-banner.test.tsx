import { act, render, screen } from '@testing-library/react';
import { noteKept } from '@chamba/kernel/offline';
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
