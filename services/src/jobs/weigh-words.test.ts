import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toQueryWords } from '../text/words.ts';
import { NO_BAND, pack } from '../model/packed.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import { readQuery } from './search-query.ts';
import { namesWorker, weighWords } from './weigh-words.ts';
import type { PartialWord } from './weigh-words.ts';

type Titles = { own: number; begun: number; alone: number; kinds: readonly number[] };

const count = (titles: readonly (Titles | undefined)[], which: 'own' | 'begun' | 'alone'): number =>
  titles.reduce((sum, one) => sum + (one?.[which] ?? 0), 0);

/** A catalogue of which only these word forms are known. */
function createCatalogue(known: Readonly<Record<string, Titles>>): SearchReader {
  const meant = (text: string, prefix: string): (Titles | undefined)[] =>
    Object.entries(known)
      .filter(([form]) => text.includes(`'${prefix}${form}'`))
      .map(([, titles]) => titles);
  const nothing = (): never => assert.fail('is not asked for');
  return {
    withTexts: (texts) =>
      Promise.resolve(
        texts.map((text) =>
          text.includes("'e:")
            ? count(meant(text, 'e:'), 'alone')
            : text.includes("'b:")
              ? count(meant(text, 'b:'), 'begun')
              : count(meant(text, 't:'), 'own'),
        ),
      ),
    groups: ({ text }) =>
      Promise.resolve(
        meant(text.all, 'b:').flatMap((titles) =>
          (titles?.kinds ?? []).map((offers, at) => ({
            packed: pack({ workmode: 0, band: NO_BAND, subcategory: 17 + at, jobtypes: 0, educationid: 0 }),
            offers,
          })),
        ),
      ),
    counts: nothing,
    pageIds: nothing,
    placedIds: nothing,
    since: nothing,
  };
}

const weigh = async (q: string, known: Readonly<Record<string, Titles>>): Promise<PartialWord[]> =>
  weighWords(createCatalogue(known), readQuery({ q }, null), toQueryWords(q));

const find = (weighed: readonly PartialWord[], word: string): PartialWord | undefined =>
  weighed.find((one) => one.word.words.includes(word));

test('a word whose titles are of many kinds of work needs another one; one that is mostly one kind does not', async () => {
  const weighed = await weigh('instalador mesero xilofono', {
    instalador: { own: 40, begun: 40, alone: 12, kinds: [20, 10, 10] },
    mesero: { own: 40, begun: 40, alone: 12, kinds: [38, 2] },
  });
  assert.equal(find(weighed, 'instalador')?.isIncomplete, true);
  assert.equal(find(weighed, 'mesero')?.isIncomplete, false);
  assert.equal(find(weighed, 'xilofono'), undefined);
});

test('what neither names a worker nor leads to one is a detail, however many titles begin with it', async () => {
  const weighed = await weigh('tapicero temporada', {
    tapicero: { own: 9, begun: 9, alone: 9, kinds: [9] },
    temporado: { own: 9, begun: 9, alone: 9, kinds: [9] },
  });
  assert.equal(find(weighed, 'tapicero')?.weight, 'trade');
  assert.equal(find(weighed, 'temporada')?.weight, 'detail');
});

test('of several workplaces the one that is named first says most', async () => {
  const both = { own: 30, begun: 3, alone: 1, kinds: [30] };
  const weighed = await weigh('farmacia hospital', { farmacia: both, hospital: both });
  assert.equal(find(weighed, 'hospital')?.weight, 'detail');
  assert.notEqual(find(weighed, 'farmacia')?.weight, 'detail');
});

test('workers are recognised by the ending of their name', () => {
  const names = (word: string): boolean => toQueryWords(word).every(namesWorker);
  for (const word of ['soldador', 'electricista', 'mesera', 'gerente', 'psicóloga'])
    assert.ok(names(word), word);
  for (const word of ['manual', 'temporada', 'piezas']) assert.ok(!names(word), word);
});
