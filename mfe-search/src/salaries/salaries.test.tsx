import { pageHead } from '@chamba/kernel/seo';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { NetPay, NetPayAnswer } from '@chamba/kernel/api';
import { navigate } from '@chamba/kernel/router';
import { failed } from '@chamba/kernel/testing';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import { openSite, type Reply } from '../testing/site.tsx';
import { parseAmount } from './parse-amount.ts';
import salaries from './salaries.page.tsx';

jest.mock('@chamba/kernel/router', () => ({ navigate: jest.fn(), useNavigate: () => navigate }));

const PERIODS = [
  { id: '2025', year: 2025, fromMonth: 2, toMonth: 12 },
  { id: '2025-01', year: 2025, fromMonth: 1, toMonth: 1 },
  { id: '2018', year: 2018, fromMonth: 1, toMonth: 12 },
  { id: '2008', year: 2008, fromMonth: 1, toMonth: 12 },
] as const;

const RESULT: NetPay = {
  gross: 12_000,
  net: 10_658.15,
  tax: {
    lower: 11_128.02,
    upper: 12_935.82,
    fixed: 893.63,
    percent: 16,
    excess: 871.98,
    marginal: 139.52,
    total: 1_033.15,
    published: 'Anexo 8 de la RMF 2023',
  },
  subsidy: {
    kind: 'percentage',
    amount: 0,
    percent: 13.8,
    uma: 3_439.46,
    limit: 10_171,
    applied: 0,
    paid: 0,
    published: 'decreto del DOF 2024-12-31',
  },
  withheld: 1_033.15,
  quotas: {
    base: 12_591.6,
    factor: 1.0493,
    isCapped: false,
    lines: [{ branch: 'old-age', base: 12_591.6, percent: 1.125, amount: 141.66 }],
    total: 308.7,
  },
  isExempt: false,
  perHour: 51.24,
  timesMinimum: 1.3,
};

const calculation = (changes: Partial<NonNullable<NetPayAnswer['calculation']>> = {}) => ({
  amount: 12_000,
  given: 'gross' as const,
  period: PERIODS[0],
  zone: 'general' as const,
  minimum: {
    daily: 278.8,
    monthly: 8_475.52,
    perHour: 40.75,
    zone: 'general' as const,
    from: '2025-01-01',
    hasZones: true,
  },
  isExact: true,
  results: [RESULT],
  ...changes,
});

/** A service that knows no year but the listed ones. */
function service(found = calculation()) {
  return ({ query = {} }: { query?: Readonly<Record<string, string>> }): Reply => {
    if (query['period'] && !PERIODS.some(({ id }) => id === query['period'])) return failed('PAY-01');
    return {
      data: { status: 200, response: { periods: PERIODS, calculation: query['amount'] ? found : null } },
    };
  };
}

