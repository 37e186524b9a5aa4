import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payOfSalary, salarySchema } from './jobposting-pay.ts';

const PERIOD = ['mes', 'hora', 'semana', 'año'];

/** What comes of a salary: figures with their period, and what is shown as written. */
const readBack = (said: unknown): [figures: string, text: string] => {
  const { pay, payText } = payOfSalary(salarySchema.parse(said));
  return [pay ? `${pay.salaryfrom}-${pay.salaryto} ${PERIOD[pay.salarytime] ?? '?'}` : '', payText];
};

test('pay of postings comes as text, as amounts and in every nesting', () => {
  for (const [said, figures] of [
    ['$12,000 mensuales', '12000-12000 mes'],
    ['8 mil a 10 mil al mes', '8000-10000 mes'],
    [{ currency: 'MXN', value: { minValue: 9000, maxValue: 11000, unitText: 'MONTH' } }, '9000-11000 mes'],
    [{ currency: 'MXN', value: { value: '12,500.00', unitText: 'Mes' } }, '12500-12500 mes'],
    [{ currency: 'MXN', value: { value: 4500, unitText: 'QUINCENA' } }, '9000-9000 mes'],
    [{ currency: 'MXN', value: { value: '$12k', unitText: 'MENSUAL' } }, '12000-12000 mes'],
    [{ currency: 'MXN', value: { value: '12.000', unitText: 'MONTH' } }, '12000-12000 mes'],
    [{ currency: 'Pesos', value: '12,000 - 15,000', unitText: 'mes' }, '12000-15000 mes'],
    [{ currency: 'mxn', minValue: '9000', maxValue: '9500', unitText: 'Por mes' }, '9000-9500 mes'],
    [{ currency: 'M.N.', value: { minValue: 9000, maxValue: null, unitText: 'MONTH' } }, '9000-9000 mes'],
    [{ currency: 'MXN', value: { minValue: 9000, maxValue: 0, unitText: 'MONTH' } }, '9000-9000 mes'],
    [{ value: { value: 350, unitText: 'DIARIO' } }, '10640-10640 mes'],
    [{ value: { value: 2300.5, unitText: 'Semanal' } }, '2301-2301 semana'],
    [{ value: { value: '$9,000 a $10,000 mensuales', unitText: 'MONTH' } }, '9000-10000 mes'],
    [[{ value: [{ value: 9000, unitText: 'MONTH' }] }], '9000-9000 mes'],
    [{ value: { value: 65, unitCode: 'HUR' } }, '65-65 hora'],
  ] as const)
    assert.deepEqual(readBack(said), [figures, ''], JSON.stringify(said));
});

test('what is no certain figure is shown as written', () => {
  for (const [said, text] of [
    ['A convenir', 'A convenir'],
    ['$12,000', 'MXN $12,000'],
    [12_000, 'MXN 12,000'],
    [{ value: { value: 'Competitivo', unitText: 'MONTH' } }, 'Competitivo'],
    [{ value: { value: 12, unitText: 'MONTH' } }, 'MXN 12 al mes'],
    [{ currency: 'USD', value: { value: 2000, unitText: 'MONTH' } }, 'USD 2,000 al mes'],
    [{ value: { maxValue: 15000, unitText: 'MONTH' } }, 'MXN hasta 15,000 al mes'],
    [{ value: { value: 100, unitText: 'MINUTE' } }, 'MXN 100 por minute'],
    [{ value: { value: 500, unitText: 'evento' } }, 'MXN 500 por evento'],
    [{ value: { minValue: 9000, maxValue: 7000, unitText: 'MONTH' } }, 'MXN 9,000 a 7,000 al mes'],
    [{ value: { value: '$8,000 mensuales', unitText: 'WEEK' } }, '$8,000 mensuales'],
  ] as const)
    assert.deepEqual(readBack(said), ['', text], JSON.stringify(said));
});

test('a pay that says nothing leaves nothing', () => {
  for (const said of [
    undefined,
    null,
    '',
    0,
    true,
    {},
    [],
    'Sueldo no mostrado',
    { value: null },
    { currency: 'MXN', value: { value: 1e308, unitText: 'MONTH' } },
    { currency: 'MXN', value: { value: 0, unitText: 'MONTH' } },
    { currency: 'MXN', value: { minValue: 0, maxValue: 0 } },
    { currency: 'MXN', value: { value: 'No especificado', unitText: 'Mes' } },
  ])
    assert.deepEqual(readBack(said), ['', ''], JSON.stringify(said));
});

test('net or gross comes from the words beside the amount', () => {
  const net = (said: unknown) => payOfSalary(salarySchema.parse(said)).pay?.salarynet;
  assert.equal(net({ value: { value: 9000, unitText: 'MONTH' }, description: 'Sueldo neto' }), true);
  assert.equal(net({ value: { value: 9000, unitText: 'MONTH', description: 'brutos' } }), false);
  assert.equal(net({ value: { value: 9000, unitText: 'MONTH' } }), null);
});
