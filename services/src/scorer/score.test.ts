import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfferRow } from '../jobs/offers.ts';
import { THRESHOLDS, computeScore } from './score.ts';
import type { Wanted } from './score.ts';

const GUADALAJARA = { latitude: 20.67, longitude: -103.35 };
const ZAPOPAN = { latitude: 20.72, longitude: -103.39 };

const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  interests: [52],
  salary: 10_000,
  education: 2,
  state: 14,
  city: 14_039,
  point: GUADALAJARA,
  relocates: false,
  ...changes,
});
const offer = (changes: Partial<OfferRow> = {}): OfferRow =>
  ({
    id: 7,
    subcategory: 52,
    state: 14,
    city: 14_039,
    ...GUADALAJARA,
    workmode: 0,
    salaryfrom: 9_000,
    salaryto: 11_000,
    salarytime: 0,
    educationid: 2,
    ...changes,
  }) as OfferRow;

test('an offer of the wanted kind, place, pay and studies fits in all', () => {
  const score = computeScore(wanted(), offer());
  assert.deepEqual(score, {
    jobID: '7',
    score: 100,
    scoreCategory: 100,
    scoreSubcategory: 100,
    scoreSalary: 100,
    scoreEducation: 100,
    scoreLocation: 100,
  });
});

test('another subcategory of the category fits in the category alone', () => {
  const score = computeScore(wanted({ interests: [49] }), offer());
  assert.deepEqual([score.scoreCategory, score.scoreSubcategory], [100, 0]);
  // 52 is of category 3.
  assert.equal(computeScore(wanted({ interests: [3] }), offer()).scoreCategory, 100);
  assert.equal(computeScore(wanted({ interests: [1] }), offer()).scoreCategory, 0);
});

test('pay fits when its upper end reaches what is wanted, whatever its period', () => {
  assert.equal(computeScore(wanted({ salary: 12_000 }), offer()).scoreSalary, 91);
  assert.ok(91 < THRESHOLDS.salary);
  const weekly = offer({ salaryfrom: 2_500, salaryto: 2_500, salarytime: 2 });
  assert.equal(computeScore(wanted(), weekly).scoreSalary, 100);
  assert.equal(computeScore(wanted(), offer({ salaryfrom: 0, salaryto: 0 })).scoreSalary, -1);
});

test('the next municipality is near enough, the other end of the state is not', () => {
  const near = computeScore(wanted(), offer({ city: 14_120, ...ZAPOPAN })).scoreLocation;
  assert.ok(near >= THRESHOLDS.location, String(near));
  const far = { city: 14_067, latitude: 20.62, longitude: -105.23 };
  assert.ok(computeScore(wanted(), offer(far)).scoreLocation < THRESHOLDS.location);
  assert.equal(computeScore(wanted(), offer({ ...far, workmode: 1 })).scoreLocation, 100);
  assert.equal(computeScore(wanted({ state: 0, city: 0, point: null }), offer()).scoreLocation, -1);
});

test('more studies than asked for fit, fewer do not', () => {
  assert.equal(computeScore(wanted({ education: 6 }), offer()).scoreEducation, 100);
  assert.equal(computeScore(wanted({ education: 1 }), offer()).scoreEducation, 70);
  assert.equal(computeScore(wanted({ education: 0 }), offer({ educationid: 0 })).scoreEducation, 100);
});

test('what cannot be compared does not count in the whole', () => {
  const bare = wanted({ interests: [], salary: 0, education: 0 });
  const score = computeScore(bare, offer());
  assert.deepEqual([score.scoreCategory, score.scoreSubcategory, score.scoreSalary], [-1, -1, -1]);
  assert.equal(score.score, -1, 'a place alone says little');
  const paid = computeScore({ ...bare, salary: 20_000 }, offer());
  assert.deepEqual([paid.scoreLocation, paid.scoreSalary, paid.score], [100, 55, 78]);
});

test('what fits everybody says nothing of a candidate', () => {
  const nobody = wanted({ interests: [], salary: 0, education: 0, state: 0, city: 0, point: null });
  const score = computeScore(nobody, offer({ workmode: 1, educationid: 0 }));
  assert.deepEqual([score.scoreLocation, score.scoreEducation, score.score], [100, 100, -1]);
  assert.equal(computeScore(wanted(), offer({ workmode: 1, educationid: 0 })).score, 100);
});
