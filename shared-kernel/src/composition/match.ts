import { match, type MatchFunction } from 'path-to-regexp';
import type { PageComposition, RouteEntry, SlotEntry } from './types.ts';
import type { SlotName } from '../slots/contracts.ts';

export type RouteMatch = { unit: string; route: RouteEntry; params: Record<string, string> };

type Matcher = { unit: string; route: RouteEntry; matches: MatchFunction<Record<string, string | string[]>> };

const matchersByComposition = new WeakMap<PageComposition, Matcher[]>();

/**
 * Finds the route that owns a path. Literal paths win over patterns, longer literals over shorter ones,
 * so `/empleos-por-estado` is never taken for a search.
 * @example matchRoute(composition, '/empleo/oferta/7-cajero')?.params // { job: '7-cajero' }
 */
export function matchRoute(composition: PageComposition, pathname: string): RouteMatch | null {
  let matchers = matchersByComposition.get(composition);
  if (!matchers) {
    matchers = compile(composition);
    matchersByComposition.set(composition, matchers);
  }
  for (const { unit, route, matches } of matchers) {
    const found = matches(pathname);
    if (!found) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.params)) {
      params[name] = Array.isArray(value) ? value.join('/') : value;
    }
    return { unit, route, params };
  }
  return null;
}

/**
 * Whether a path is one of a route's pattern.
 * @example matchesPattern('/empleo/:job', '/empleo/7-cajero') // true
 */
export const matchesPattern = (pattern: string, pathname: string): boolean =>
  match(pattern, { decode: decodeSafely, sensitive: true })(pathname) !== false;

/**
 * The unit that fills a slot in this composition, or null.
 * @example findFiller(composition, 'offer.apply')?.unit // 'mfe-apply'
 */
export function findFiller(
  composition: PageComposition,
  slot: SlotName,
): { unit: string; entry: SlotEntry } | null {
  for (const [unit, { slots }] of Object.entries(composition.units)) {
    const entry = slots.find((candidate) => candidate.name === slot);
    if (entry) return { unit, entry };
  }
  return null;
}

function compile(composition: PageComposition): Matcher[] {
  return Object.entries(composition.units)
    .flatMap(([unit, { routes }]) => routes.map((route) => ({ unit, route })))
    .sort((a, b) => specificity(b.route.path) - specificity(a.route.path))
    .map(({ unit, route }) => ({
      unit,
      route,
      // A percent sequence that is no UTF-8 must not throw: the page then sees it undecoded.
      matches: match<Record<string, string | string[]>>(route.path, {
        decode: decodeSafely,
        sensitive: true,
      }),
    }));
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Patterns without variables first, then by the length of what is literal. */
function specificity(path: string): number {
  const variable = path.search(/[:*{]/);
  return variable === -1 ? 10_000 + path.length : path.replace(/\{[^{}]*\}|[:*]\w+/g, '').length;
}
