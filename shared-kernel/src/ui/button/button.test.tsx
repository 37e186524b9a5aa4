import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './index.ts';

test('a press calls the handler', () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Guardar</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('while busy it shows the gerund, says so and ignores presses, also to submit its form', () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Enviando..." onClick={onClick}>
        Reenviar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviando...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a label over 24 characters is cut and kept whole as name and title', () => {
  const text = 'Guardar esta búsqueda de empleo';
  render(<Button>{text}</Button>);
  const button = screen.getByRole('button', { name: text });
  expect(button.title).toBe(text);
  expect(button.textContent).toContain('Guardar esta búsqueda de…');
});

test('a label that fits has neither cut nor title', () => {
  render(<Button>Postularme</Button>);
  const button = screen.getByRole('button', { name: 'Postularme' });
  expect(button.textContent).toBe('Postularme');
  expect(button.title).toBe('');
});
