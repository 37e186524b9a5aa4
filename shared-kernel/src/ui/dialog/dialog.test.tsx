import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './index.ts';

test('opens as a modal named by its title and closes when its owner says so', () => {
  const { rerender, container } = render(
    <Dialog open={false} onClose={() => {}} title="Revisa tu correo">
      Texto
    </Dialog>,
  );
  expect(screen.queryByText('Texto')).toBeNull();
  rerender(
    <Dialog open onClose={() => {}} title="Revisa tu correo">
      Texto
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Revisa tu correo' })).toBeTruthy();
  rerender(
    <Dialog open={false} onClose={() => {}} title="Revisa tu correo">
      Texto
    </Dialog>,
  );
  expect(container.querySelector('dialog')?.open).toBe(false);
});

test('the close button, Esc and the scrim ask to close; a press inside does not', () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Título">
      Texto
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByText('Texto'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a dialog closed by the browser notifies its owner once; one closed by the owner does not', () => {
  const onClose = jest.fn();
  const { rerender } = render(<Dialog open onClose={onClose} title="Título" />);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Dialog open={false} onClose={onClose} title="Título" />);
  expect(onClose).toHaveBeenCalledTimes(1);
});
