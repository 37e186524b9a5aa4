import {
  answerError,
  areSurnames,
  birthError,
  cleanText,
  completeEmail,
  desiredSalaryError,
  hasLength,
  isEmail,
  isIdentifier,
  isPassword,
  isPersonName,
  isPostalCode,
  pad,
  parseDate,
  parsePhone,
  parseSalary,
  showDate,
  truncate,
  withoutCountry,
} from './index.ts';

test.each(['ana@x.mx', 'a.b+c%d_e-f@sub.dom-1.com', 'A@B.museum'])('%s is an e-mail', (text) =>
  expect(isEmail(text)).toBe(true),
);
test.each(['', 'ana', 'ana@x', 'ana@x.m', 'niño@x.mx', 'a b@x.mx', '@x.mx', 'ana@x.mx '])(
  '%s is invalid',
  (text) => expect(isEmail(text)).toBe(false),
);

test('a domain completes an address that has none', () => {
  expect(completeEmail('ana', 'gmail.com')).toBe('ana@gmail.com');
  expect(completeEmail('ana@gm', 'gmail.com')).toBe('ana@gmail.com');
  expect(completeEmail('ana@empresa.mx', 'gmail.com')).toBe('ana@empresa.mx');
  expect(completeEmail('ana@empresa.online', 'gmail.com')).toBe('ana@empresa.online');
  expect(completeEmail('', 'gmail.com')).toBe('');
});

test('lengths include both bounds', () => {
  expect([7, 8, 64, 65].map((length) => isPassword('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect(hasLength('ab', 2, 2)).toBe(true);
});

test.each([
  ['31/01/2000', '2000-01-31'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2000', null],
  ['1/2/1990', '1990-02-01'],
  ['00/01/2000', null],
  ['12/13/2000', null],
  ['2000-01-31', null],
  ['31/12/1899', null],
  ['', null],
])('date %s', (text, date) => expect(parseDate(text)).toBe(date));

test('a date is shown as it is typed', () => {
  expect(showDate('2000-01-31')).toBe('31/01/2000');
  expect(showDate('x')).toBe('');
});

test.each([
  ['3312345678', '3312345678'],
  ['(33) 1234-5678', '3312345678'],
  ['+52 33 1234 5678', '3312345678'],
  ['33-1234-5678', '3312345678'],
  ['33\u00a01234\u00a05678', '3312345678'],
  ['5213312345678', '3312345678'],
  ['+521 33 1234 5678', '3312345678'],
  ['00 52 33 1234 5678', '3312345678'],
  ['52 33 1234 5678', '3312345678'],
  ['044 33 1234 5678', '3312345678'],
  ['045-33-1234-5678', '3312345678'],
  ['01 (33) 1234 5678', '3312345678'],
  ['\u202a+52 33 1234 5678\u202c', '3312345678'],
  ['tel:+523312345678', '3312345678'],
  ['5255123456', '5255123456'],
  ['+1 415 555 2671', null],
  ['+34 612 34 56 78', null],
  ['044 33 1234 567', null],
  ['0123456789', null],
  ['331234567', null],
  ['331234567a', null],
  ['33 1234 5678 o 33 8765 4321', null],
])('phone %s', (text, phone) => expect(parsePhone(text)).toBe(phone));

test('postal codes and identifiers', () => {
  expect(['44100', '4410', '4410a', '441000'].map(isPostalCode)).toEqual([true, false, false, false]);
  expect(['0123456789abcdef0123456789ABCDEF', '0123', 'g'.repeat(32)].map(isIdentifier)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a desired salary is at least 1000', () => {
  expect(parseSalary('$12,500')).toBe(12_500);
  expect(desiredSalaryError('')).toBe('Este campo es requerido');
  expect(desiredSalaryError('999')).toBe('Mínimo $1,000');
  expect(desiredSalaryError('mil')).toBe('Escribe una sola cantidad en pesos al mes, por ejemplo 12,500.');
  expect(desiredSalaryError('1,000')).toBeNull();
  expect(desiredSalaryError('9,999,999')).toBeNull();
  expect(desiredSalaryError('10,000,000')).toBe('Máximo $9,999,999');
});

test.each([
  ['12,500.50', 12_501],
  ['12500.00', 12_500],
  ['12.500', 12_500],
  ['12.500,50', 12_501],
  ['$12 500', 12_500],
  ['$ 12,500', 12_500],
  ['12, 500', 12_500],
  ["12'500", 12_500],
  ['12 mil', 12_000],
  ['12mil', 12_000],
  ['12.5 mil', 12_500],
  ['8k', 8_000],
  ['$12,500 MXN', 12_500],
  ['12,500 pesos mensuales', 12_500],
  ['9000 al mes', 9_000],
  ['15,000 netos', 15_000],
  ['1,250,000', 1_250_000],
  ['12,5', 13],
  ['10,000 a 12,000', null],
  ['10,000-12,000', null],
  ['12,50,0', null],
  ['a convenir', null],
  ['-5000', null],
  ['1234567890', null],
])('pay %s', (text, amount) => expect(parseSalary(text)).toBe(amount));

test.each([
  ['2011-11-25', null],
  ['2011-11-26', 'Debes tener al menos 15 años.'],
  ['2020-05-01', 'Debes tener al menos 15 años.'],
  ['2030-01-01', 'Debes tener al menos 15 años.'],
  ['1926-11-25', null],
  ['1926-11-24', 'Revisa el año: son más de 100 años.'],
])('born %s', (birth, error) => expect(birthError(birth, '2026-11-25')).toBe(error));

test('texts', () => {
  expect(cleanText(`uno "dos"\r\ntres 'x'\n`)).toBe('uno dos tres x ');
  expect(truncate('a'.repeat(35))).toBe('a'.repeat(35));
  expect(truncate('a'.repeat(36))).toBe(`${'a'.repeat(35)}...`);
  expect([0, 9, 10].map(pad)).toEqual(['00', '09', '10']);
  expect(withoutCountry('Jalisco, México')).toBe('Jalisco');
});

test.each([
  ['text', 'Me queda cerca', null],
  ['text', '  ', 'Este dato es obligatorio'],
  ['text', 'x'.repeat(1_001), 'Escribe como máximo 1000 caracteres'],
  ['boolean', 'Sí', null],
  ['boolean', 'Tal vez', 'Debes seleccionar alguna opción'],
  ['choice', 'Centro', null],
  ['choice', 'Sur', 'Debes seleccionar alguna opción'],
  ['number', '2,5', null],
  ['number', '12,000', null],
  ['number', '1,250,000.50', null],
  ['number', '1,2,3', 'Escribe solo números'],
  ['number', '-3', 'Escribe solo números'],
  ['number', '12 años', 'Escribe solo números'],
] as const)('to a question of kind %s, %s is answered with %s', (kind, answer, error) =>
  expect(answerError({ question: '¿?', kind, options: ['Centro', 'Norte'] }, answer)).toBe(error),
);

test.each([
  ['María José', true, true],
  ['O’Gorman-Ruiz', true, true],
  ['12', false, true],
  ['', false, true],
  ['Ana <b>', false, false],
  ['ana@x.mx', false, false],
  ['Ve a www.premio.mx', false, false],
])('%s is a name: %s; surnames: %s', (text, isName, isSurname) => {
  expect([isPersonName(text), areSurnames(text)]).toEqual([isName, isSurname]);
});
