import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WORK_RULES } from './work-words/rules.ts';
import { isEmptyWord, toQueryWords, toWordForm } from './words.ts';

const toForms = (phrase: string): string => phrase.split(' ').map(toWordForm).join(' ');

/** What a keyword is widened by, as phrases of word forms. */
const wide = (keyword: string): string[] =>
  toQueryWords(keyword).flatMap((word) => word.wide.flat().map((phrase) => phrase.join(' ')));

describe('words that come near a search', () => {
  test('colloquial names lead to what advertisements say', () => {
    for (const [said, meant] of [
      ['franelero', 'acomodador autos'],
      ['machetero', 'cargador'],
      ['chafirete', 'chofer'],
      ['poli', 'guardia'],
      ['ama de llaves', 'camarista'],
      ['contpaq', 'contabilidad'],
      ['cleaning lady', 'limpieza'],
      ['mechanical designer', 'disenador'],
      ['guardabosques', 'forestal'],
    ] as const)
      assert.ok(wide(said).includes(toForms(meant)), `${said}: ${wide(said).join(', ')}`);
  });

  test('what people do says who does it, in the infinitive and in the gerund', () => {
    for (const said of ['manejar', 'manejando', 'me gusta manejar'])
      assert.ok(wide(said).includes('chofer'), said);
    assert.ok(wide('cuidando niños').includes('ninero'));
    assert.ok(wide('sirviendo mesas').includes('mesero'));
  });

  test('what means the same is followed once more, what is only near is not', () => {
    assert.ok(wide('quinta rueda').includes('operador tractocamion'));
    assert.ok(wide('trailer').includes(toForms('operador quinta rueda')));
    // 'modelo' means 'edecan', which means 'demostrador', which is near 'vendedor'.
    assert.ok(!wide('modelo').includes(toForms('ventas')));
  });

  test('of a rule what stands first is nearer', () => {
    const [word] = toQueryWords('manejar montacargas');
    const groups = (word?.wide ?? []).filter((group) => group.length > 0);
    assert.ok(groups[0]?.some((phrase) => phrase.join(' ') === 'montacarguista'));
    assert.ok(!groups[0]?.some((phrase) => phrase.join(' ') === 'chofer montacarga'));
  });

  test('an employer is known for work, which is no answer by itself: others offer it too', () => {
    for (const [said, work] of [
      ['didi', 'conductor'],
      ['didi cajero', 'conductor'],
      ['didi sin experiencia', 'conductor'],
      ['coppel', 'tienda departamental'],
      ['7 eleven', 'tienda conveniencia'],
    ] as const) {
      const [name = ''] = said.split(' ');
      const employer = toQueryWords(said).find(({ words }) => words.includes(name));
      assert.deepEqual(employer?.wide, [], said);
      assert.ok(
        employer?.hints?.some((phrase) => phrase.join(' ') === toForms(work)),
        said,
      );
    }
  });

  test('no search is widened without end', () => {
    for (const said of ['chofer', 'vendedor', 'operario', 'limpieza', 'guardia'])
      assert.ok(
        toQueryWords(said).every((word) => word.wide.flat().length <= 16),
        said,
      );
  });

  test('every rule can be met: none begins with words that a search drops, none repeats a word', () => {
    for (const line of WORK_RULES) {
      const [from = ''] = line.includes(' > ') ? line.split(' > ') : [''];
      const words = from.split(' ').filter(Boolean);
      assert.ok(!words.some(isEmptyWord), line);
      assert.equal(new Set(words).size, words.length, line);
    }
  });
});
