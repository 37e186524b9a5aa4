import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalSearchParams } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import { asWords, readSentence } from './read-sentence.ts';

const read = (q: string, more: SearchParams = {}): SearchParams =>
  readSentence(canonicalSearchParams({ ...more, q })).params;

/** Keywords as people write them, with what is looked for and under which conditions. */
const READ: ReadonlyArray<readonly [keyword: string, expected: SearchParams]> = [
  ['mesero medio tiempo', { q: 'mesero', contract_type: [1] }],
  ['trabajo part time inglés', { q: 'ingles', contract_type: [1] }],
  ['tiempo completo o medio tiempo', { contract_type: [2, 1] }],
  ['trabajo desde casa', { work_mode: [1] }],
  ['home office capturista', { q: 'capturista', work_mode: [1] }],
  ['capturista remoto', { q: 'capturista', work_mode: [1] }],
  ['cajera 15 mil al mes', { q: 'cajera', smin: 15_000 }],
  ['chofer más de $20,000', { q: 'chofer', smin: 20_000 }],
  ['guardia 3000 semanales', { q: 'guardia', smin: 13_000 }],
  ['$400 diarios', { smin: 12_000 }],
  ['auxiliar contable 12,000.00 mensuales libres', { q: 'auxiliar contable', smin: 12_000 }],
  ['entre 10 y 15 mil', { smin: 10_000, smax: 15_001 }],
  ['trabajos con prepa trunca', { education: [1] }],
  ['empleos con secundaria terminada', { education: [1] }],
  ['contador titulado 25k', { q: 'contador', education: [5], smin: 25_000 }],
  ['cajera medio tienpo', { q: 'cajera', contract_type: [1] }],
  ['guardia medio tempo', { q: 'guardia', contract_type: [1] }],
  ['enfermera turno noctuno', { q: 'enfermera', shift: [3] }],
  ['ventas remotto', { q: 'ventas', work_mode: [1] }],
  ['cocinero sin esperencia', { q: 'cocinero', experience: [1] }],
  ['preparadora de café', { q: 'preparadora de cafe' }],
  ['mesera segundaria terminada', { q: 'mesera', education: [1] }],
  ['cajera jornada completa', { q: 'cajera', contract_type: [2] }],
  ['instructor de artes marciales', { q: 'instructor de artes marciales' }],
  ['cajera cerca de mi casa', { q: 'cajera' }],
  ['trabajo por mi rumbo medio tiempo', { contract_type: [1] }],
  ['empleo que quede cerca de casa', {}],
  ['capturista desde mi casa', { q: 'capturista', work_mode: [1] }],
  ['limpieza de casa', { q: 'limpieza de casa' }],
  ['chofer que no sea de uber', { q: 'chofer', exclude: 'uber' }],
  ['que no sea call center ni ventas', { exclude: 'call-center,ventas' }],
  ['trabajo de limpieza que no sea en hoteles', { q: 'limpieza', exclude: 'hoteles' }],
  ['recepcionista de 8 a 5', { q: 'recepcionista', shift: [4] }],
  ['trabajo de 7 a 3', { shift: [1] }],
  ['trabajo de lunes a viernes de 8 a 4', { workdays: [1], shift: [1] }],
  ['secretaria lunes a viernes 9 a 6', { q: 'secretaria', workdays: [1], shift: [4] }],
  ['cajera horario de 14:00 a 22:00', { q: 'cajera', shift: [2] }],
  ['guardia de 10 pm a 6 am', { q: 'guardia', shift: [3] }],
  ['almacenista 7am a 3pm', { q: 'almacenista', shift: [1] }],
  ['empleo entre semana', { workdays: [1] }],
  ['mesero sábados y domingos', { q: 'mesero', workdays: [2] }],
  ['trabajo solo los sabados', { workdays: [2] }],
  ['obrero de lunes a sábado', { q: 'obrero', workdays: [5] }],
  ['oficina lunes a viernes y medio sabado', { q: 'oficina', workdays: [5] }],
  ['de lo que sea menos ventas', { exclude: 'ventas' }],
  ['ayudante jornada de 8 horas', { q: 'ayudante', contract_type: [2] }],
  ['cajera 4 hrs diarias', { q: 'cajera', contract_type: [1] }],
  ['repartidor sin moto', { q: 'repartidor', exclude: 'moto' }],
];

/** Keywords whose words only look like conditions. */
const LEFT: readonly string[] = [
  'operador de control remoto',
  'limpieza en casa',
  'trabajo en casa de familia',
  'maestro de secundaria',
  'gerente de planta',
  'cajera 64000',
  'mayor de 18',
  'personas de 18 a 35',
  'trabajo de 18 a 24 anos',
  'vendedor de 8 a 12',
  'ayudante de 3 a 11',
  'rotar turnos de 12 horas',
  'profesor 6 horas a la semana',
  'nomina de 50 a 20 personas',
  'maestra primero a 6',
  'hasta 15 mil',
  'medicos sin fronteras',
  'secundaria no 5',
  'cuidar ninos no importa edad',
];

describe('conditions in a keyword', () => {
  for (const [keyword, expected] of READ)
    test(`'${keyword}' is read`, () => assert.deepEqual(read(keyword), { q: undefined, ...expected }));

  for (const keyword of LEFT)
    test(`'${keyword}' is left as it is written`, () => assert.deepEqual(read(keyword), { q: keyword }));

  test('what is chosen already is not read, nor anything of a literal search', () => {
    assert.deepEqual(read('mesero medio tiempo', { contract_type: [2] }), {
      q: 'mesero medio tiempo',
      contract_type: [2],
    });
    assert.deepEqual(read('mesero mas de 20000', { smin: 5_000 }), { q: 'mesero mas de 20000', smin: 5_000 });
    assert.deepEqual(read('mesero medio tiempo', { literal: true }), {
      q: 'mesero medio tiempo',
      literal: true,
    });
  });

  test('a condition is taken off: its words are looked for as written, the others stay filters', () => {
    const params = canonicalSearchParams({ q: 'mesero medio tiempo mas de 8000 no hoteles', page: 2 });
    const [partTime] = readSentence(params).conditions;
    assert.ok(partTime);
    assert.deepEqual(canonicalSearchParams(asWords(params, partTime)), {
      q: 'mesero medio tiempo',
      smin: 8_000,
      exclude: 'hoteles',
      literal: true,
    });
  });
});
