import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toBucket, percentile, toValue } from './histogram.ts';

test('a bucket stands for its values within five percent', () => {
  for (const [metric, values] of [
    ['LCP', [1, 17, 250, 2_500, 59_999]],
    ['CLS', [0.002, 0.1, 0.25, 1.3]],
  ] as const) {
    for (const value of values) {
      const back = toValue(metric, toBucket(metric, value));
      assert.ok(Math.abs(back - value) <= value * 0.051, `${metric} ${value} came back as ${back}`);
    }
  }
  assert.equal(toValue('CLS', toBucket('CLS', 0)), 0);
});

test('the 75th percentile is the value three quarters do not exceed', () => {
  const buckets = new Map<number, number>();
  for (let value = 10; value <= 1_000; value += 10) {
    const bucket = toBucket('LCP', value);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  const p75 = percentile('LCP', buckets, 0.75) ?? 0;
  assert.ok(p75 > 700 && p75 < 800, String(p75));
  assert.equal(percentile('LCP', new Map(), 0.75), null);
});
