import { render, screen } from '@testing-library/react';
import { MeterBar, ScoreRing } from './index.ts';

test('the bar gives its value, kept between 0 and 100', () => {
  render(<MeterBar value={140} label="Tu CV está completo" />);
  expect(screen.getByRole('meter', { name: 'Tu CV está completo' }).getAttribute('aria-valuenow')).toBe(
    '100',
  );
});

test('the ring says the score in words and shows it', () => {
  render(<ScoreRing value={81.6} />);
  expect(screen.getByRole('img', { name: 'Coincides 82 de 100' }).textContent).toBe('82');
});
