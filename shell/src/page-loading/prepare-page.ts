import { HOST_UNIT, matchRoute, type RouteEntry, type RouteMatch } from '@chamba/kernel/composition';
import type { Page, PageContext } from '@chamba/kernel/remote';
import { accessRedirect, legacyRedirect } from '@chamba/kernel/routes';
import type { SlotName } from '@chamba/kernel/slots';
import { isText, readTab } from '@chamba/kernel/storage';
import type { Injection } from '@chamba/kernel/store';
import { reportOnce } from '@chamba/kernel/telemetry';
import { ownEntry, ownRoute } from '../static-pages/own-routes.ts';
import { reservedAddress } from '../routing/reserved.ts';
import { loadCode } from './load-code.ts';
import type { PageHost } from './page-host.ts';

/** A page ready to show, or the reason why it is missing. */
export type PreparedPage =
  | {
      kind: 'page';
      unit: string;
      route: RouteEntry;
      page: Page;
      context: PageContext;
      slots: SlotName[];
      status: number;
    }
  | { kind: 'failed'; unit: string; route: RouteEntry; context: PageContext; error: unknown }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

type Address = { pathname: string; search: string; hash: string };

export type PrepareOptions = {
  /** True when the store already holds the page's data (hydration). */
  dataLoaded?: boolean;
  /** On the server, for a form that was sent: carries it out. Resolves with where it leads; null for the page itself. */
  submit?: (page: Page, context: PageContext) => Promise<string | null>;
};

/**
 * Takes an address to a page: finds its owner, checks who may enter, loads code and data.
 * @returns never rejects: a remote that does not load is the `failed` kind.
 */
export async function preparePage(
  host: PageHost,
  address: Address,
  { dataLoaded = false, submit }: PrepareOptions = {},
): Promise<PreparedPage> {
  const { pathname, search, hash } = address;
  const legacy = legacyRedirect(pathname, search);
  if (legacy) return { kind: 'redirect', to: legacy, status: 301 };

  const match = findOwner(host, address);
  const { unit, route, params } = match;
  const context: PageContext = { pathname, search, hash, params };

  const { isLogged } = host.store.getState().session;
  // The server cannot see what the tab keeps; there only the address counts.
  const elsewhere = accessRedirect(route.access, {
    isLogged,
    ...address,
    keptPath: readTab('returnUrl', isText),
  });
  if (elsewhere !== null) return { kind: 'redirect', to: elsewhere, status: 302 };

  try {
    const [{ page, injection }, slots] = await Promise.all([
      loadPage(host, unit, route),
      host.loadPageSlots(match),
    ]);
    host.store.inject(injection);
    if (!dataLoaded) {
      const action = page.load?.(context, host.store.getState());
      if (action) await host.store.load(action);
    }
    const to = page.redirect?.(host.store.getState(), context) ?? (await submit?.(page, context));
    const state = host.store.getState();
    if (to) return { kind: 'redirect', to, status: 302 };
    return { kind: 'page', unit, route, page, context, slots, status: page.status?.(state, context) ?? 200 };
  } catch (error) {
    // The gateway reports failed renders itself.
    if (typeof window !== 'undefined')
      reportOnce({ unit, version: host.getVersion(unit), kind: 'load', detail: route.id, error });
    return { kind: 'failed', unit, route, context, error };
  }
}

/** Who shows an address: a unit of the composition, else the shell with what stands there until one does. */
function findOwner(host: PageHost, { pathname }: Address): RouteMatch {
  const reserved = reservedAddress(host.composition, pathname);
  if (reserved?.kind === 'candidates')
    return {
      unit: HOST_UNIT,
      route: ownEntry(ownRoute('managed-elsewhere')),
      params: {},
    };
  const match = matchRoute(host.composition, pathname);
  if (match) return match;
  const route = ownEntry(ownRoute(reserved ? 'dead-link' : 'not-found'));
  // Links of saved searches come with the search and its filters at hand.
  const isOfSearch = reserved !== null && pathname.startsWith('/suscripcion/');
  return {
    unit: HOST_UNIT,
    route: isOfSearch
      ? { ...route, header: 'search', footer: 'full', slots: ['page.extended-search'] }
      : route,
    params: {},
  };
}

async function loadPage(host: PageHost, unit: string, route: RouteEntry) {
  const declaration =
    unit === HOST_UNIT
      ? ownRoute(route.id)
      : (await host.remote(unit)).routes.find((candidate) => candidate.id === route.id);
  if (!declaration) throw new Error(`${unit} has no route "${route.id}"`);
  const { default: page } = await loadCode(declaration.page);
  return { page, injection: toInjection(host, unit, page) };
}

/** What a page brings into the store. */
export function toInjection(host: PageHost, unit: string, page: Page): Injection {
  return {
    owner: unit,
    version: host.getVersion(unit),
    slices: page.slices ?? [],
    sagas: page.sagas ?? [],
  };
}
