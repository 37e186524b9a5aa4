/** How much wider each bucket is than the one before: a percentile is off by 5 % at most. */
const RATIO = 1.1;

/** Values up to this one are in the first bucket; layout shift is counted in thousandths so as not to end there. */
const SMALLEST = 1;

/** Units per bucket scale: milliseconds as they are, layout shift in thousandths. */
const getScale = (metric: string): number => (metric === 'CLS' ? 1_000 : 1);

/** The bucket of a value; 0 holds everything too small to distinguish. */
export function toBucket(metric: string, value: number): number {
  const scaled = value * getScale(metric);
  return scaled < SMALLEST ? 0 : 1 + Math.floor(Math.log(scaled) / Math.log(RATIO));
}

/** The value that stands for a bucket: the middle of its range. */
export function toValue(metric: string, bucket: number): number {
  if (bucket === 0) return 0;
  return RATIO ** (bucket - 0.5) / getScale(metric);
}

/**
 * A percentile of a histogram.
 * @param buckets how many values each bucket has.
 * @param part between 0 and 1, e.g. 0.75.
 * @returns null without values.
 */
export function percentile(
  metric: string,
  buckets: ReadonlyMap<number, number>,
  part: number,
): number | null {
  const ordered = [...buckets].sort(([one], [other]) => one - other);
  const total = ordered.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of ordered) {
    below += count;
    if (below >= total * part) return toValue(metric, bucket);
  }
  return null;
}
