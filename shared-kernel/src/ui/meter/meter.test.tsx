import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { SCORE_COLOUR, SCORE_SIZE } from '../../catalogues/index.ts';
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

test('colour and sizes of the score are those of the catalogue', () => {
  const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
  const measure = (name: string) =>
    new RegExp(`\\.${name} \\{[^}]*font-size: (\\d+)px`).exec(read('meter.module.css'))?.[1];
  expect(/--score: (#\w+);/.exec(read('../styles/tokens.css'))?.[1]).toBe(SCORE_COLOUR);
  expect([measure('l'), measure('s')]).toEqual([String(SCORE_SIZE.desktop), String(SCORE_SIZE.mobile)]);
});
