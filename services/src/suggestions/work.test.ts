import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleLevel, stepsBetween } from './level.ts';
import { titleHead, workIn } from './work.ts';

test('what a title of a CV says of the work is without what it says of the person and the hours', () => {
  const read = (titles: readonly string[]) => titles.map(workIn);
  assert.deepEqual(read(['Cajera', 'Promotora medio tiempo', 'Mesero de fin de semana']), [
    'Cajera',
    'Promotora',
    'Mesero',
  ]);
  assert.deepEqual(read(['Recién egresado de administración', 'Busco trabajo de chofer']), [
    'administración',
    'chofer',
  ]);
  assert.deepEqual(read(['Busco mi primer empleo', 'Trabajo general', 'Estudiante, medio tiempo', '']), [
    '',
    '',
    '',
    '',
  ]);
});

test('the head of a title is the work without what it is done with; a rank alone is no head', () => {
  assert.equal(titleHead('Empacador de fresa'), 'Empacador');
  assert.equal(titleHead('Auxiliar de enfermería'), '');
  assert.equal(titleHead('Cajera'), '');
});

test('posts above and below what somebody did are as many steps away', () => {
  const own = ['Cajera', 'Ayudante de cocina'].map(titleLevel);
  assert.equal(stepsBetween(own, titleLevel('Supervisor de cajas')), 1);
  assert.equal(stepsBetween(own, titleLevel('Gerente de tienda')), 2);
  assert.equal(stepsBetween(own, titleLevel('Auxiliar de cocina')), 0);
  assert.equal(stepsBetween(own, titleLevel('Cocinera')), 0);
  assert.equal(stepsBetween([titleLevel('Contadora')], titleLevel('Becaria de contabilidad')), 2);
  assert.equal(stepsBetween([], titleLevel('Becario')), 0, 'who has done nothing yet may learn');
});
