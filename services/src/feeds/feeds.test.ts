import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classify } from '../catalogue/classify.ts';
import { wordsOf } from '../jobs/words.ts';
import { stateKeyByName } from './places.ts';
import { daysInWords, scheduleInWords } from './schedule.ts';
import { showTitle } from './title.ts';
import { readVacancy } from './vacancy-record.ts';

test('titles get a capital and only the accents that are certain', () => {
  const cases = {
    'tecnico mantenimiento': 'Técnico mantenimiento',
    'auxiliar almacen': 'Auxiliar almacén',
    'operario produccion cnc': 'Operario producción CNC',
    'operador maquinaria pesada': 'Operador maquinaria pesada',
    'ejecutivo atencion clientes': 'Ejecutivo atención clientes',
    'diseñador grafico': 'Diseñador gráfico',
    // Practica can be a noun or a verb, mas a conjunction: left alone.
    'practica mas': 'Practica mas',
    funciones: 'Funciones',
    'ÑOÑO  de   obra': 'Ñoño de obra',
  };
  for (const [raw, shown] of Object.entries(cases)) assert.equal(showTitle(raw), shown);
  assert.equal(showTitle('   '), '');
});

test('working time is told in words, impossible hours are not', () => {
  const week = [true, true, true, true, true, false, false];
  assert.equal(
    scheduleInWords({ start: 900, end: 1800, hours: 9, days: week }),
    'Lunes a viernes, de 9:00 a 18:00',
  );
  assert.equal(scheduleInWords({ start: 800, end: 600, hours: 22, days: week }), 'Lunes a viernes');
  assert.equal(
    scheduleInWords({ start: 2400, end: 800, hours: 8, days: week.map(() => true) }),
    'Todos los días, de 0:00 a 8:00',
  );
  assert.equal(daysInWords([true, false, true, false, true, false, false]), 'Lunes, miércoles y viernes');
  assert.equal(daysInWords([false, false, false, false, false, true, true]), 'Sábado y domingo');
  assert.equal(daysInWords(week.map(() => false)), '');
});

test('a record of the source becomes a vacancy of its facts and nothing else', () => {
  const vacancy = readVacancy({
    isodate: '2020-08-01',
    offer: 'becario auditoria',
    salary: '5000',
    contract_type: 'Contrato por tiempo indeterminado',
    start_hour: '800',
    end_hour: '1800',
    hours_worked: '10.0',
    monday: '1',
    tuesday: '1',
    wednesday: '1',
    thursday: '1',
    friday: '1',
    saturday: '0',
    sunday: '0',
    education_level: 'Licenciatura',
    experience: 'No especificada',
    languages: 'Inglés-Avanzado Se requiere una certificación del idioma, Portugués-Básico',
  });
  assert.ok(vacancy);
  assert.equal(vacancy.title, 'Becario auditoría');
  assert.equal(vacancy.levelid, 1);
  assert.equal(vacancy.educationid, 5);
  assert.equal(vacancy.jobtypes & 8, 8);
  assert.equal(
    vacancy.body('Miguel Hidalgo, Ciudad de México'),
    [
      'Vacante de becario auditoría en Miguel Hidalgo, Ciudad de México.',
      'Lo que se ofrece:\n- Sueldo mensual neto: $5,000 MXN\n- Contratación: Tiempo indeterminado\n- Horario: Lunes a viernes, de 8:00 a 18:00',
      'Lo que se pide:\n- Escolaridad: Licenciatura\n- Idiomas: Inglés avanzado con certificación, Portugués básico',
    ].join('\n\n'),
  );
  assert.equal(readVacancy({ date: '2018-08-02 10:00:00', offer: ' ' }), null);
});

test('states are found by the names of every source', () => {
  assert.equal(stateKeyByName('México'), 15);
  assert.equal(stateKeyByName('Michoacán'), 16);
  assert.equal(stateKeyByName('Michoacán de Ocampo'), 16);
  assert.equal(stateKeyByName('Veracruz de Ignacio de la Llave'), 30);
  assert.equal(stateKeyByName('Coahuila de Zaragoza'), 5);
  assert.equal(stateKeyByName('Baja California'), 2);
  assert.equal(stateKeyByName('Baja California Sur'), 3);
  assert.equal(stateKeyByName('Ciudad de México'), 9);
  assert.equal(stateKeyByName('Texas'), 0);
});

test('titles are put into a category only by words that settle it', () => {
  const category = (title: string): number => Math.floor(classify(wordsOf(title)) / 16);
  assert.equal(category('Cajero departamental'), 3);
  assert.equal(category('Enfermera general'), 11);
  assert.equal(category('Guardia de seguridad'), 16);
  assert.equal(category('Desarrollador Java'), 10);
  assert.equal(category('Ayudante general'), 0);
  assert.equal(category('Encargado'), 0);
});
