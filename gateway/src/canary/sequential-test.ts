/**
 * A sequential test of whether a release fails more often than the one beside it. It may be looked at as often as one
 * likes: it is a likelihood ratio, whose mean stays at one while both fail equally often, so that it ever reaches `1 / α`
 * with a probability of at most α (Ville's inequality). How often pages fail needs not be known, and may change: given
 * that a page failed, it only asks whose it was.
 */

/** How many pages there were of something, and how many of them were bad. */
export type Tally = { all: number; bad: number };

/** How many times as often the release may fail: evidence is gathered for each, and averaged. */
const TIMES = [1.5, 2, 3, 5, 10] as const;

/** Logarithms of the likelihood ratios, one for each of {@link TIMES}. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = TIMES.map(() => 0);

/**
 * Evidence after further pages.
 * @param canary pages of the release since the last look.
 * @param live those of the release beside it in the same time.
 * @returns the evidence as it was, where one of them had no pages: who failed says nothing then.
 */
export function weigh(evidence: Evidence, canary: Tally, live: Tally): Evidence {
  if (canary.all <= 0 || live.all <= 0) return evidence;
  const expected = canary.all / (canary.all + live.all);
  return TIMES.map((times, at) => {
    const worse = (times * expected) / (times * expected + 1 - expected);
    const gained =
      canary.bad * Math.log(worse / expected) + live.bad * Math.log((1 - worse) / (1 - expected));
    return (evidence[at] ?? 0) + gained;
  });
}

/** The likelihood ratio: how many times better the pages are explained by a release that fails more often. */
export function likelihoodRatio(evidence: Evidence): number {
  return evidence.reduce((sum, logarithm) => sum + Math.exp(logarithm), 0) / TIMES.length;
}

/** Probability that a release that is no worse is ever rolled back, over all that is compared of it. */
const ALPHA = 0.001;

/** What is compared: pages that failed, and measures that were poor. */
export const MEASURES = ['pages', 'LCP', 'INP', 'CLS'] as const;

/** The likelihood ratio of one of {@link MEASURES} from which a release is rolled back. */
export const LIMIT = MEASURES.length / ALPHA;
