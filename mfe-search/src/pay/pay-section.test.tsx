import { render, screen, within } from '@testing-library/react';
import type { Job, JobPay } from '@chamba/kernel/api';
import { Provider } from '@chamba/kernel/store';
import { job } from '../testing/fixtures.ts';
import { openSite } from '../testing/site.tsx';
import { PaySection } from './pay-section.tsx';

const PAY: JobPay = {
  kind: 'net',
  monthly: { from: 8_000, to: 8_000 },
  hoursPerDay: 8,
  daysPerWeek: 6,
  hoursPerWeek: 48,
  hoursPerMonth: 208,
  perHour: { from: 38.46, to: 38.46 },
  minimum: {
    daily: 88.36,
    monthly: 2_686.14,
    perHour: 12.91,
    zone: 'general',
    from: '2017-12-01',
    hasZones: false,
    times: { from: 3, to: 3 },
  },
  sourcedate: '2018-08-13',
};

function open(pay: Partial<JobPay> | null, changes: Partial<Job> = {}) {
  const shown = job({
    datepublish: '2018-08-13',
    salaryfrom: 8_000,
    salaryto: 8_000,
    ...changes,
    ...(pay ? { pay: { ...PAY, ...pay } } : {}),
  });
  const { store } = openSite(() => 'unreachable');
  render(
    <Provider store={store}>
      <PaySection job={shown} />
    </Provider>,
  );
}

/** The steps by their labels; they are there while the disclosure is closed. */
function steps(): Record<string, string> {
  const details = screen.getByText('Cómo lo calculamos').closest('details');
  if (!details) throw new Error('no disclosure');
  return Object.fromEntries(
    within(details)
      .getAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

test('pay by month and hour beside the minimum, with the working', () => {
  open({});
  const amount = screen.getByText('$8,000 netos al mes');
  expect(amount.parentElement?.textContent).toBe(
    '$8,000 netos al mes · unos $38 por hora · 3 veces el salario mínimo de 2018',
  );
  expect(steps()).toMatchObject({
    'Sueldo publicado': '$8,000.00 netos al mes, el 13 de agosto de 2018.',
    'Horas a la semana': '8 horas × 6 días = 48 horas, con el tiempo de comida incluido.',
    'Horas al mes': '48 × 52 ÷ 12 = 208 horas.',
    'Por hora': '$8,000.00 ÷ 208 = $38.46.',
    'Salario mínimo general de 2018':
      '$88.36 al día × 30.4 = $2,686.14 al mes; en semanas de 48 horas, $12.91 por hora.',
    'Frente al mínimo': '$8,000.00 ÷ $2,686.14 = 3 veces el salario mínimo.',
  });
});

test('a week longer than the law’s is compared by the hour', () => {
  // A month of it is 1.7 minimum wages, an hour three quarters of one.
  open({
    monthly: { from: 4_500, to: 4_500 },
    daysPerWeek: 7,
    hoursPerDay: 15,
    hoursPerWeek: 105,
    hoursPerMonth: 455,
    perHour: { from: 9.89, to: 9.89 },
    minimum: PAY.minimum && { ...PAY.minimum, times: { from: 1.7, to: 1.7 } },
  });
  expect(screen.getByText('· 0.77 veces el salario mínimo por hora de 2018')).toBeTruthy();
  expect(steps()).toMatchObject({
    'Frente al mínimo': '$4,500.00 ÷ $2,686.14 = 1.7 veces el salario mínimo.',
    'Frente al mínimo por hora':
      'Son 105 horas a la semana, más de las 48 de la ley: $9.89 ÷ $12.91 = 0.77 veces el salario mínimo por hora.',
  });
});

test('pay of another year than the offer shows says its year, not what it was worth then', () => {
  open({}, { datepublish: '2026-11-24' });
  expect(screen.getByText('· sueldo publicado en 2018')).toBeTruthy();
  expect(screen.queryByText(/veces el salario mínimo de/)).toBeNull();
  expect(steps()['Frente al mínimo']).toContain('3 veces el salario mínimo');
});

test('a range stays a range and gross is called gross', () => {
  open(
    { kind: 'gross', monthly: { from: 8_000, to: 9_000 }, perHour: { from: 38.46, to: 43.27 } },
    { salaryto: 9_000 },
  );
  expect(screen.getByText('$8,000 a $9,000 brutos al mes')).toBeTruthy();
  expect(screen.getByText('· unos $38 a $43 por hora')).toBeTruthy();
});

test('without hours none are supposed', () => {
  open({
    hoursPerDay: null,
    daysPerWeek: null,
    hoursPerWeek: null,
    hoursPerMonth: null,
    perHour: null,
  });
  expect(screen.getByText('· sin horario publicado')).toBeTruthy();
  expect(steps()['Horas']).toContain('no las suponemos');
});

test('a source that does not say net or gross is not guessed', () => {
  open({ kind: null });
  expect(screen.getByText('$8,000 al mes')).toBeTruthy();
  expect(steps()['Sueldo publicado']).toContain('No dice si son netos o brutos.');
});

test('weekly pay shows how it comes to the month', () => {
  open(
    { monthly: { from: 10_616.67, to: 10_616.67 } },
    { salaryfrom: 2_450, salaryto: 2_450, salarytime: 2 },
  );
  expect(steps()['Sueldo publicado']).toBe(
    '$2,450.00 netos por semana × 52 ÷ 12 = $10,616.67 al mes, el 13 de agosto de 2018.',
  );
});

test('a year without a minimum wage is named, and the border has its own', () => {
  open({ minimum: null, sourcedate: '2026-06-01' });
  expect(steps()['Salario mínimo']).toBe('No tenemos publicado el de 2026 y no lo estimamos.');
});

test('the northern border is named', () => {
  open({
    sourcedate: '2020-08-03',
    minimum: PAY.minimum && { ...PAY.minimum, zone: 'frontier', daily: 185.56 },
  });
  expect(Object.keys(steps())).toContain('Salario mínimo de la Zona Libre de la Frontera Norte de 2020');
});

test('an offer that shows no pay has no section', () => {
  open({}, { showsalary: false });
  expect(screen.queryByText('Cómo lo calculamos')).toBeNull();
});
