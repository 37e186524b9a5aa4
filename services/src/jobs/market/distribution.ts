/** Bars of a distribution. */
export const BINS = 12;

/** Widths of a bar, MXN. */
const STEPS = [50, 100, 200, 250, 500, 1_000, 1_500, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000];

/** Shares of the amounts that the bars leave out at each end; they count in the outermost bars. */
const TAIL = 0.02;

/** How amounts are spread. */
export type Distribution = {
  median: number;
  /** A quarter of the amounts lies below, a quarter above. */
  lower: number;
  upper: number;
  /** Equal widths, from `from` up to below `to`. */
  bins: { from: number; to: number; offers: number }[];
  /** Whether the first and the last bar hold amounts from outside their limits too. */
  isopenlow: boolean;
  isopenhigh: boolean;
};

/** Share of the amounts like it that an estimated range is to hold. */
export const ESTIMATE_SHARE = 0.8;

/** Share of the amounts that the range leaves out at each end. `npm run bench estimates` measures what ranges then hold. */
const ESTIMATE_TAIL = (1 - ESTIMATE_SHARE) / 2;

/** Limits of an estimate are multiples of this, MXN. */
const ESTIMATE_STEP = 100;

/** The range that {@link ESTIMATE_SHARE} of offers with such pay lie in. @param amounts MXN, at least one. */
export function estimateRange(amounts: readonly number[]): { from: number; to: number } {
  const sorted = [...amounts].sort((a, b) => a - b);
  const limit = (share: number): number =>
    Math.round(quantile(sorted, share) / ESTIMATE_STEP) * ESTIMATE_STEP;
  return { from: limit(ESTIMATE_TAIL), to: limit(1 - ESTIMATE_TAIL) };
}

/** The amount below which a share of the sorted amounts lies, between two of them where need be. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The lowest limit and the width of the bars that hold what lies between two amounts. */
function chooseScale(low: number, high: number): { first: number; step: number } {
  const fits = (step: number): boolean => Math.floor(low / step) * step + BINS * step > high;
  const step = STEPS.find(fits) ?? Math.ceil(high / BINS / 50_000) * 50_000;
  const least = Math.floor(low / step);
  const spare = least + BINS - 1 - Math.floor(high / step);
  return { first: Math.max(0, least - Math.floor(spare / 2)) * step, step };
}

/** How amounts are spread over {@link BINS} bars of round widths. @param amounts MXN, at least one. */
export function computeDistribution(amounts: readonly number[]): Distribution {
  const sorted = [...amounts].sort((a, b) => a - b);
  const { first, step } = chooseScale(quantile(sorted, TAIL), quantile(sorted, 1 - TAIL));
  const end = first + BINS * step;
  const bins = Array.from({ length: BINS }, (_, index) => ({
    from: first + index * step,
    to: first + (index + 1) * step,
    offers: 0,
  }));
  for (const amount of sorted) {
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor((amount - first) / step)))];
    if (bin) bin.offers += 1;
  }
  return {
    median: Math.round(quantile(sorted, 0.5)),
    lower: Math.round(quantile(sorted, 0.25)),
    upper: Math.round(quantile(sorted, 0.75)),
    bins,
    isopenlow: (sorted[0] ?? 0) < first,
    isopenhigh: (sorted.at(-1) ?? 0) >= end,
  };
}
