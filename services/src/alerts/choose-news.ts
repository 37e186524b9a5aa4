/** Offers that one mail lists at most. */
export const MOST_LISTED = 10;

/** News of one search for one mail. */
export type NewsOfSearch = { searchId: number; url: string; offers: readonly number[] };

/** A part of a mail: offers that are listed, and how many the search found besides. */
export type MailPart = { searchId: number; url: string; offers: number[]; more: number };

/**
 * Shares the lines of one mail among the searches of a person, in turn, so that none is crowded out. An offer stands in the
 * first search that finds it.
 * @param known offers that are no news: sent before, or applied for.
 */
export function chooseNews(news: readonly NewsOfSearch[], known: ReadonlySet<number>): MailPart[] {
  const taken = new Set(known);
  const fresh = news.map(({ offers, ...search }) => ({
    ...search,
    offers: offers.filter((id) => !taken.has(id) && taken.add(id)),
  }));
  const shown = fresh.map(() => 0);
  let lines = MOST_LISTED;
  while (lines > 0) {
    const before = lines;
    fresh.forEach(({ offers }, at) => {
      const count = shown[at] ?? 0;
      if (lines === 0 || count >= offers.length) return;
      shown[at] = count + 1;
      lines -= 1;
    });
    if (lines === before) break;
  }
  return fresh.flatMap(({ searchId, url, offers }, at) =>
    offers.length === 0
      ? []
      : [{ searchId, url, offers: offers.slice(0, shown[at]), more: offers.length - (shown[at] ?? 0) }],
  );
}
