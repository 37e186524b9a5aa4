/** Writes a page that was rendered, or an empty one that the browser renders, as the answer. */
import type { RouteMatch } from '@chamba/kernel/composition';
import { siteTexts } from '@chamba/kernel/seo';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/compose.ts';
import { pageAssets, type UsedParts } from '../document/assets.ts';
import { writeDocument } from '../document/document.ts';
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

/** Sends a page with its headers, in the first encoding that the browser takes. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  settings: Pick<Settings, 'siteUrl' | 'siteName' | 'environment' | 'cdnUrl'>,
): Promise<FastifyReply> {
  const { choice, match, render, images, isForm } = page;
  const { composition } = choice;
  const rendered = render.mode !== 'browser' && render.result.kind === 'page' ? render.result : null;
  const used: UsedParts =
    rendered?.used.route || !match
      ? (rendered?.used ?? { route: null, slots: [] })
      : usedOf(composition, match, rendered?.used);
  const nonce = newNonce();
  const html = writeDocument({
    nonce,
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    composition: composition.page,
    testers: choice.testers,
    allowOverrides: choice.allowOverrides,
    assets: pageAssets(composition, used),
    head: rendered?.head ?? siteTexts(settings.siteName),
    html: rendered?.html ?? '',
    stateJson: rendered?.stateJson ?? scriptJson(page.state),
    rendered: render.mode === 'full',
    savesData: savesData(request),
    now: Date.now(),
  });
  const status = rendered?.status ?? (match ? 200 : 404);
  const https = settings.environment === 'production';
  const overrides = overrideOrigins(composition);
  reply.code(status).headers(pageSecurityHeaders({ nonce, cdn: settings.cdnUrl, images, overrides, https }));
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
