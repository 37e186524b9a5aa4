/** The pages that show a release: its own, and those with a place for its fillers. */
import { HOST_UNIT, matchRoute, type PageComposition, type RouteEntry } from '@chamba/kernel/composition';
import type { Release } from '@chamba/kernel/composition/release';
import { toAddress } from '../page-budget.ts';

export type Visit = {
  /** Unit and route, e.g. `mfe-search/offer`. */
  page: string;
  /** Pattern of the route. */
  path: string;
  /** Who may see it. */
  as: 'visitor' | 'candidate';
  /** Role of the release on the page: its owner, or a filler on another unit's page. */
  part: { kind: 'page' } | { kind: 'slot'; slots: readonly string[] };
};

type Route = Pick<RouteEntry, 'id' | 'path' | 'header' | 'access' | 'slots'>;

/** Key of a page and the kind of visitor. */
export function toVisitKey({ page, as }: Pick<Visit, 'page' | 'as'>): string {
  return `${page} ${as}`;
}

/** Pages to load for a release: each of its own, and one for each slot it fills elsewhere. */
export function listVisits(release: Release, composed: readonly Release[]): Visit[] {
  if (release.name === HOST_UNIT) return listAllPages(composed);
  const own = release.routes.map((route) => visit(release, route, { kind: 'page' }));
  const elsewhere = composed
    .filter(({ name }) => name !== release.name)
    .flatMap((owner) =>
      owner.routes.flatMap((route) => {
        const slots = release.slots.map(({ name }) => String(name)).filter((name) => isOn(route, name));
        return slots.length > 0 ? [visit(owner, route, { kind: 'slot', slots })] : [];
      }),
    );
  const covered = new Set<string>();
  const needed = elsewhere.filter(({ part }) => {
    const slots = part.kind === 'slot' ? part.slots : [];
    const isNew = slots.some((slot) => !covered.has(slot));
    for (const slot of slots) covered.add(slot);
    return isNew;
  });
  return [...own, ...needed, ...laterFilled(release, composed, covered)];
}

/**
 * Pages for places that no route lists, since their filler is loaded on demand: they are derived from the names of
 * the places. `offer.match` is on the page `offer`, of which a candidate sees most, and `header.…` on any, with other
 * places for visitors than for candidates.
 */
function laterFilled(release: Release, composed: readonly Release[], covered: ReadonlySet<string>): Visit[] {
  const visits = new Map<string, Visit & { part: { kind: 'slot'; slots: string[] } }>();
  for (const slot of release.slots.map(({ name }) => String(name))) {
    if (covered.has(slot)) continue;
    const [word = ''] = slot.split('.');
    const places = composed
      .filter(({ name }) => name !== release.name)
      .flatMap(({ name, routes }) =>
        routes
          .filter(word === 'header' ? hasPlainHeader : ({ id }) => id === word)
          .map((route) => ({ page: `${name}/${route.id}`, path: route.path })),
      );
    // A header is on many pages: home is the one that most people come to.
    const place = places.find(({ path }) => path === '/') ?? places[0];
    if (!place) continue;
    for (const as of word === 'header' ? (['visitor', 'candidate'] as const) : (['candidate'] as const)) {
      const key = toVisitKey({ page: place.page, as });
      const known = visits.get(key);
      if (known) known.part.slots.push(slot);
      else visits.set(key, { ...place, as, part: { kind: 'slot', slots: [slot] } });
    }
  }
  return [...visits.values()];
}

function hasPlainHeader({ path, header, access }: Route): boolean {
  return !/[:*]/.test(path) && access === 'anyone' && header !== 'login' && header !== 'steps';
}

/** The shell is on every page: one page of each kind of header and access represents all. */
function listAllPages(composed: readonly Release[]): Visit[] {
  const kinds = new Map<string, Visit>();
  for (const release of composed) {
    for (const route of release.routes) {
      const kind = `${release.name} ${route.header} ${route.access}`;
      if (!kinds.has(kind)) kinds.set(kind, visit(release, route, { kind: 'page' }));
    }
  }
  return [...kinds.values()];
}

function visit(release: Release, route: Route, part: Visit['part']): Visit {
  return {
    page: `${release.name}/${route.id}`,
    path: route.path,
    as: route.access === 'candidate' ? 'candidate' : 'visitor',
    part,
  };
}

/** The slots of a page that a release fills, those whose filler is loaded on demand among them. */
export function slotsOn(release: Pick<Release, 'slots'>, route: Route): string[] {
  return release.slots
    .map(({ name }) => String(name))
    .filter((slot) => {
      const [word = ''] = slot.split('.');
      return isOn(route, slot) || (word === 'header' ? hasPlainHeader(route) : route.id === word);
    });
}

/** Slots of the header are on every page with that header; others where the route lists them. */
function isOn(route: Route, slot: string): boolean {
  if (route.slots.map(String).includes(slot)) return true;
  return slot === 'header.search' && (route.header === 'search' || route.header === 'hero');
}

/** Releases as the composition of a page, for finding the owner of an address. */
export function toComposition(releases: readonly Release[]): PageComposition {
  return {
    id: 'verify',
    custom: true,
    units: Object.fromEntries(
      releases.map(({ name, version, entry, routes, slots }) => [
        name,
        { version, base: '/', entry: entry.file, integrity: entry.integrity, routes, slots },
      ]),
    ),
  };
}

/** Addresses that are kept of a page. */
const MOST_SEEN = 3;

/** Addresses of pages by `unit/route`: real ones from links, else derived from the pattern. */
export class Addresses {
  readonly #composition: PageComposition;
  /** Addresses by page, in the order in which they were seen. */
  readonly #seen = new Map<string, string[]>();

  constructor(releases: readonly Release[]) {
    this.#composition = toComposition(releases);
  }

  /** Stores the links of a page. */
  learn(links: readonly string[]): void {
    for (const link of links) {
      const found = matchRoute(this.#composition, link.split(/[?#]/, 1)[0] ?? '');
      const page = found && `${found.unit}/${found.route.id}`;
      if (!page) continue;
      const seen = this.#seen.get(page) ?? [];
      if (seen.length < MOST_SEEN && !seen.includes(link)) this.#seen.set(page, [...seen, link]);
    }
  }

  of(page: Pick<Visit, 'page' | 'path'>): string {
    return this.list(page)[0] ?? toAddress(page.path);
  }

  /** All known addresses of a page. */
  list({ page, path }: Pick<Visit, 'page' | 'path'>): readonly string[] {
    return /[:*]/.test(path) ? (this.#seen.get(page) ?? [toAddress(path)]) : [toAddress(path)];
  }

  /** An address of a record that does not exist, or of a search without results. */
  unknown({ path }: Pick<Visit, 'page' | 'path'>): string {
    // The addresses of searches: their variable part may be missing, which is a search for everything.
    return /\{\*\w+\}$/.test(path) ? `${toAddress(path)}-de-zzqxvw` : toAddress(path);
  }
}
