import { render, screen } from '@testing-library/react';
import { Card, LinkCard } from './index.ts';

test('draws the element asked for', () => {
  render(
    <Card as="article" pad="m">
      Vacante
    </Card>,
  );
  expect(screen.getByRole('article').textContent).toBe('Vacante');
});

test('a link card is one link', () => {
  render(<LinkCard href="/empleos">Empleos</LinkCard>);
  expect(screen.getByRole('link', { name: 'Empleos' }).getAttribute('href')).toBe('/empleos');
});
