/**
 * Head and status of a page by its route only: for a page that was not rendered on the server, nothing else is known
 * here. Search engines must get the same head whether or not its unit failed.
 */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { Head } from '@chamba/kernel/remote';
import { pageCategory, parseSearchUrl } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import {
  canonicalSearchPath,
  declaredHead,
  isOfSettlement,
  NOT_FOUND_TEXTS,
  robotsForOffer,
  robotsForResults,
} from '@chamba/kernel/seo';
import type { RouteRules } from '../composition/route-rules.ts';

/** Head of a page by its route, without its code. */
export type RouteHead = {
  head: Head;
  status: number;
  /** Whether search engines may index the page. */
  isIndexable: boolean;
};

/** A route with what its release says of its page. */
export type RuledMatch = { route: RouteMatch['route']; rules: RouteRules };

/**
 * What is known of a page without rendering it.
 * @param match the route of the address; null where no unit has one.
 * @param address path and query of the request.
 * @param site name of the site, and whether search engines may have offers.
 */
export function routeHead(
  match: RuledMatch | null,
  { pathname, search }: { pathname: string; search: string },
  { siteName, indexOffers }: { siteName: string; indexOffers: boolean },
): RouteHead {
  const hidden = (texts: RouteRules['texts'], status: number): RouteHead => ({
    head: declaredHead({ texts, robots: 'hidden' }, siteName, pathname),
    status,
    isIndexable: false,
  });
  if (!match) {
    // The shell has pages at addresses of the product that no unit claims: for candidates, who may have to log in.
    return pageCategory(pathname) === '404' ? hidden(NOT_FOUND_TEXTS, 404) : hidden(undefined, 200);
  }
  const { texts, robots, status } = match.rules;
  const isOfSearches = robots === 'results';
  const params = isOfSearches ? parseSearchUrl(pathname, search) : null;
  if (isOfSearches && params === null && holdsSearches(match.route.path)) return hidden(NOT_FOUND_TEXTS, 404);
  const isHidden =
    robots === 'hidden' ||
    status >= 400 ||
    (robots === 'offers' && robotsForOffer(indexOffers) !== '') ||
    // The number of offers is unknown: the usual case is assumed.
    (params !== null && robotsForResults({ params, totaldocs: Infinity, pathname }) !== '');
  if (isHidden) return hidden(texts, status);
  const head = declaredHead({ texts, robots: 'index' }, siteName, pathname);
  return {
    head: params ? withSearchPath(head, params) : head,
    status,
    isIndexable: true,
  };
}

/** The head of a search, with its canonical path as far as the address alone says it. */
function withSearchPath({ canonical: _canonical, ...head }: Head, params: SearchParams): Head {
  return isOfSettlement(params) ? head : { ...head, canonical: canonicalSearchPath(params) };
}

/** Whether the addresses below a path are those of searches: one that is invalid leads nowhere. */
function holdsSearches(path: string): boolean {
  return parseSearchUrl(path.split(/[:*{]/, 1)[0] ?? '', '') !== null;
}
