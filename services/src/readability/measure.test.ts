import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitWords } from '../text/words.ts';
import { CATEGORIES, SUBCATEGORY_STEP } from '../catalogue/categories.ts';
import { CATEGORY_LEXICON } from '../catalogue/category-lexicon.ts';
import { classify } from '../catalogue/classify.ts';
import { readJudged } from './judged-titles.ts';
import { OCCUPATION_LABELS } from '../catalogue/occupation-labels-table.ts';
import { classifiedShare, measureCategories, measureTitles, subcategoryKey, judge } from './measure.ts';

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

for (const sample of ['test', 'development'] as const) {
  test(`shown titles of the ${sample} sample: at most one in a hundred changed wrongly`, (context) => {
    const { right, incomplete, wrong, misses } = measureTitles(readJudged('titles', sample));
    for (const [name, share] of Object.entries({ right, incomplete, wrong }))
      context.diagnostic(`${name}: ${percent(share.titles)} of titles, ${percent(share.offers)} of offers`);
    const changedWrongly = misses.filter((miss) => miss.verdict === 'wrong');
    assert.ok(wrong.titles <= 0.01, JSON.stringify(changedWrongly));
    assert.ok(wrong.offers <= 0.01, JSON.stringify(changedWrongly));
    assert.ok(right.titles >= 0.85);
    assert.ok(right.offers >= 0.9);
  });
}

for (const sample of ['test', 'verification'] as const) {
  test(`categories of the ${sample} sample: precision of 0.95 and more, coverage of 0.80`, (context) => {
    const { category, subcategory, coverage, misses } = measureCategories(readJudged('categories', sample));
    for (const [name, share] of Object.entries({ category, subcategory, coverage }))
      context.diagnostic(`${name}: ${percent(share.titles)} of titles, ${percent(share.offers)} of offers`);
    const wrong = JSON.stringify(misses.filter((miss) => miss.given !== 'none'));
    assert.ok(category.titles >= 0.95 && category.offers >= 0.95, wrong);
    assert.ok(subcategory.titles >= 0.95 && subcategory.offers >= 0.95, wrong);
    assert.ok(coverage.offers >= 0.8);
  });
}

for (const sample of ['office-development', 'office-heldout', 'office-fresh'] as const) {
  test(`office and English titles of the ${sample} sample: nine in ten have a category, 0.93 of them the right one`, (context) => {
    const judged = readJudged('categories', sample);
    const { category, subcategory, misses } = measureCategories(judged);
    const classifiable = judged.filter(({ answers }) => answers[0] !== 'none').length;
    const without = misses.filter(({ given, right }) => given === 'none' && right !== 'none');
    const coverage = 1 - without.length / classifiable;
    context.diagnostic(
      `coverage ${percent(coverage)}, category ${percent(category.titles)}, subcategory ${percent(subcategory.titles)}`,
    );
    assert.ok(coverage >= 0.9, JSON.stringify(without));
    assert.ok(subcategory.titles >= 0.93, JSON.stringify(misses));
  });
}

test('at least eight in ten offers of the shipped files have a category', async (context) => {
  const { offers, share } = await classifiedShare(classify);
  context.diagnostic(`${percent(share)} of ${offers} offers`);
  assert.equal(offers, 46_968);
  assert.ok(share >= 0.8);
});

test('missing values are distinguished from wrong ones', () => {
  const forms = ['Técnico en refrigeración', 'Técnico de refrigeración'];
  assert.equal(judge('Técnico de refrigeración', forms), 'right');
  assert.equal(judge('Tecnico refrigeración', forms), 'incomplete');
  assert.equal(judge('Técnico a refrigeración', forms), 'wrong');
  assert.equal(judge('Técnico Refrigeración', forms), 'wrong');
  assert.equal(judge('Mecanico', ['Mecánico']), 'incomplete');
  assert.equal(judge('Secretaría', ['Secretaria']), 'wrong');
});

const given = (title: string): string => subcategoryKey(classify(splitWords(title)));

test('a title is put where its first distinctive words say', () => {
  assert.equal(given('Cajero departamental'), '3.4');
  assert.equal(given('Enfermera general'), '11.2');
  assert.equal(given('Guardia de seguridad'), '16.1');
  assert.equal(given('Desarrollador Java'), '10.1');
  assert.equal(given('Chofer repartidor de abarrotes'), '5.1');
  assert.equal(given('Auditor de calidad'), '6.2');
  assert.equal(given('Promotor de créditos'), '2.5');
  assert.equal(given('Maestro panadero'), '13.3');
  assert.equal(given('Auxiliar de limpieza tienda departamental'), '15.1');
});

test('English titles and the architects of other trades are put where they belong', () => {
  assert.equal(given('Data Analyst'), '10.4');
  assert.equal(given('Ingeniero de Datos'), '10.4');
  assert.equal(given('Arquitecto de Datos'), '10.4');
  assert.equal(given('Arquitecto de Software'), '10.1');
  assert.equal(given('Arquitecto Cloud'), '10.3');
  assert.equal(given('Arquitecto de Interiores'), '8.3');
  assert.equal(given('Head of Sales'), '3.8');
  assert.equal(given('Sales Data Analyst'), '10.4');
  assert.equal(given('FP&A Manager'), '2.1');
  assert.equal(given('Ayudante general con excelentes beneficios'), 'none');
});

test('what stands in any trade settles nothing', () => {
  for (const title of ['Ayudante general', 'Encargado', 'Supervisor', 'Gerente', 'Auxiliar operativo', ''])
    assert.equal(given(title), 'none', title);
});

test('the employer and the studies asked for are not the work', () => {
  assert.equal(given('Mecánico diesel empresa de lácteos'), '7.2');
  assert.equal(given('Jefe de compras licenciado en administración o afines'), '1.4');
  assert.equal(given('Ayudante general empresa de seguridad'), '16.1');
});

test('occupations that the lexicon lacks are known by the labels of the classifications', () => {
  assert.equal(given('Interiorista'), '8.3');
  assert.equal(given('Esteticista'), '22.1');
});

test('lexicon and labels name subcategories that exist', () => {
  const keys = new Set(
    CATEGORIES.flatMap((category) => category.subcategories.map((sub) => subcategoryKey(sub.id))),
  );
  for (const [key] of [...CATEGORY_LEXICON, ...OCCUPATION_LABELS]) assert.ok(keys.has(key), key);
  for (const { subcategories } of CATEGORIES) assert.ok(subcategories.length < SUBCATEGORY_STEP);
});
