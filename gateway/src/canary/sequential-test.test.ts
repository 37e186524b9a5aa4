import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { likelihoodRatio, NO_EVIDENCE, weigh } from './sequential-test.ts';

/** Numbers from 0 to below 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Looks until the evidence reaches a limit; null if it never does. */
function looksUntil(
  limit: number,
  {
    rate,
    share,
    looks,
    random,
  }: { rate: { canary: number; live: number }; share: number; looks: number; random: () => number },
): number | null {
  let evidence = NO_EVIDENCE;
  for (let look = 1; look <= looks; look += 1) {
    const canary = { all: 0, bad: 0 };
    const live = { all: 0, bad: 0 };
    for (let page = 0; page < 85; page += 1) {
      const isCanary = random() < share;
      const side = isCanary ? canary : live;
      side.all += 1;
      if (random() < (isCanary ? rate.canary : rate.live)) side.bad += 1;
    }
    evidence = weigh(evidence, canary, live);
    if (likelihoodRatio(evidence) >= limit) return look;
  }
  return null;
}

describe('the sequential test of a canary', () => {
  for (const [rate, share] of [
    [0.005, 0.1],
    [0.03, 0.5],
    [0.2, 0.05],
  ] as const)
    it(`hardly ever says that a release fails more which does not: ${rate} of the pages, ${share} of the visitors`, () => {
      const random = createRandom(7);
      const alarms = Array.from({ length: 400 }, () =>
        looksUntil(100, { rate: { canary: rate, live: rate }, share, looks: 100, random }),
      ).filter((look) => look !== null).length;
      // At α = 1 % of 400, four are expected at most; eleven have a probability below 1 %.
      assert.ok(alarms <= 10, `${alarms} of 400`);
    });

  it('finds a release that fails three times as often, and sooner the worse it is', () => {
    const random = createRandom(11);
    const find = (times: number): number[] =>
      Array.from({ length: 40 }, () =>
        looksUntil(1_000, { rate: { canary: 0.01 * times, live: 0.01 }, share: 0.2, looks: 2_000, random }),
      ).flatMap((look) => look ?? []);
    const [three, ten] = [find(3), find(10)];
    assert.deepEqual([three.length, ten.length], [40, 40]);
    const mean = (looks: number[]): number => looks.reduce((sum, look) => sum + look, 0) / looks.length;
    assert.ok(mean(ten) * 3 < mean(three), `${mean(ten)} and ${mean(three)} looks`);
  });

  it('says nothing of a release that fails less, nor while one of them has no pages', () => {
    const better = weigh(NO_EVIDENCE, { all: 1_000, bad: 1 }, { all: 1_000, bad: 40 });
    assert.ok(likelihoodRatio(better) < 1);
    assert.equal(weigh(NO_EVIDENCE, { all: 0, bad: 5 }, { all: 100, bad: 0 }), NO_EVIDENCE);
    assert.equal(weigh(NO_EVIDENCE, { all: 5, bad: 5 }, { all: 0, bad: 0 }), NO_EVIDENCE);
  });
});