test('without an amount: the form, the years there are, and no result', async () => {
  const site = openSite(service());
  const { context } = await site.open(salaries, '/sueldos');
  expect(screen.getByRole('heading', { level: 1, name: 'Sueldos' })).toBeTruthy();
  expect(
    within(screen.getByLabelText('Año de las tablas'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2025 (febrero a diciembre)', '2025 (enero)', '2018', '2008']);
  expect(screen.getByText(/Tenemos las tablas publicadas de 2008 a 2025/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /al mes$/ })).toBeNull();
  expect(pageHead(salaries, site.store.getState(), context)).toMatchObject({
    title: 'Sueldos: calcula tu sueldo neto | Chamba',
    canonical: '/sueldos',
  });
  expect(pageHead(salaries, site.store.getState(), context).robots).toBeUndefined();
});

test('gross to net with the row of the table, the quotas, the minimum and where to go on', async () => {
  const site = openSite(service());
  await site.open(salaries, '/sueldos?monto=12%2C000&tipo=bruto&anio=2025&zona=frontera');
  expect(site.calls('/api/pay/net')[0]?.query).toEqual({
    amount: '12000',
    given: 'gross',
    period: '2025',
    zone: 'frontier',
  });
  expect(screen.getByRole('heading', { level: 2, name: '$10,658.15 netos al mes' })).toBeTruthy();
  const tax = within(screen.getByRole('region', { name: 'ISR de 2025 (febrero a diciembre)' }));
  expect(tax.getByText('Renglón de la tarifa mensual: de $11,128.02 a $12,935.82.')).toBeTruthy();
  expect(tax.getByText('$893.63')).toBeTruthy();
  expect(tax.getByText('Por la tasa de 16 %').nextElementSibling?.textContent).toBe('$139.52');
  expect(tax.getByText('Fuente: Anexo 8 de la RMF 2023.')).toBeTruthy();
  expect(screen.getByText('Solo lo tienen los sueldos de hasta $10,171.00 al mes.')).toBeTruthy();
  expect(screen.getByText(/1\.125 % × \$12,591\.60/).nextElementSibling?.textContent).toBe('$141.66');
  expect(screen.getByText('1.3 veces el salario mínimo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vacantes desde $10,000' }).getAttribute('href')).toBe(
    '/empleos?smin=mas-de-10000',
  );
});

test('invalid input is kept and reported, and nothing is calculated', async () => {
  const site = openSite(service());
  await site.open(salaries, '/sueldos?monto=doce+mil&tipo=neto&anio=2018');
  const amount = screen.getByLabelText<HTMLInputElement>('Sueldo al mes');
  expect(amount.value).toBe('doce mil');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('Escribe solo números');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'De neto a bruto' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Año de las tablas').value).toBe('2018');
  expect(site.calls('/api/pay/net')[0]?.query).toEqual({ period: '2018' });
});

test('an amount that was not calculated yet survives a reload of the page', async () => {
  await openSite(service()).open(salaries, '/sueldos?monto=9000');
  expect(hasUnsavedChanges()).toBe(false);
  fireEvent.change(screen.getByLabelText('Sueldo al mes'), { target: { value: '12000' } });
  expect(hasUnsavedChanges()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(hasUnsavedChanges()).toBe(false);
});

test('a year without tables is refused by name, never reckoned by another', async () => {
  const site = openSite(service());
  await site.open(salaries, '/sueldos?monto=12000&anio=2026');
  expect(screen.getByRole('alert').textContent).toContain('No tenemos tablas publicadas de 2026.');
  expect(screen.queryByRole('region', { name: /al mes$/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Sueldo al mes').value).toBe('12000');
});

test('net to gross: every gross pay that leaves it', async () => {
  const results = [RESULT, { ...RESULT, gross: 12_600 }];
  await openSite(service(calculation({ given: 'net', amount: 10_658.15, results }))).open(
    salaries,
    '/sueldos?monto=10658.15&tipo=neto',
  );
  expect(screen.getByRole('heading', { level: 2, name: '$12,000.00 brutos al mes' })).toBeTruthy();
  expect(screen.getByText(/\$12,600\.00 brutos dejan \$10,658\.15/)).toBeTruthy();
});

test('a net pay that nothing leaves says so and shows the nearest', async () => {
  const results = [
    { ...RESULT, gross: 8_363.99, net: 8_037 },
    { ...RESULT, gross: 8_700, net: 8_290 },
  ];
  await openSite(service(calculation({ given: 'net', amount: 8_100, isExact: false, results }))).open(
    salaries,
    '/sueldos?monto=8100&tipo=neto',
  );
  expect(screen.getByText(/Ningún sueldo bruto deja exactamente \$8,100\.00 netos/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '$8,363.99 brutos al mes' })).toBeTruthy();
});

test('a minimum wage is kept whole', async () => {
  const whole = { ...RESULT, gross: 8_475.52, net: 8_475.52, withheld: 0, isExempt: true };
  await openSite(service(calculation({ results: [whole] }))).open(salaries, '/sueldos?monto=8475.52');
  expect(screen.getByText('Es un salario mínimo.')).toBeTruthy();
  expect(screen.getByText('Cuotas del IMSS').nextElementSibling?.textContent).toBe('$0.00');
});

test('sending the form goes to the address that reckons it', async () => {
  const site = openSite(service());
  await site.open(salaries, '/sueldos');
  fireEvent.change(screen.getByLabelText('Sueldo al mes'), { target: { value: '15,000' } });
  fireEvent.click(screen.getByRole('radio', { name: 'De neto a bruto' }));
  fireEvent.change(screen.getByLabelText('Año de las tablas'), { target: { value: '2018' } });
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(navigate).toHaveBeenCalledWith('/sueldos?monto=15%2C000&tipo=neto&anio=2018&zona=general#resultado');
});

test('a service that does not answer is a failure with a second try', async () => {
  const site = openSite(() => 'unreachable');
  const { context } = await site.open(salaries, '/sueldos?monto=12000');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(salaries.status?.(site.store.getState(), context)).toBe(503);
});

describe('amounts as typed', () => {
  test.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['$ 1,234,567.89', 1_234_567.89],
    ['12000.5', 12_000.5],
    [' 9 800 ', 9_800],
    ['12,000 pesos', 12_000],
    ['10000000', 10_000_000],
  ])('%s', (typed, amount) => expect(parseAmount(typed)).toEqual({ amount }));

  test.each([
    ['', 'Escribe tu sueldo.'],
    ['abc', 'Escribe solo números'],
    ['1e5', 'Escribe solo números'],
    ['-500', 'mayor que 0'],
    ['0', 'mayor que 0'],
    ['0.00', 'mayor que 0'],
    ['12000,50', 'Usa coma para los miles'],
    ['1.234.567', 'Usa coma para los miles'],
    ['12.345', 'Usa coma para los miles'],
    ['.', 'Usa coma para los miles'],
    ['10000000.01', 'hasta $10,000,000'],
    ['99999999999999999999', 'hasta $10,000,000'],
  ])('%s is refused', (typed, error) =>
    expect(parseAmount(typed)).toEqual({ error: expect.stringContaining(error) as string }),
  );
});

test('what keeps a salary from being reckoned is where the address leads, and has the focus once it was sent', async () => {
  const site = openSite(service());
  const page = await site.open(salaries, '/sueldos');
  expect(document.getElementById('resultado')?.contains(screen.getByLabelText('Sueldo al mes'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(document.activeElement).toBe(document.body);
  await site.load(salaries, '/sueldos?monto=&tipo=bruto');
  const amount = screen.getByLabelText('Sueldo al mes');
  await waitFor(() => expect(document.activeElement).toBe(amount));
  const anchor = document.getElementById('resultado');
  expect(anchor?.contains(amount)).toBe(true);
  expect(anchor?.textContent).toContain('Escribe tu sueldo.');
  page.unmount();
});
