import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, wrongOfPair } from './judge.ts';
import type { Found } from './judge.ts';

const found = (...titles: string[]): Found => ({
  total: titles.length,
  answers: titles.map((title) => ({ id: title, title })),
});

test('recall is the share of the clean answers that were found again', () => {
  const clean = found('Cajero', 'Cajero de tienda', 'Cajera', 'Cajero de banco');
  const verdict = judge('cajero', clean, 'cagero', found('Cajero', 'Cajera'));
  assert.deepEqual(verdict, { recall: 0.5, isEmpty: false, wrong: [] });
  assert.deepEqual(judge('cajero', clean, 'cagero', found()), { recall: 0, isEmpty: true, wrong: [] });
});

test('exact matches of what was typed take no place from the clean answers', () => {
  const clean = found(...Array.from({ length: 10 }, (_, at) => `Guardia de seguridad ${at}`));
  const own = Array.from({ length: 8 }, (_, at) => `Vigilante ${at}`);
  const rest = clean.answers.slice(0, 2).map(({ title }) => title);
  assert.equal(judge('guardia seguridad', clean, 'vigilante', found(...own, ...rest)).recall, 1);
  const full = found(...own, 'Vigilante nocturno', 'Vigilante de obra');
  assert.equal(judge('guardia seguridad', clean, 'vigilante', full).recall, null);
});

test('a title that has nothing to do with what was meant is wrong, a variant is not', () => {
  const clean = found('Chofer');
  const wrong = (...titles: string[]) => judge('chofer', clean, 'chofr', found(...titles)).wrong;
  assert.deepEqual(wrong('Chofer', 'Choferes', 'Conductor de camión'), []);
  assert.deepEqual(wrong('Chef'), ['Chef']);
});

test('a pair is wrong where the other word stands without the one asked for', () => {
  assert.deepEqual(wrongOfPair('contador', 'cortador', found('Contador', 'Cortadora de tela')), [
    'Cortadora de tela',
  ]);
  assert.deepEqual(wrongOfPair('seguros', 'seguridad', found('Seguros y seguridad')), []);
  assert.deepEqual(wrongOfPair('ing', 'ingles', found('Ingeniero con inglés')), []);
});
