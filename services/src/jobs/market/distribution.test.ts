import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BINS, computeDistribution, estimateRange } from './distribution.ts';

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const total = (bins: readonly { offers: number }[]): number =>
  bins.reduce((sum, { offers }) => sum + offers, 0);

test('amounts fall into twelve bars of one round width, each once', () => {
  const amounts = range(8_000, 13_900, 100);
  const { bins, median, lower, upper } = computeDistribution(amounts);
  assert.equal(bins.length, BINS);
  assert.equal(total(bins), amounts.length);
  assert.deepEqual([...new Set(bins.map(({ from, to }) => to - from))], [500]);
  for (const { from, to, offers } of bins)
    assert.equal(offers, amounts.filter((amount) => amount >= from && amount < to).length);
  assert.equal(median, 10_950);
  assert.deepEqual([lower, upper], [9_475, 12_425]);
});

test('a few amounts from far away do not flatten the rest: they count in the outermost bars', () => {
  const { bins, isopenlow, isopenhigh } = computeDistribution([1, ...range(8_000, 13_900, 20), 900_000]);
  assert.ok((bins[0]?.from ?? 0) > 5_000);
  assert.ok((bins.at(-1)?.to ?? 0) < 20_000);
  assert.equal(total(bins), 298);
  assert.deepEqual([isopenlow, isopenhigh], [true, true]);
});

test('amounts that are all alike stand in the middle', () => {
  const { bins, median } = computeDistribution(Array.from({ length: 40 }, () => 9_000));
  assert.equal(median, 9_000);
  const full = bins.flatMap(({ offers }, place) => (offers > 0 ? [place] : []));
  assert.deepEqual(full, [5]);
});

test('an estimate is a range in hundreds that four of five amounts lie in', () => {
  const amounts = range(8_000, 17_990, 10);
  const { from, to } = estimateRange(amounts);
  assert.deepEqual([from, to], [9_000, 17_000]);
  assert.deepEqual(estimateRange(Array.from({ length: 40 }, () => 9_040)), { from: 9_000, to: 9_000 });
});

test('no bar lies below nothing, whatever the amounts', () => {
  for (const amounts of [[0, 10], [3], range(100, 200_000, 7_000), [1_000_000, 9_000_000]]) {
    const { bins } = computeDistribution(amounts);
    assert.ok((bins[0]?.from ?? -1) >= 0);
    assert.equal(total(bins), amounts.length);
  }
});
