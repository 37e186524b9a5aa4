export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const WEEKS = 4;

/** Days that the bars cover, of which the last week is the one up to now. */
export const VIEW_DAYS = WEEKS * 7;

/** Views of one week. `from`: its start, epoch ms. */
export type Week = { from: number; views: number; isLast: boolean };

/**
 * Views by week, oldest first, the last one up to now.
 * @param now epoch ms.
 */
export function countWeeks(views: ReadonlyArray<{ date: string }>, now: number): Week[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = now - (WEEKS - index) * WEEK_MS;
    const isLast = index === WEEKS - 1;
    const count = views.filter(({ date }) => {
      const at = Date.parse(date);
      return at > from && (isLast || at <= from + WEEK_MS);
    }).length;
    return { from, views: count, isLast };
  });
}
