import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockBoundary } from './block-boundary.tsx';

test('a block that crashes leaves the others, and can be drawn again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  function Broken() {
    if (isBroken) throw new Error('an answer nobody thought of');
    return <p>Otra vez aquí</p>;
  }
  render(
    <>
      <BlockBoundary name="one">
        <Broken />
      </BlockBoundary>
      <BlockBoundary name="other">
        <p>La de al lado</p>
      </BlockBoundary>
    </>,
  );
  expect(screen.getByText('La de al lado')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/Hay un problema para cargar este contenido/);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Otra vez aquí')).toBeTruthy();
});
