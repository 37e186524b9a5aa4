/** Writes a page that was rendered, or an empty one that the browser renders, as the answer. */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { Head } from '@chamba/kernel/remote';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/compose.ts';
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
import { savesData, sessionMark, sessionSeconds } from './visitor-wishes.ts';

export type FinishedPage = {
  choice: PageChoice;
  match: RouteMatch | null;
  state: Partial<RootState>;
  render: Exclude<PageRender, { mode: 'busy' }>;
  /** Origin of pictures that are not the site's; empty for none. */
  images: string;
  /** Whether it answers a form that was sent. */
  isForm: boolean;
};

/** When a page whose unit or service fails is worth another try, in s. */
const AGAIN_SECONDS = '60';

/** Sends a page with its headers, in the first encoding that the browser takes. */
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
      : usedOf(composition, match, rendered?.used);
  // The head and status of a frame are of no page: what its route says of the page counts.
  const { head, status } =
    rendered && render.mode === 'full' ? rendered : unrendered(request, choice, match, settings.publicConfig);
  const nonce = newNonce();
  const html = writeDocument({
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
  if (status === 503) reply.header('retry-after', AGAIN_SECONDS);
  // A visitor's page may come back from the browser's memory; a candidate's not after the logout.
  reply
    .header('cache-control', isForm || signedIn(page.state) ? 'no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie, save-data')
    .type('text/html; charset=utf-8');
  // Whose page it is, for what a browser keeps of it; pages of testers are not kept.
  if (!composition.page.custom && !isForm) {
    reply.header('x-session', sessionMark(page.state));
    const seconds = sessionSeconds(page.state);
    if (seconds !== null) reply.header('x-session-seconds', String(seconds));
  }
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(Buffer.from(html), encoding, 'fast'));
}

/**
 * Head and status of a page that the browser has to render. A page for search engines is not there for who only reads
 * what is sent: they keep what they had of it and come again. A browser that opens it says so, and gets to render it.
 */
function unrendered(
  request: FastifyRequest,
  { composition }: PageChoice,
  match: RouteMatch | null,
  site: Settings['publicConfig'],
): { head: Head; status: number } {
  const [pathname = '/', query] = request.url.split(/\?(.*)/s, 2);
  const { head, status, isIndexable } = routeHead(
    match,
    { pathname, search: query ? `?${query}` : '' },
    site,
  );
  // A page that is never rendered here would never come, and nobody indexes what only testers see.
  const isExpected = composition.releases.get(match?.unit ?? '')?.release.server && !composition.page.custom;
  const isOpened = request.headers['sec-fetch-mode'] === 'navigate';
  return { head, status: isIndexable && isExpected && !isOpened ? 503 : status };
}

/** What the browser will need for a route it has to render itself. */
function usedOf(composition: Composition, { unit, route }: RouteMatch, frame?: UsedParts): UsedParts {
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
