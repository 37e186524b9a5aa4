import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPayWithheld, offersMore, readPay, readUnit } from './pay-text.ts';

const PERIOD = ['mes', 'hora', 'semana', 'año'];

/** Pay in short: '12000-15000 mes', or 'none'. */
const readBack = (text: string): string => {
  const pay = readPay(text);
  return pay ? `${pay.salaryfrom}-${pay.salaryto} ${PERIOD[pay.salarytime] ?? '?'}` : 'none';
};

test('amounts are read as people write them', () => {
  for (const [text, expected] of Object.entries({
    '$12k mensuales': '12000-12000 mes',
    '12 K al mes': '12000-12000 mes',
    '$12.000 mensuales': '12000-12000 mes',
    '$12.000,00 mensuales': '12000-12000 mes',
    '$ 7 500 mensuales': '7500-7500 mes',
    '$7 500 a $9 000 al mes': '7500-9000 mes',
    '8 mil al mes': '8000-8000 mes',
    '8.5 mil pesos al mes': '8500-8500 mes',
    'de 8 a 10 mil mensuales': '8000-10000 mes',
    '$12-15k mensual': '12000-15000 mes',
    '$12k - $15k por mes': '12000-15000 mes',
    '$9,000 a $11,000 mensuales netos': '9000-11000 mes',
    '$10,000.00 – $12,000.00 Mensual (Neto)': '10000-12000 mes',
    'Entre $8,000 y $9,500 mensuales': '8000-9500 mes',
    'Desde $8,000 hasta $10,000 mensuales': '8000-10000 mes',
    'MXN 18,000 / mes': '18000-18000 mes',
    "$12'500 M.N. mensuales": '12500-12500 mes',
    '$15000MXN mensuales': '15000-15000 mes',
    'Sueldo mensual: $8,500.00': '8500-8500 mes',
    '12000 mes': '12000-12000 mes',
    '$2,500 semanales': '2500-2500 semana',
    '2,300 x semana': '2300-2300 semana',
    '$2,100 a la semana': '2100-2100 semana',
    '$2,800/sem': '2800-2800 semana',
    '4,500 quincenales': '9000-9000 mes',
    '$4,500 cada 15 días': '9000-9000 mes',
    '$5,000 x qna': '10000-10000 mes',
    '$4,200 catorcenales': '9120-9120 mes',
    '$350 diarios': '10640-10640 mes',
    '$350.50 al día': '10655-10655 mes',
    '$60 por hora': '60-60 hora',
    '$55 la hora': '55-55 hora',
    '$350,000 anuales': '350000-350000 año',
    '$12,000 mensuales, pagos semanales': '12000-12000 mes',
    '$9,000 mensuales (pago quincenal)': '9000-9000 mes',
    '$9,000 mensuales, fines de semana libres': '9000-9000 mes',
    '$8,000 mensuales + comisiones': '8000-8000 mes',
  }))
    assert.equal(readBack(text), expected, text);
});

test('what may be another figure is not taken for pay', () => {
  for (const text of [
    '$12 mensuales',
    '$7-500 mensuales',
    '$12,000',
    '12k',
    'Hasta $15,000 mensuales',
    'desde 8,000 mensuales',
    'A partir de $9,000 al mes',
    'Más de $20,000 mensuales',
    'Promedio de $12,000 mensuales',
    '$8,000 mensuales + bono de $2,000',
    '$8,000 mensuales + 10% de comisión',
    'Comisiones de $5,000 a $9,000 mensuales',
    'Vales de despensa $1,200 mensuales',
    '$8,000 mensuales / $2,000 semanales',
    '$1,200 USD mensuales',
    '1,000 dólares al mes',
    '900 dlls mensuales',
    '€1,500 al mes',
    'US$2,000 monthly',
    '$8,000 mensuales por 8 horas',
    'Informes al 55 1234 5678, $8,000 mensuales',
    '$12,0000 mensuales',
    '$1,2,3 mensuales',
    '$1.5 M anual',
    '$12,000 a $9,000 mensuales',
    '$12 a 15,000 mensuales',
    'doce mil pesos mensuales',
    'Competitivo',
    'A convenir',
    '$999,999,999 mensuales',
    '15000 diarias, 300000 al mes',
    '',
    '-$5,000 mensuales',
  ])
    assert.equal(readBack(text), 'none', text);
});

test('a period that is named beside the text counts where the text names none, and never against it', () => {
  assert.equal(readPay('$12,000', 'MONTH')?.salaryfrom, 12_000);
  assert.equal(readPay('8 mil a 9 mil', 'MONTH')?.salaryto, 9_000);
  assert.equal(readPay('$2,500 semanales', 'MONTH'), null);
});

test('net and gross are what the text says', () => {
  assert.equal(readPay('$9,000 netos mensuales')?.salarynet, true);
  assert.equal(readPay('$9,000 mensuales libres de impuestos')?.salarynet, true);
  assert.equal(readPay('$9,000 brutos al mes')?.salarynet, false);
  assert.equal(readPay('$9,000 mensuales')?.salarynet, null);
});

test('units are known in every form that data has', () => {
  for (const [text, unit] of Object.entries({
    Mes: 'MONTH',
    MENSUAL: 'MONTH',
    'Por mes': 'MONTH',
    MONTH: 'MONTH',
    monthly: 'MONTH',
    'al mes': 'MONTH',
    QUINCENA: 'FORTNIGHT',
    Quincenal: 'FORTNIGHT',
    'SEMI-MONTHLY': 'FORTNIGHT',
    catorcenal: 'FOURTEEN_DAYS',
    BIWEEKLY: 'FOURTEEN_DAYS',
    SEMANA: 'WEEK',
    Semanal: 'WEEK',
    WEEK: 'WEEK',
    Día: 'DAY',
    Diario: 'DAY',
    DAY: 'DAY',
    Hora: 'HOUR',
    'Por hora': 'HOUR',
    HOUR: 'HOUR',
    AÑO: 'YEAR',
    Anual: 'YEAR',
    ANN: 'YEAR',
  }))
    assert.equal(readUnit(text), unit, text);
  for (const text of ['MINUTE', 'evento', 'proyecto', 'comisión', ''])
    assert.equal(readUnit(text), null, text);
});

test('a pay that is withheld leaves nothing to show; words that promise one do', () => {
  for (const text of [
    'Sueldo no mostrado',
    'Sueldo no mostrado por compañía',
    'Salario no especificado',
    'SUELDO OCULTO',
    'Confidencial',
    'Salario confidencial',
    'No publicado',
    'No se especifica',
    'Salary not disclosed',
    'N/A',
    'null',
    'undefined',
    '[object Object]',
    '-',
    '$0.00',
    'MXN 0 - 0',
    '   ',
  ])
    assert.equal(isPayWithheld(text), true, text);
  for (const text of [
    'A convenir',
    'Competitivo',
    'Atractivo',
    'Según aptitudes',
    '$8,000',
    'Base + comisiones',
  ])
    assert.equal(isPayWithheld(text), false, text);
});

test('commissions and benefits beside the figure stay in sight', () => {
  assert.equal(offersMore('$8,000 mensuales + comisiones'), true);
  assert.equal(offersMore('$8,000 mensuales más vales de despensa'), true);
  assert.equal(offersMore('$8,000 mensuales netos'), false);
});
