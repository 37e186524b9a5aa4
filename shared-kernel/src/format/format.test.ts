import {
  formatJobPeriod,
  formatStudyPeriod,
  companyInitial,
  contractLabels,
  formatCount,
  formatDate,
  formatMoney,
  formatKept,
  formatPublished,
  initials,
  locationLabel,
  salaryLabel,
  salaryText,
  searchSummary,
} from './index.ts';

test('amounts and counts', () => {
  expect([0, 999, 1_000, 46_968, 1_234_567].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '46,968',
    '1,234,567',
  ]);
  expect([9_800, 45.5, 1_234.999].map(formatMoney)).toEqual(['$9,800', '$45.50', '$1,235']);
});

const pay = { showsalary: true, salaryfrom: 9_800, salaryto: 11_200, salarytime: 0 };

test('the salary line', () => {
  expect(salaryLabel(pay, 'card')).toEqual({ amount: '$9,800 – $11,200', period: 'Mensual' });
  expect(salaryText(salaryLabel({ ...pay, salaryto: 9_800, salarytime: 2 }, 'card'))).toBe('$9,800 Semanal');
  expect(salaryText(salaryLabel({ ...pay, salaryfrom: 0, salarytime: 1 }, 'offer'))).toBe('$11,200 Por Hora');
  expect(salaryLabel({ ...pay, showsalary: false }, 'card')).toEqual({ text: 'Sueldo no mostrado' });
  expect(salaryText(salaryLabel({ ...pay, salaryfrom: 0, salaryto: 0 }, 'offer'))).toBe(
    'Salario no mostrado por compañía',
  );
});

test('days are those of Mexico City', () => {
  const now = '2026-11-21T12:00:00Z';
  expect(formatPublished('2026-11-21T06:00:00Z', now)).toBe('Hoy');
  expect(formatPublished('2026-11-21T05:59:59Z', now)).toBe('Ayer');
  expect(formatPublished('2026-11-21', now)).toBe('Hoy');
  expect(formatPublished('2026-11-22T12:00:00Z', now)).toBe('Hoy');
  expect(formatPublished('2026-11-18T12:00:00Z', now)).toBe('Hace 3 días');
  expect(formatPublished('2026-09-01T12:00:00Z', now)).toBe('1 sep 2026');
  expect(formatPublished('2026-11-20T12:00:00Z', '2026-11-21T03:00:00Z')).toBe('Hoy');
  expect(formatDate('2026-11-21T05:00:00Z')).toBe('20 nov 2026');
  expect(formatDate('nada')).toBe('');
  expect(formatPublished('', now)).toBe('');
});

test('an offer of up to 30 days ago says how many they are, an older one its date', () => {
  const now = '2026-11-21T12:00:00Z';
  expect(formatPublished('2026-10-22T06:00:00Z', now)).toBe('Hace 30 días');
  expect(formatPublished('2026-10-22T05:59:59Z', now)).toBe('21 oct 2026');
});

test('contract labels', () => {
  const none = {
    jobtypefulltime: false,
    jobtypeparttime: false,
    jobtypepermanent: false,
    jobtypetemporary: false,
    jobtypecontract: false,
    levelid: 0,
  };
  expect(contractLabels(none)).toEqual([]);
  expect(contractLabels({ ...none, jobtypefulltime: true, jobtypetemporary: true, levelid: 1 })).toEqual([
    'Tiempo completo',
    'Temporal',
    'Becario / Prácticas',
  ]);
});

test('places, companies and searches in words', () => {
  expect(locationLabel({ cityname: 'Guadalajara', statename: 'Jalisco' })).toBe('Guadalajara, Jalisco');
  expect(locationLabel({ cityname: '', statename: 'Jalisco' })).toBe('Jalisco');
  expect(locationLabel({ cityname: 'Puebla', statename: 'Puebla' })).toBe('Puebla, Puebla');
  expect(['«élite»', '7-Eleven', '***'].map(companyInitial)).toEqual(['É', '7', '?']);
  expect(searchSummary({})).toBe('Empleos en México y el mundo');
  expect(searchSummary({ keyword: 'Cajero', place: 'Jalisco' })).toBe('Cajero en Jalisco');
});

test('initials of a name are two at most, and whole characters', () => {
  expect(['Ana María Soto', '  lupe ', 'ñandú 𝒳avier', ''].map(initials)).toEqual(['AM', 'L', 'Ñ𝒳', '']);
});

test('periods of jobs and studies say what is known of them', () => {
  const job = { startdate: '2019-03', enddate: '2021-12', iscurrent: false };
  expect(formatJobPeriod(job)).toBe('marzo de 2019 a diciembre de 2021');
  expect(formatJobPeriod({ ...job, iscurrent: true })).toBe('marzo de 2019 a la fecha');
  expect(formatJobPeriod({ ...job, startdate: '' })).toBe('hasta diciembre de 2021');
  expect(formatJobPeriod({ ...job, enddate: '' })).toBe('desde marzo de 2019');
  expect(formatJobPeriod({ startdate: '', enddate: '', iscurrent: false })).toBe('');
  expect(formatStudyPeriod({ startyear: '2012', endyear: '2016' })).toBe('2012 a 2016');
  expect(formatStudyPeriod({ startyear: '', endyear: '2016' })).toBe('hasta 2016');
  expect(formatStudyPeriod({ startyear: '2016', endyear: '' })).toBe('desde 2016');
  expect(formatStudyPeriod({ startyear: '2016', endyear: '2016' })).toBe('2016');
});

test.each([
  ['2026-11-21T16:32:00Z', 'hoy a las 10:32'],
  ['2026-11-21T07:05:00Z', 'hoy a la 1:05'],
  ['2026-11-20T19:05:00Z', 'ayer a las 13:05'],
  ['2026-10-02T07:59:00Z', 'el 2 oct 2026 a la 1:59'],
])('what was kept at %s was kept %s', (at, text) => {
  expect(formatKept(Date.parse(at), Date.parse('2026-11-21T20:00:00Z'))).toBe(text);
});
