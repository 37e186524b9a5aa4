/** Every address that is a page. */
import { createApiClient } from '@chamba/kernel/api';
import { matchRoute, type RouteMatch } from '@chamba/kernel/composition';
import { isServiceError } from '@chamba/kernel/errors';
import { isSafeReturnUrl, legacyRedirect } from '@chamba/kernel/routes';
import { siteTexts } from '@chamba/kernel/seo';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import { pageAssets, type UsedParts } from '../document/assets.ts';
import { writeDocument } from '../document/document.ts';
import { newNonce, pageSecurityHeaders } from '../document/security-headers.ts';
import type { Calls } from '../proxy/calls.ts';
import { acceptedEncodings, encode } from '../releases/compression.ts';
import { scriptJson } from '../rendering/protocol.ts';
import type { PageRender, Renderer } from '../rendering/renderer.ts';
import { readActionToken } from '../session/action-token.ts';
import type { Cookies } from '../session/cookies.ts';
import type { Settings } from '../settings.ts';
import { overrideOrigins } from '../overrides/apply-overrides.ts';
import type { PageChoice, PageChooser } from '../testers/page-chooser.ts';
import { PLAIN_POLICY } from '../document/plain-page.ts';
import { refusalPage } from '../testers/refusal-page.ts';
import { pageTransport } from './page-transport.ts';
import { Campaign } from './campaign.ts';
import { BROKEN, sendFailurePage, TOO_LONG, UNAVAILABLE, type PageFailure } from './failure-page.ts';
import { firstState, readApplied, readSession, readVisitor, Toggles } from './request-state.ts';
import { searchFormTarget } from './search-form.ts';
import { savesData, sessionMark } from './visitor-wishes.ts';

export type PagesOptions = {
  settings: Settings;
  chooser: PageChooser;
  renderer: Renderer;
  calls: Calls;
  cookies: Cookies;
  logger: Logger;
};

/** Longest a page waits for who is signed in and which switches are on, in ms. */
const STATE_MS = 2_500;

/** Longest address a page is looked up for, in characters. */
const LONGEST_URL = 4_000;

/** Slashes before a path, in either way of writing them. */
const SEVERAL_SLASHES = /^[/\\]{2,}/;

/**
 * Mounts the search form's address and, for everything nobody else answers, the pages.
 * @returns the handler of pages, for addresses that are there for some only.
 */
export function servePages(
  app: FastifyInstance,
  options: PagesOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = new Pages(options);
  app.get<{ Querystring: Record<string, unknown> }>('/buscar', async (request, reply) =>
    pages.searchForm(request, reply),
  );
  app.get('/', async (request, reply) => pages.page(request, reply));
  app.get('/*', async (request, reply) => pages.page(request, reply));
  return (request, reply) => pages.page(request, reply);
}

