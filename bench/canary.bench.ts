/**
 * How often the canary's test rolls a release back that fails no more often than the one beside it, and how long it takes
 * to find one that does. The peer is what one would do by hand: the two-proportion z-test at the same level, looked at as
 * often.
 */
import {
  LIMIT,
  likelihoodRatio,
  NO_EVIDENCE,
  weigh,
  type Evidence,
  type Tally,
} from '@chamba/gateway/canary';
import { report } from './support/report.ts';

/** Runs of each case. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 1_000);
/** Page loads of the site in a second, and seconds from one look to the next. */
const LOADS = 17;
const LOOK_S = 5;
/** How often pages fail that are all right. */
const RATE = 0.005;
/** How long a release is in the canary, in seconds. */
const TRIAL_S = 1_800;
/** |z| from which the peer rolls a release back: one-sided, at a thousandth. */
const Z = 3.09;

const BAR = { falseAlarms: 0.001 };

/** Numbers from 0 to below 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

type Found = { sequential: number | null; peer: number | null };

/** One release in the canary. @returns seconds until each test rolls it back. */
function tryRelease(random: () => number, share: number, times: number): Found {
  let evidence: Evidence = NO_EVIDENCE;
  const sums = { canary: { all: 0, bad: 0 }, live: { all: 0, bad: 0 } };
  const found: Found = { sequential: null, peer: null };
  for (let second = LOOK_S; second <= TRIAL_S; second += LOOK_S) {
    const now = { canary: { all: 0, bad: 0 }, live: { all: 0, bad: 0 } };
    for (let load = 0; load < LOADS * LOOK_S; load += 1) {
      const side = random() < share ? 'canary' : 'live';
      now[side].all += 1;
      if (random() < (side === 'canary' ? RATE * times : RATE)) now[side].bad += 1;
    }
    for (const side of ['canary', 'live'] as const) {
      sums[side].all += now[side].all;
      sums[side].bad += now[side].bad;
    }
    evidence = weigh(evidence, now.canary, now.live);
    if (likelihoodRatio(evidence) >= LIMIT) found.sequential ??= second;
    if (zScore(sums.canary, sums.live) >= Z) found.peer ??= second;
    if (found.sequential !== null && found.peer !== null) break;
  }
  return found;
}

function zScore(canary: Tally, live: Tally): number {
  const pooled = (canary.bad + live.bad) / (canary.all + live.all);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / canary.all + 1 / live.all));
  return deviation > 0 ? (canary.bad / canary.all - live.bad / live.all) / deviation : 0;
}

const inPercent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

function describe(seconds: readonly (number | null)[]): Record<string, string | number> {
  const known = seconds.flatMap((second) => second ?? []).sort((one, other) => one - other);
  const median = known.length * 2 > seconds.length ? known[Math.floor(seconds.length / 2)] : undefined;
  return {
    'rolled back': inPercent(known.length, seconds.length),
    'within 60 s': inPercent(known.filter((second) => second <= 60).length, seconds.length),
    'median s': median ?? '-',
  };
}

const rows: Record<string, string | number>[] = [];
let worst = 0;
for (const share of [0.05, 0.1, 0.5])
  for (const times of [1, 2, 3, 5, 10]) {
    const random = createRandom(Math.round(share * 100) * 31 + times);
    const found = Array.from({ length: RUNS }, () => tryRelease(random, share, times));
    const own = describe(found.map(({ sequential }) => sequential));
    const peer = describe(found.map(({ peer: second }) => second));
    if (times === 1)
      worst = Math.max(worst, found.filter(({ sequential }) => sequential !== null).length / RUNS);
    rows.push({
      share: inPercent(share, 1),
      'fails, times': times,
      ...own,
      'pages of it': typeof own['median s'] === 'number' ? Math.round(own['median s'] * LOADS * share) : '-',
      'z-test rolled back': String(peer['rolled back']),
      'z-test median s': peer['median s'] ?? '-',
    });
  }
report('canary', rows);
console.log(JSON.stringify({ bench: 'canary', runs: RUNS, worst, bars: BAR, met: worst <= BAR.falseAlarms }));
if (worst > BAR.falseAlarms) process.exitCode = 1;
