import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateKeyByName } from '../model/states.ts';

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
