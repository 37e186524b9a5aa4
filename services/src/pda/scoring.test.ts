import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { invalidReason, LEAST_MS, LEAST_WORDS, MOST_WORDS, position, score } from './scoring.ts';
import { DIMENSIONS, EXAM, OPPOSITES, WORDS } from './words.ts';

const ALL = WORDS.map(({ id }) => id);
const choice = fc.subarray(ALL);
const wordIds = (dimension: string, pole: string): number[] =>
  WORDS.filter((word) => word.dimension === dimension && word.pole === pole).map(({ id }) => id);

describe('the words of the test', () => {
  test('each dimension has eight, each question all of them once, and both the same order', () => {
    for (const dimension of DIMENSIONS)
      assert.equal(WORDS.filter((word) => word.dimension === dimension).length, 8, dimension);
    const [expected, own, inWords] = EXAM.questions;
    assert.deepEqual(
      own?.options.map(({ id }) => id).toSorted((a, b) => a - b),
      ALL,
    );
    assert.deepEqual(expected?.options, own?.options);
    assert.deepEqual(inWords?.options, []);
    assert.equal(new Set(WORDS.map(({ text }) => text)).size, 32);
  });

  test('opposites are words of one dimension and of both its poles', () => {
    for (const pair of OPPOSITES) {
      const [one, other] = pair.map((id) => WORDS.find((word) => word.id === id));
      assert.equal(one?.dimension, other?.dimension);
      assert.notEqual(one?.pole, other?.pole, `${one?.text} ${other?.text}`);
    }
  });
});

describe('a position', () => {
  test('is within its bounds, and at an end only for all words of one pole and none of the other', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom(...DIMENSIONS), (chosen, dimension) => {
        const value = position(chosen, dimension);
        assert.ok(Number.isInteger(value) && Math.abs(value) <= 100);
        const whole = (pole: string, none: string) =>
          wordIds(dimension, pole).every((id) => chosen.includes(id)) &&
          !wordIds(dimension, none).some((id) => chosen.includes(id));
        assert.equal(value === 100, whole('high', 'low'));
        assert.equal(value === -100, whole('low', 'high'));
      }),
    );
  });

  test('moves by a word of its own dimension towards that word’s pole, and by no other', () => {
    fc.assert(
      fc.property(choice, fc.constantFrom(...WORDS), (chosen, word) => {
        fc.pre(!chosen.includes(word.id));
        for (const dimension of DIMENSIONS) {
          const moved = position([...chosen, word.id], dimension) - position(chosen, dimension);
          const way = dimension !== word.dimension ? 0 : word.pole === 'high' ? 1 : -1;
          assert.equal(Math.sign(moved), way, `${word.text} ${dimension}`);
        }
      }),
    );
  });

  test('says nothing of who chooses every word or none, in whatever order', () => {
    for (const dimension of DIMENSIONS) {
      assert.equal(position(ALL, dimension), 0);
      assert.equal(position([], dimension), 0);
    }
    fc.assert(
      fc.property(choice, (chosen) => {
        for (const dimension of DIMENSIONS)
          assert.equal(position(chosen.toReversed(), dimension), position(chosen, dimension));
      }),
    );
  });
});

describe('a result', () => {
  const high = DIMENSIONS.flatMap((dimension) => wordIds(dimension, 'high'));

  test('is named by the poles of one’s own words, and compares them with what others expect', () => {
    const social = [...wordIds('extraversion', 'high'), ...wordIds('conscientiousness', 'high').slice(0, 3)];
    const quiet = wordIds('extraversion', 'low');
    const { profile, description, dimensions } = score({ q1: quiet, q2: social, q3: 'Con música' });
    assert.equal(profile, 'Sociable y ordenada');
    assert.match(description, /esperan que seas más reservada y espontánea/);
    assert.deepEqual(
      dimensions.map(({ own, expected }) => [own, expected]),
      [
        [100, -100],
        [0, 0],
        [75, 0],
        [0, 0],
      ],
    );
  });

  test('without a tendency says so, and the text in one’s own words changes nothing', () => {
    const mixed = WORDS.filter((_, index) => index % 4 === 0).map(({ id }) => id);
    const result = score({ q1: mixed, q2: mixed, q3: '' });
    assert.equal(result.profile, 'Sin una tendencia marcada');
    assert.match(result.description, /se parece a como te describes/);
    fc.assert(
      fc.property(choice, choice, fc.string(), (q1, q2, q3) => {
        assert.deepEqual(score({ q1, q2, q3 }), score({ q1, q2, q3: '' }));
      }),
    );
  });

  test('is missing where a choice is too small or too large, in either question', () => {
    const some = high.slice(0, 8);
    for (const [chosen, reason] of [
      [high.slice(0, LEAST_WORDS - 1), 'few'],
      [ALL.slice(0, MOST_WORDS + 1), 'many'],
      [ALL, 'many'],
    ] as const) {
      assert.equal(invalidReason({ q1: chosen, q2: some, q3: 'x' }, LEAST_MS), reason);
      assert.equal(invalidReason({ q1: some, q2: chosen, q3: 'x' }, LEAST_MS), reason);
    }
    assert.equal(invalidReason({ q1: high.slice(0, LEAST_WORDS), q2: high, q3: 'x' }, LEAST_MS), null);
  });

  test('is missing where three pairs of opposites were chosen; two are a person of many sides', () => {
    const pairs = (count: number) => OPPOSITES.slice(0, count).flat();
    assert.equal(invalidReason({ q1: high, q2: pairs(3), q3: 'x' }, LEAST_MS), 'contradictory');
    assert.equal(invalidReason({ q1: high, q2: pairs(2), q3: 'x' }, LEAST_MS), null);
    // One in each choice are none: the two questions differ.
    assert.equal(invalidReason({ q1: pairs(2), q2: pairs(2), q3: 'x' }, LEAST_MS), null);
  });

  test('is missing for a test that took seconds; without a clock to trust nobody is blamed', () => {
    const answers = { q1: high, q2: high, q3: 'x' };
    assert.equal(invalidReason(answers, LEAST_MS - 1), 'fast');
    assert.equal(invalidReason(answers, LEAST_MS), null);
    assert.equal(invalidReason(answers, null), null);
  });
});
