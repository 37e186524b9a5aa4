import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastItem } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows one toast at a time and asks to drop it when its time is over', () => {
  const onDismiss = jest.fn();
  render(
    <ToastRegion
      toasts={[
        { id: 'a', kind: 'status', text: 'Guardado' },
        { id: 'b', kind: 'status', text: 'Otro' },
      ]}
      onDismiss={onDismiss}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Guardado');
  act(() => jest.runAllTimers());
  act(() => jest.runAllTimers());
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('errors are announced as alerts', () => {
  render(
    <ToastRegion
      toasts={[{ id: 'a', kind: 'error', text: 'No se pudo guardar tu búsqueda' }]}
      onDismiss={() => {}}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('No se pudo guardar tu búsqueda');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a toast under the pointer stays', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion toasts={[{ id: 'a', kind: 'status', text: 'Guardado' }]} onDismiss={onDismiss} />);
  fireEvent.pointerEnter(screen.getByText('Guardado'));
  act(() => jest.runAllTimers());
  act(() => jest.runAllTimers());
  expect(onDismiss).not.toHaveBeenCalled();
});

test('an action may take the focus, but from nobody', () => {
  const toast = { id: 'a', kind: 'status', text: 'Quitado', action: { label: 'Deshacer', takesFocus: true } };
  const region = <ToastRegion toasts={[toast as ToastItem]} onDismiss={() => {}} />;
  const { unmount } = render(region);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deshacer' }));
  unmount();
  render(<input aria-label="Nombre" />);
  screen.getByLabelText('Nombre').focus();
  render(region);
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
});

test('shown again in its own place it takes the focus again', () => {
  const again = (text: string): ToastItem[] => [
    { id: 'a', kind: 'status', text, action: { label: 'Deshacer', takesFocus: true } },
  ];
  const { rerender } = render(<ToastRegion toasts={again('Quitaste uno')} onDismiss={() => {}} />);
  act(() => screen.getByRole('button', { name: 'Deshacer' }).blur());
  rerender(<ToastRegion toasts={again('Quitaste otro')} onDismiss={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deshacer' }));
});

test.each(['Ok', 'Cerrar'])('after %s the focus is where it came from', (name) => {
  const toast: ToastItem = { id: 'a', kind: 'status', text: 'Ya no caben más', action: { label: 'Ok' } };
  const page = (toasts: ToastItem[]) => (
    <>
      <button type="button">Guardar</button>
      <ToastRegion toasts={toasts} onDismiss={() => {}} />
    </>
  );
  const { rerender } = render(page([toast]));
  screen.getByRole('button', { name: 'Guardar' }).focus();
  act(() => screen.getByRole('button', { name }).focus());
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }));
});

test('a toast with an action stays until it is used', () => {
  const onDismiss = jest.fn();
  const onAction = jest.fn();
  const toast = { id: 'a', kind: 'error', text: 'Falló', action: { label: 'Reintentar' } } as const;
  render(<ToastRegion toasts={[toast]} onDismiss={onDismiss} onAction={onAction} />);
  act(() => jest.runAllTimers());
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onAction).toHaveBeenCalledWith(toast);
  expect(onDismiss).toHaveBeenCalledWith('a');
});
