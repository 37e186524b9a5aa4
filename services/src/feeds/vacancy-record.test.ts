import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVacancy } from './vacancy-record.ts';
import type { PortalRow } from './vacancy-record.ts';

const DAYS = {
  monday: '1',
  tuesday: '1',
  wednesday: '1',
  thursday: '1',
  friday: '1',
  saturday: '0',
  sunday: '0',
};
const ROW_2020: PortalRow = {
  ...DAYS,
  isodate: '2020-08-01',
  offer: 'becario auditoria',
  salary: '5000',
  contract_type: 'Contrato por tiempo indeterminado',
  start_hour: '800',
  end_hour: '1800',
  hours_worked: '10.0',
  education_level: 'Licenciatura',
  experience: '6m - 1 año',
  languages: 'Inglés-Avanzado Se requiere una certificación del idioma, Portugués-Básico',
};

const read = (row: PortalRow) => {
  const vacancy = readVacancy(row);
  assert.ok(vacancy);
  return vacancy;
};

test('a record of 2020 becomes a vacancy of its facts and nothing else', () => {
  const vacancy = read(ROW_2020);
  assert.equal(vacancy.title, 'Becario de auditoría');
  assert.equal(vacancy.levelid, 1);
  assert.equal(vacancy.educationid, 5);
  assert.equal(vacancy.jobtypes & 8, 8);
  assert.equal(
    vacancy.body('Miguel Hidalgo, Ciudad de México'),
    `Vacante de becario de auditoría en Miguel Hidalgo, Ciudad de México.

Lo que se ofrece:
- El sueldo es de $5,000 MXN netos al mes.
- El horario es de lunes a viernes, de 8:00 a 18:00 (10 horas de entrada a salida).
- El contrato es por tiempo indeterminado.

Lo que se pide:
- La escolaridad que se pide es licenciatura.
- La experiencia que se pide es de 6 meses a 1 año.
- Se pide inglés avanzado con certificación y portugués básico.`,
  );
});

test('a record of 2018 has no requirements', () => {
  const vacancy = read({
    ...DAYS,
    date: '2018-08-02 10:00:00',
    offer: 'vendedor mostrador',
    salary: '6500',
    start_hour: '900',
    end_hour: '1800',
    hours_worked: '9.0',
    saturday: '1',
  });
  assert.equal(
    vacancy.body('Guadalajara, Jalisco'),
    `Vacante de vendedor de mostrador en Guadalajara, Jalisco.

Lo que se ofrece:
- El sueldo es de $6,500 MXN netos al mes.
- El horario es de lunes a sábado, de 9:00 a 18:00 (9 horas de entrada a salida).`,
  );
  assert.deepEqual(
    vacancy.facts.map((fact) => fact.label),
    ['Horas al día'],
  );
});

test('impossible hours are neither shown nor counted, the days are', () => {
  const vacancy = read({ ...ROW_2020, end_hour: '600', hours_worked: '22.0' });
  assert.equal(vacancy.hours_day, null);
  assert.equal(vacancy.days_week, 5);
  assert.equal(vacancy.schedule, 'Lunes a viernes');
  assert.match(
    vacancy.body('Puebla'),
    /- Se trabaja de lunes a viernes\. El horario publicado no es posible y no se muestra\./,
  );
  assert.doesNotMatch(vacancy.body('Puebla'), /6:00|22/);
  assert.deepEqual([read(ROW_2020).hours_day, read(ROW_2020).days_week], [10, 5]);
  assert.equal(
    read({ ...ROW_2020, monday: '', tuesday: '', wednesday: '', thursday: '', friday: '' }).days_week,
    null,
  );
});

test('what the source leaves open is left out, what it rules out is said', () => {
  const open = read({
    ...ROW_2020,
    contract_type: 'No especificado',
    experience: 'No especificada',
    languages: 'No es requisito',
    salary: '0',
  }).body('Puebla');
  assert.doesNotMatch(open, /sueldo|contrato|experiencia/i);
  assert.match(open, /- No es requisito hablar otro idioma\./);
});

test('titles that start with a name or call for workers stand well in the first sentence', () => {
  const first = (offer: string): string | undefined =>
    read({ ...ROW_2020, offer })
      .body('Puebla')
      .split('\n')[0];
  assert.equal(first('cnc programador'), 'Vacante de CNC programador en Puebla.');
  assert.equal(first('se solicita dibujante'), 'Vacante: se solicita dibujante en Puebla.');
});

test('a row without title or date is no vacancy', () => {
  assert.equal(readVacancy({ date: '2018-08-02 10:00:00', offer: ' ' }), null);
  assert.equal(readVacancy({ offer: 'cajero' }), null);
});
