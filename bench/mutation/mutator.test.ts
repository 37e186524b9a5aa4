import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPairs, readTitles } from './inputs.ts';
import { CATEGORIES, mutate, listMutations } from './mutator.ts';
import { areRelated } from './variants.ts';

test('a title, a category and a seed always give the same error, and never the title itself', () => {
  for (const title of readTitles().slice(0, 200)) {
    const once = listMutations(title, '1');
    assert.deepEqual(listMutations(title, '1'), once);
    for (const { query } of once) assert.notEqual(query, title);
  }
});

test('every category has errors', () => {
  const found = new Set(
    readTitles().flatMap((title) => listMutations(title, '1').map(({ category }) => category)),
  );
  assert.deepEqual([...found].sort(), [...CATEGORIES].sort());
});

test('errors are those of their category', () => {
  const cases: [title: string, category: string, expected: RegExp][] = [
    ['vendedor', 'b/v', /^bendedor$/],
    ['cajero', 'g/j', /^cagero$/],
    ['ayudante', 'll/y', /^alludante$/],
    ['ambulancia', 'm/n', /^anbulancia$/],
    ['contador', 'gender', /^contadora$/],
    ['cajera', 'gender', /^cajero$/],
    ['limpieza', 'gender', /^$/],
    ['auxiliar contable', 'number', /^auxiliares contable$/],
    ['guardia seguridad', 'run together', /^guardiaseguridad$/],
    ['guardia seguridad', 'word order', /^seguridad guardia$/],
    ['ayudante general', 'abbreviation', /^(ayte\.? general|ayudante gral\.?)$/],
    ['montacarguista', 'split word', /^\w{3,} \w{3,}$/],
  ];
  for (const [title, category, expected] of cases)
    assert.match(mutate(title, category, '1') ?? '', expected, `${category}: ${title}`);
});

test('there are 300 pairs, none of them about the same thing', () => {
  const pairs = readPairs();
  assert.equal(new Set(pairs.map(({ query, wrong }) => `${query}/${wrong}`)).size, 300);
  for (const { query, wrong } of pairs) assert.ok(!areRelated(query, wrong), `${query}/${wrong}`);
});
