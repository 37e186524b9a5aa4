/** What a route's release says of its page, which the gateway knows without rendering it. */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { ReleaseRoute } from '@chamba/kernel/composition/release';
import type { PageCategory, PageTexts, RobotsRule } from '@chamba/kernel/remote';
import type { Composition } from './compose.ts';

export type RouteRules = {
  /** Missing in releases that are older than declared texts. */
  texts?: PageTexts;
  robots: RobotsRule;
  status: number;
  /** How many pages of the route a device keeps; 0 for none. */
  keep: number;
};

/** Rules of releases that are older than declared ones, by category; others are indexed, and not listed or kept. */
const RULES_OF_CATEGORY: Readonly<Partial<Record<PageCategory, { robots: RobotsRule; keep?: number }>>> = {
  home: { robots: 'index', keep: 1 },
  srp: { robots: 'results', keep: 20 },
  'job-offer': { robots: 'offers', keep: 60 },
  filters: { robots: 'index' },
  login: { robots: 'index' },
  'create-account': { robots: 'index' },
  subscriptions: { robots: 'hidden' },
  dashboard: { robots: 'hidden' },
  resume: { robots: 'hidden' },
  postulation: { robots: 'hidden' },
  'user-account': { robots: 'hidden' },
};

/** Rules of the route of a page in a composition. */
export function routeRules({ releases }: Composition, { unit, route }: RouteMatch): RouteRules {
  const declared = releases.get(unit)?.release.routes.find(({ id }) => id === route.id);
  return readRules(declared ?? { category: route.category, access: route.access });
}

/** Rules of a route as its release has it. Pages for candidates are hidden whatever it declares. */
export function readRules(
  route: Pick<ReleaseRoute, 'category' | 'access' | 'texts' | 'robots' | 'status' | 'offline'>,
): RouteRules {
  const { category, access, texts, robots, status = 200, offline } = route;
  const older = texts ? undefined : RULES_OF_CATEGORY[category];
  return {
    ...(texts && { texts }),
    robots: access === 'candidate' ? 'hidden' : (robots ?? older?.robots ?? (texts ? 'index' : 'unlisted')),
    status,
    keep: offline?.keep ?? older?.keep ?? 0,
  };
}
