import { render, screen } from '@testing-library/react';
import { EmptyState } from './index.ts';

test('shows its title as a heading of the level asked for, with its actions', () => {
  render(
    <EmptyState
      level={1}
      title="Aún no tienes postulaciones"
      actions={<a href="/empleos">Buscar empleo</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Aún no tienes postulaciones' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buscar empleo' })).toBeTruthy();
});
