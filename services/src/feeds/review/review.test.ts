import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAUTIONS } from '../../jobs/cautions.ts';
import { measureReview, readJudged } from '../../testing/judged-advertisements.ts';
import { CAUTION_RULES } from './scam-shield.ts';

const BARS = {
  development: { held: [0.97, 0.95], signs: [0.97, 0.95], wording: [0.97, 0.95] },
  heldout: { held: [0.95, 0.9], signs: [0.95, 0.9], wording: [0.95, 0.9] },
  fresh: { held: [0.95, 0.9], signs: [0.95, 0.9], wording: [0.95, 0.9] },
} as const;

test('candidates read why they are cautioned, for every rule of a caution', () => {
  assert.deepEqual(Object.keys(CAUTIONS).toSorted(), CAUTION_RULES.toSorted());
});

for (const sample of ['development', 'heldout', 'fresh'] as const) {
  test(`what is found in the judged advertisements of the ${sample} sample is right`, (context) => {
    for (const [what, { precision, recall, wrong }] of Object.entries(measureReview(readJudged(sample)))) {
      context.diagnostic(`${what}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
      const [leastPrecision, leastRecall] = BARS[sample][what as keyof (typeof BARS)['heldout']];
      assert.ok(precision >= leastPrecision && recall >= leastRecall, wrong.join('\n'));
    }
  });
}