class Pages {
  readonly #options: PagesOptions;
  readonly #toggles = new Toggles();
  readonly #campaign: Campaign;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#campaign = new Campaign(options.settings.campaignUrl, options.logger);
    void this.#campaign.current();
  }

  async searchForm(
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const visitor = this.#options.cookies.read(request);
    const api = createApiClient({ transport: pageTransport(this.#options.calls, visitor) });
    const target = await searchFormTarget(
      { q: text(request.query['q']), l: text(request.query['l']) },
      (typed) =>
        api.call('lookup.resolve', { text: typed }).then(
          ({ location }) => location,
          (error: unknown) => {
            if (isServiceError(error) && error.status === 404) return null;
            throw error;
          },
        ),
    ).catch(() => null);
    if (target === null) return this.#fail(reply, 503, UNAVAILABLE);
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  }

  /** Answers any address with a page; one that cannot be made is told by a page too. */
  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await this.#make(request, reply);
    } catch (error) {
      if (blamesRequest(error)) throw error;
      this.#options.logger.error({ err: error, request: request.id }, 'page failed');
      return this.#fail(reply, 500, BROKEN);
    }
  }

  #fail(reply: FastifyReply, status: number, failure: PageFailure): FastifyReply {
    return sendFailurePage(reply, status, failure, this.#options.settings.siteName);
  }

  async #make(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url } = request;
    if (url.length > LONGEST_URL) return this.#fail(reply, 414, TOO_LONG);
    // What follows two slashes is a host to whoever resolves the address, here as in the browser.
    if (SEVERAL_SLASHES.test(url)) return reply.redirect(url.replace(SEVERAL_SLASHES, '/'), 301);
    const [pathname = '/', rest] = url.split(/\?(.*)/s, 2);
    const search = rest ? `?${rest}` : '';
    const legacy = legacyRedirect(pathname, search);
    if (legacy !== null) return reply.redirect(legacy, 301);

    const { settings, chooser, renderer, calls, cookies } = this.#options;
    const choice = await chooser.choose(request, reply);
    if ('status' in choice) {
      return reply
        .code(choice.status)
        .header('cache-control', 'no-store')
        .header('content-security-policy', PLAIN_POLICY)
        .type('text/html; charset=utf-8')
        .send(refusalPage(choice));
    }
    const { composition } = choice;
    const match = matchRoute(composition.page, pathname);
    const visitor = cookies.read(request);
    const signed = visitor.token !== null;
    if (match?.route.access === 'candidate') {
      const accessToken = await readActionToken(calls, visitor, search);
      if (accessToken !== null) cookies.keepAccessToken(reply, accessToken);
    }
    const early = gate(match, signed, url, search);
    if (early !== null) return reply.header('cache-control', 'no-store').redirect(early, 302);

    const transport = pageTransport(calls, visitor);
    const api = createApiClient({ transport: pageTransport(calls, visitor, STATE_MS) });
    const [session, toggles, applied] = await Promise.all([
      readSession(api, signed),
      this.#toggles.read(api),
      visitor.userid !== null && signed ? readApplied(api, visitor.userid) : [],
    ]);
    if (session.kind === 'recruiter') {
      cookies.end(reply);
      // Without an answer it ends by its own time; nothing here holds its token any more.
      await api.call('session.logout', {}).catch(() => undefined);
      const away = settings.publicConfig.externals.logout || '/';
      return reply.header('cache-control', 'no-store').redirect(away, 302);
    }
    if (session.kind === 'ended') {
      cookies.end(reply);
      const late = gate(match, false, url, search);
      if (late !== null) return reply.header('cache-control', 'no-store').redirect(late, 302);
    }
    if (session.kind === 'unknown' && match?.route.access === 'candidate') {
      return this.#fail(reply.header('retry-after', '5'), 503, UNAVAILABLE);
    }
    cookies.rememberVisitor(request, reply, visitor);
    const campaign = this.#campaign.current();
    const state = firstState({
      config: settings.publicConfig,
      toggles,
      session,
      applied,
      visitor: readVisitor(request, toggles.alert),
      campaign,
    });
    const render = await renderer.render({ url, composition, state, transport });
    if (render.mode !== 'browser' && render.result.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(render.result.location, render.result.status);
    }
    // Its picture may lie anywhere, and the policy has to name where.
    const images = campaign?.image ? new URL(campaign.image).origin : '';
    return this.#send(request, reply, { choice, match, state, render, images });
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: {
      choice: PageChoice;
      match: RouteMatch | null;
      state: Partial<RootState>;
      render: PageRender;
      /** Origin of pictures that are not the site's; empty for none. */
      images: string;
    },
  ): Promise<FastifyReply> {
    const { settings } = this.#options;
    const { choice, match, render, images } = page;
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
    reply
      .code(status)
      .headers(pageSecurityHeaders({ nonce, cdn: settings.cdnUrl, images, overrides, https }));
    // A visitor's page may come back from the browser's memory; a candidate's not after the logout.
    reply
      .header('cache-control', signedIn(page.state) ? 'no-store' : 'private, no-cache')
      .header('vary', 'accept-encoding, cookie, save-data')
      .type('text/html; charset=utf-8');
    // Whose page it is, for what a browser keeps of it; pages of testers are not kept.
    if (!composition.page.custom) reply.header('x-session', sessionMark(page.state));
    const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await encode(Buffer.from(html), encoding, 'fast'));
  }
}

/** Where a visitor has to go instead of a page that is not for them; null lets them in. */
function gate(match: RouteMatch | null, signed: boolean, url: string, search: string): string | null {
  if (match?.route.access === 'candidate' && !signed) return `/login?returnUrl=${encodeURIComponent(url)}`;
  if (match?.route.access !== 'visitor' || !signed) return null;
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  return isSafeReturnUrl(returnUrl) ? returnUrl : '/dashboard';
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

/** Whether what was asked is at fault, not this site. */
function blamesRequest(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status < 500;
}
