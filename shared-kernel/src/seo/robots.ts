import type { SearchParams } from '../routes/types.ts';

/** Robots value that keeps a page out of search engines. */
export const HIDDEN_FROM_ROBOTS = 'nofollow, noindex';

/** Results below this many offers are kept out of search engines. */
const MIN_OFFERS = 5;

/**
 * Robots value of a results page: hidden with a `page` parameter (also `page=1`), on the bare prefix without any
 * segment, for a keyword taken literally, and with fewer than 5 offers; otherwise empty. A value of ours goes before the answer's.
 * @example robotsForResults({ params, totaldocs: found.summary.totaldocs, pathname })
 */
export function robotsForResults(results: {
  params: Pick<SearchParams, 'page' | 'literal'>;
  totaldocs: number;
  pathname: string;
}): string {
  const isHidden =
    results.params.page !== undefined ||
    results.params.literal === true ||
    /^\/empleos\/?$/.test(results.pathname) ||
    results.totaldocs < MIN_OFFERS;
  return isHidden ? HIDDEN_FROM_ROBOTS : '';
}

/**
 * Robots value of an offer's page; empty where the operator lets offers be indexed.
 * @example robots: robotsForOffer(selectConfig(state).indexOffers) || undefined,
 */
export function robotsForOffer(indexOffers: boolean): string {
  return indexOffers ? '' : HIDDEN_FROM_ROBOTS;
}
