import { slugify } from '../routes/index.ts';
import {
  SALARY_BANDS,
  STATES,
  contractLabel,
  findMailProvider,
  findSalaryBand,
  workModeLabel,
} from './index.ts';

test('states have 32 codes and the slugs of their names', () => {
  expect(new Set(STATES.map((state) => state.code)).size).toBe(32);
  for (const state of STATES) expect(state.slug).toBe(slugify(state.name));
});

test('salary bands cover every amount once', () => {
  expect(SALARY_BANDS.map((band) => band.label)).toEqual([
    '$0 - $5,000',
    '$5,000 - $10,000',
    '$10,000 - $15,000',
    '$15,000 - $20,000',
    '$20,000 - $30,000',
    '$30,000 - $40,000',
    '$40,000 - $50,000',
    '$50,000 - $65,000',
    '$65,000 - $80,000',
    '$80,000 o más',
  ]);
  expect(findSalaryBand(4_999)?.value).toBe('0-5000');
  expect(findSalaryBand(5_000)?.value).toBe('5000-10000');
  expect(findSalaryBand(500_000)?.value).toBe('80000-');
});

test('labels of ids', () => {
  expect([0, 1, 2, 9].map(workModeLabel)).toEqual(['Presencial', 'Desde casa', 'Híbrido', undefined]);
  expect([1, 2, 3, 4, 5].map(contractLabel)).toEqual([
    'Medio tiempo',
    'Tiempo completo',
    'Honorarios',
    'Indeterminado',
    'Becario / Prácticas',
  ]);
});

test('the inbox of an address, hidden providers left out', () => {
  expect(findMailProvider('Ana@GMAIL.com')?.link).toBe('https://mail.google.com');
  expect(findMailProvider('ana@mailinator.com')).toBeUndefined();
  expect(findMailProvider('ana@empresa.mx')).toBeUndefined();
});
