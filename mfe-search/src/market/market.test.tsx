import { render, screen, within } from '@testing-library/react';
import type { Job, JobPay } from '@chamba/kernel/api';
import { job } from '../testing/fixtures.ts';
import { MarketCard } from './market-card.tsx';
import { binLabels, marketBasis, marketConclusion, type Market } from './market-words.ts';

const COUNTS = [8, 20, 45, 80, 120, 140, 115, 70, 40, 22, 10, 6];

function market(changes: Partial<Market> = {}): Market {
  return {
    offers: 1_206,
    kind: 'title',
    name: 'Cajero',
    place: 'Jalisco',
    pay: 'net',
    isparttime: false,
    isrecent: true,
    from: '2026-09-22',
    to: '2026-11-21',
    median: 10_400,
    lower: 9_600,
    upper: 11_300,
    bins: COUNTS.map((offers, place) => ({ from: 8_000 + 500 * place, to: 8_500 + 500 * place, offers })),
    isopenlow: false,
    isopenhigh: false,
    ...changes,
  };
}

const PAY: JobPay = {
  kind: 'net',
  monthly: { from: 9_800, to: 11_200 },
  hoursPerDay: null,
  daysPerWeek: null,
  hoursPerWeek: null,
  hoursPerMonth: null,
  perHour: null,
  minimum: null,
  sourcedate: '2026-11-20',
};

const show = (shown: Market | null, changes: Partial<Job> = {}) =>
  render(<MarketCard job={job({ pay: PAY, ...changes })} market={shown} />);

test('says first where the offer stands, then with what it was compared', () => {
  show(market());
  const card = within(screen.getByRole('region', { name: 'Sueldo frente al mercado' }));
  expect(card.getByText('Dentro del rango.').parentElement?.textContent).toBe(
    'Dentro del rango. El punto medio es $100 mayor que la mediana.',
  );
  expect(
    card.getByText(/^Con 1,206 ofertas de cajero en Jalisco de los últimos 2 meses\./).textContent,
  ).toContain('Sueldos netos al mes; la mitad está en el rango de $9,600 a $11,300.');
});

test('an offer without pay gets an estimate, said to be one, with how often such a range is right', () => {
  show(market({ estimate: { share: 0.8, from: 8_600, to: 12_900 } }), { showsalary: false });
  const card = within(screen.getByRole('region', { name: 'Sueldo estimado' }));
  expect(card.getByText('Probablemente de $8,600 a $12,900 al mes.').parentElement?.textContent).toContain(
    'Esta vacante no publica su sueldo: es nuestro cálculo, y 8 de cada 10 vacantes parecidas pagan dentro de ese rango.',
  );
});

test('the chart says what it shows, with the bars of the offer distinguished', () => {
  const { container } = show(market());
  const chart = screen.getByRole('img', {
    name: 'Distribución de sueldos de cajero, de $8,000 a $14,000 al mes. La mediana es $10,400. Esta oferta paga de $9,800 a $11,200.',
  });
  expect(within(chart).getByText('Mediana $10,400')).toBeTruthy();
  expect(within(chart).getByText('Esta oferta')).toBeTruthy();
  // 9,500 to 11,500.
  expect(container.querySelectorAll('rect.own')).toHaveLength(4);
  expect(container.querySelectorAll('rect.bar')).toHaveLength(8);
});

test('the same figures are a table', () => {
  show(market({ isopenlow: true, isopenhigh: true }));
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(13);
  expect(rows[1]?.textContent).toBe('Menos de $8,5008');
  expect(rows[2]?.textContent).toBe('$8,500 – $8,99920');
  expect(rows[12]?.textContent).toBe('$13,500 o más6');
});

test('an offer without pay shows the market alone', () => {
  const { container } = show(market(), { showsalary: false });
  expect(screen.getByText('La mediana es $10,400 al mes.')).toBeTruthy();
  expect(screen.queryByText('Esta oferta')).toBeNull();
  expect(container.querySelectorAll('rect.own')).toHaveLength(0);
});

test('too few comparable offers leave the chart out', () => {
  show(null);
  expect(screen.getByText('Aún no hay suficientes datos para comparar.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [{ from: 8_000, to: 9_000 }, 'Por debajo del rango.', 'El punto medio es $1,900 menor que la mediana.'],
  [{ from: 13_000, to: 13_000 }, 'Por encima del rango.', 'El sueldo es $2,600 mayor que la mediana.'],
  [{ from: 10_400, to: 10_400 }, 'Dentro del rango.', 'El sueldo es igual a la mediana.'],
])('pay of %j', (pay, lead, rest) => {
  expect(marketConclusion(market(), pay)).toEqual({ lead, rest });
});

test.each([
  [{ from: '2018-08-02', to: '2018-08-30' }, 'publicadas en agosto de 2018'],
  [{ from: '2018-06-02', to: '2018-08-30' }, 'publicadas de junio a agosto de 2018'],
  [{ from: '2019-12-02', to: '2020-01-30' }, 'publicadas de diciembre de 2019 a enero de 2020'],
])('a sample of %j states its period', (period, text) => {
  expect(marketBasis(market({ isrecent: false, ...period }))).toContain(text);
});

test('a wider comparison says so', () => {
  expect(
    marketBasis(market({ kind: 'subcategory', name: 'Cajeros', place: '', pay: null, isparttime: true })),
  ).toBe(
    'Con 1,206 ofertas de cajeros, de medio tiempo, en todo México de los últimos 2 meses. Sueldos al mes; la mitad está en el rango de $9,600 a $11,300.',
  );
  expect(binLabels(market())[0]).toBe('$8,000 – $8,499');
});
