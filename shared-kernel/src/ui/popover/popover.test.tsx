import { fireEvent, render, screen } from '@testing-library/react';
import { Popover } from './index.ts';

function setup() {
  const onClose = jest.fn();
  render(
    <>
      <div>
        <button type="button">Abrir</button>
        <Popover onClose={onClose}>
          <a href="/sueldos">Sueldos</a>
        </Popover>
      </div>
      <button type="button">Fuera</button>
    </>,
  );
  return onClose;
}

test('closes on a press and on focus outside, not inside', () => {
  const onClose = setup();
  fireEvent.pointerDown(screen.getByRole('link'));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Abrir' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Fuera' }));
  fireEvent.focusIn(screen.getByRole('button', { name: 'Fuera' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Esc closes and gives the focus back to the opener', () => {
  const onClose = setup();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Abrir');
});
