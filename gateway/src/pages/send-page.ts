/** Sends a rendered page, or an empty one that the browser renders. */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { Head } from '@chamba/kernel/remote';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/compose.ts';
import { routeRules } from '../composition/route-rules.ts';
import { pageAssets, type UsedParts } from '../document/assets.ts';
import { writeDocument } from '../document/document.ts';
import { routeHead } from '../document/route-head.ts';
import { newNonce, pageSecurityHeaders } from '../document/security-headers.ts';
import { overrideOrigins } from '../overrides/apply-overrides.ts';
import { acceptedEncodings, encode } from '../releases/compression.ts';
import { scriptJson } from '../rendering/protocol.ts';
import type { PageRender } from '../rendering/renderer.ts';
import type { Settings } from '../settings.ts';
import type { PageChoice } from '../testers/page-chooser.ts';
import { offlineHeaders } from './offline-headers.ts';
import { savesData } from './visitor-wishes.ts';

export type FinishedPage = {
  choice: PageChoice;
  match: RouteMatch | null;
  state: Partial<RootState>;
  render: Exclude<PageRender, { mode: 'busy' }>;
  /** Origin of pictures that are not the site's; empty if there is none. */
  images: string;
  /** Whether it answers a submitted form. */
  isForm: boolean;
};

/** `Retry-After` of a page whose unit or service fails, in s. */
const RETRY_SECONDS = '60';

/** Sends a page with its headers, in the first accepted encoding. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  settings: Pick<Settings, 'siteUrl' | 'siteName' | 'environment' | 'cdnUrl' | 'publicConfig'>,
): Promise<FastifyReply> {
  const { choice, match, render, images, isForm } = page;
  const { composition } = choice;
  const rendered = render.mode !== 'browser' && render.result.kind === 'page' ? render.result : null;
  const used: UsedParts =
    rendered?.used.route || !match
      ? (rendered?.used ?? { route: null, slots: [] })
      : getUsedParts(composition, match, rendered?.used);
  // Head and status of a frame belong to no page: those of the route are used.
  const { head, status } =
    rendered && render.mode === 'full' ? rendered : unrendered(request, choice, match, settings.publicConfig);
  const nonce = newNonce();
  const { html, parts } = writeDocument({
    nonce,
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    composition: composition.page,
    testers: choice.testers,
    allowOverrides: choice.allowOverrides,
    assets: pageAssets(composition, used),
    head,
    html: rendered?.html ?? '',
    stateJson: rendered?.stateJson ?? scriptJson(page.state),
    rendered: render.mode === 'full',
    savesData: savesData(request),
    now: Date.now(),
  });
  const https = settings.environment === 'production';
  const overrides = overrideOrigins(composition);
  reply.code(status).headers(pageSecurityHeaders({ nonce, cdn: settings.cdnUrl, images, overrides, https }));
  // An address with a token goes nowhere, not even to the site's own logs. Those of other hidden pages stay on the site:
  // their forms keep their origin, which browsers without fetch metadata are recognised by.
  const hasToken = match !== null && 'token' in match.params;
  if (hasToken) reply.header('referrer-policy', 'no-referrer');
  else if (match && routeRules(composition, match).robots === 'hidden')
    reply.header('referrer-policy', 'same-origin');
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  // A visitor's page may come from the browser's back/forward cache; a candidate's not after the log-out, and what a token
  // shows not after its end.
  reply
    .header('cache-control', isForm || hasToken || signedIn(page.state) ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie, save-data')
    .type('text/html; charset=utf-8');
  // The owner of the page, for the browser's cache; pages of testers are not cached.
  if (!composition.page.custom && !isForm)
    reply.headers(offlineHeaders({ composition, match, state: page.state, parts }));
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(Buffer.from(html), encoding, 'fast'));
}

/**
 * Head and status of a page that the browser must render. An indexable page is answered as unavailable to crawlers:
 * they keep the previous version and retry. A browser that navigates to it is recognised by its headers, and renders
 * it.
 */
function unrendered(
  request: FastifyRequest,
  { composition }: PageChoice,
  match: RouteMatch | null,
  site: Settings['publicConfig'],
): { head: Head; status: number } {
  const [pathname = '/', query] = request.url.split(/\?(.*)/s, 2);
  const { head, status, isIndexable } = routeHead(
    match && { route: match.route, rules: routeRules(composition, match) },
    { pathname, search: query ? `?${query}` : '' },
    site,
  );
  // A page that is never rendered here would stay unavailable, and pages of testers are not indexed.
  const isExpected = composition.releases.get(match?.unit ?? '')?.release.server && !composition.page.custom;
  const isOpened = request.headers['sec-fetch-mode'] === 'navigate';
  return { head, status: isIndexable && isExpected && !isOpened ? 503 : status };
}

/** The parts that the browser needs for a route it must render itself. */
function getUsedParts(composition: Composition, { unit, route }: RouteMatch, frame?: UsedParts): UsedParts {
  const slots = new Map((frame?.slots ?? []).map((slot) => [slot.name, slot]));
  for (const name of route.slots) {
    const filler = Object.entries(composition.page.units).find(([, entry]) =>
      entry.slots.some((slot) => slot.name === name),
    );
    if (filler) slots.set(name, { unit: filler[0], name });
  }
  return { route: { unit, id: route.id }, slots: [...slots.values()] };
}

function signedIn(state: Partial<RootState>): boolean {
  return state.session?.isLogged ?? false;
}
