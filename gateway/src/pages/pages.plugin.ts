/** Every address that is a page. */
import { createApiClient } from '@chamba/kernel/api';
import { matchRoute, type RouteMatch } from '@chamba/kernel/composition';
import { SEVERAL_PLACES, isMissing, isServiceError } from '@chamba/kernel/errors';
import { isSafeReturnUrl, legacyRedirect } from '@chamba/kernel/routes';
import { siteTexts } from '@chamba/kernel/seo';
import type { RootState } from '@chamba/kernel/store';
import type { FormFields } from '@chamba/kernel/remote';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import { pageAssets, type UsedParts } from '../document/assets.ts';
import { writeDocument } from '../document/document.ts';
import { newNonce, pageSecurityHeaders } from '../document/security-headers.ts';
import type { Calls } from '../proxy/calls.ts';
import { sendFailure } from '../proxy/proxy.plugin.ts';
import { failures, type Failure } from '../proxy/service-codes.ts';
import { acceptedEncodings, encode } from '../releases/compression.ts';
import { scriptJson } from '../rendering/protocol.ts';
import type { PageRender, Renderer } from '../rendering/renderer.ts';
import { readActionToken } from '../session/action-token.ts';
import type { Cookies } from '../session/cookies.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';
import type { CallLimits } from '../session/limited-calls.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import { checkPageAccount, NO_ACCOUNT, PAGE_ACCOUNT_FIELD } from '../session/page-account.ts';
import { isOwnForm } from '../session/same-site.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { Settings } from '../settings.ts';
import { overrideOrigins } from '../overrides/apply-overrides.ts';
import type { PageChoice, PageChooser, PageRefusal } from '../testers/page-chooser.ts';
import { PLAIN_POLICY } from '../document/plain-page.ts';
import { refusalPage } from '../testers/refusal-page.ts';
import { formTransport, pageTransport } from './page-transport.ts';
import { isTyped, sendRetryForm, sendSessionEndedForm } from './kept-form.ts';
import { outsideAddress, sendOutside } from './outside-page.ts';
import { Campaign } from './campaign.ts';
import {
  BROKEN,
  CROWDED,
  MISSING,
  sendFailurePage,
  TOO_LONG,
  UNAVAILABLE,
  type PageFailure,
} from './failure-page.ts';
import { firstState, readApplied, readSession, readVisitor, Toggles } from './request-state.ts';
import { pageLimit } from './page-limit.ts';
import { searchFormTarget } from './search-form.ts';
import {
  FOREIGN_FORM,
  FORM_BYTES,
  FORM_TYPE,
  INVALID_FORM,
  LONG_FORM,
  NOT_A_FORM,
  OTHER_SESSION,
  readForm,
} from './sent-form.ts';
import { Turns } from './turns.ts';
import { savesData, sessionMark, sessionSeconds } from './visitor-wishes.ts';

export type PagesOptions = {
  settings: Settings;
  chooser: PageChooser;
  renderer: Renderer;
  calls: Calls;
  cookies: Cookies;
  /** What the pages that a network asks for are taken from. */
  buckets: TokenBuckets;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
  logger: Logger;
  /** Whether every unit of the site is served; else nobody can say of an address that it does not exist. */
  isWhole: () => boolean;
};

/** Longest a page waits for who is signed in and which switches are on, in ms. */
const STATE_MS = 2_500;

/** Longest address a page is looked up for, in characters. */
const LONGEST_URL = 4_000;

/** Forms that wait for their turn, and how long each does, in ms. */
const WAITING_FORMS = 100;
const FORM_WAIT_MS = 5_000;

/** When a page that was refused for lack of time is worth another try, in s. */
const BUSY_SECONDS = '5';

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
  const limited = { onRequest: pageLimit(options.buckets, options.settings.siteName) };
  app.get<{ Querystring: Record<string, unknown> }>('/buscar', limited, async (request, reply) =>
    pages.searchForm(request, reply),
  );
  app.get('/', limited, async (request, reply) => pages.page(request, reply));
  app.get('/*', limited, async (request, reply) => pages.page(request, reply));
  takeForms(app, pages, limited);
  return (request, reply) => pages.page(request, reply);
}

/** Mounts the addresses of pages for forms that browsers send without scripts. */
function takeForms(
  app: FastifyInstance,
  pages: Pages,
  limited: { onRequest: ReturnType<typeof pageLimit> },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Bodies of other types are refused unread.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (!blamesRequest(error)) throw error;
      return pages.refuse(request, reply, error.statusCode ?? 400);
    });
    scope.post('/', limited, async (request, reply) => pages.form(request, reply));
    scope.post('/*', limited, async (request, reply) => pages.form(request, reply));
  });
}

/** What a form held, and the composition that its page is of. */
type SentForm = { fields: FormFields; choice: PageChoice };

/** A page that is not for who asks for it. */
type TurnedAway = { url: string; match: RouteMatch | null; form: SentForm | null };

/** Why a form was refused, by status: for people, and for programs. */
const REFUSED_FORMS: Readonly<Record<number, readonly [PageFailure, Failure]>> = {
  400: [INVALID_FORM, failures.malformed],
  403: [FOREIGN_FORM, failures.forbidden],
  404: [MISSING, failures.unknownService],
  405: [NOT_A_FORM, failures.notAllowed],
  409: [OTHER_SESSION, failures.forbidden],
  413: [LONG_FORM, failures.tooLarge],
  415: [INVALID_FORM, failures.mediaType],
};

class Pages {
  readonly #options: PagesOptions;
  /** Forms wait for services longer than pages do: they leave render workers to pages. */
  readonly #formTurns: Turns;
  readonly #toggles = new Toggles();
  readonly #campaign: Campaign;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#formTurns = new Turns({
      atOnce: Math.max(1, options.settings.rendering.workers - 1),
      waiting: WAITING_FORMS,
      waitMs: FORM_WAIT_MS,
    });
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
            if (isServiceError(error) && isMissing(error))
              return error.code === SEVERAL_PLACES ? 'several' : 'unknown';
            throw error;
          },
        ),
    ).catch(() => null);
    if (target === null) return this.#fail(reply, 503, UNAVAILABLE);
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  }

  /** Answers any address with a page; one that cannot be made is told by a page too. */
  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#guarded(request, reply, () => this.#make(request, reply));
  }

  /** Carries out a form that was sent to the address of its page, and answers with where it leads or with the page. */
  async form(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#guarded(request, reply, () => this.#carryOut(request, reply));
  }

  /** Refuses a form: people get a page with the way back, programs a code. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    const [page, failure] = REFUSED_FORMS[status] ?? [INVALID_FORM, failures.malformed];
    return request.headers.accept?.includes('text/html')
      ? this.#fail(reply, status, page)
      : sendFailure(reply, { ...failure, status });
  }

  async #carryOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const choice = await this.#options.chooser.choose(request, reply);
    if ('status' in choice) return this.#refuseChoice(reply, choice);
    const { composition } = choice;
    const match = matchRoute(composition.page, pathname);
    if (!match) return this.refuse(request, reply, 404);
    const declared = composition.releases
      .get(match.unit)
      ?.release.routes.find(({ id }) => id === match.route.id)?.form;
    if (!declared) return this.refuse(request, reply.header('allow', 'GET, HEAD'), 405);
    if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== FORM_TYPE)
      return this.refuse(request, reply, 415);
    if (!isOwnForm(request, this.#options.settings.siteUrl)) return this.refuse(request, reply, 403);
    const fields = readForm(request, declared.fields);
    if (!fields) return this.refuse(request, reply, 400);
    const visitor = this.#options.cookies.read(request);
    // Without a session the page sends to the log-in, as it does when it is opened.
    const sent = { fields, choice };
    const isOfAccount = match.route.access === 'candidate' || declared.fields.includes(PAGE_ACCOUNT_FIELD);
    if (isOfAccount && visitor.token !== null) {
      const named = fields[PAGE_ACCOUNT_FIELD] || NO_ACCOUNT;
      const check = await checkPageAccount(named, visitor, this.#options.accounts);
      if (check === 'another') return this.refuse(request, reply, 409);
      if (check === 'unknown') return this.#fail(reply.header('retry-after', '5'), 503, UNAVAILABLE, sent);
    }
    return this.#guarded(request, reply, () => this.#make(request, reply, sent), sent);
  }

  async #guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
    form: SentForm | null = null,
  ): Promise<FastifyReply> {
    try {
      return await answer();
    } catch (error) {
      if (blamesRequest(error)) throw error;
      this.#options.logger.error({ err: error, request: request.id }, 'page failed');
      return this.#fail(reply, 500, BROKEN, form);
    }
  }

  /** @param form the form that was sent, which its answer gives back. */
  #fail(
    reply: FastifyReply,
    status: number,
    failure: PageFailure,
    form: SentForm | null = null,
  ): FastifyReply {
    const { siteName } = this.#options.settings;
    return form
      ? sendRetryForm(reply, status, { title: failure.title, fields: form.fields, siteName })
      : sendFailurePage(reply, status, failure, siteName);
  }

  /** Leads a visitor to the page that they get in place of one for others; what a candidate typed is not lost by it. */
  #turnAway(reply: FastifyReply, to: string, page: TurnedAway): FastifyReply {
    const { url, match, form } = page;
    if (form && match?.route.access === 'candidate' && isTyped(form.fields)) {
      const { siteName } = this.#options.settings;
      return sendSessionEndedForm(reply, { url, fields: form.fields, siteName });
    }
    return reply.header('cache-control', 'no-store').redirect(to, form ? 303 : 302);
  }

  /** Leads on from a page, or from its form. */
  #lead(reply: FastifyReply, to: string, status: number, form: SentForm | null): FastifyReply {
    const outside = form ? outsideAddress(to) : null;
    if (outside) return sendOutside(reply, outside, this.#options.settings.publicConfig);
    return reply.header('cache-control', 'no-store').redirect(to, form ? 303 : status);
  }

  /** Text or nothing: crawlers and people without JavaScript get no page from a frame. */
  #crowded(reply: FastifyReply): FastifyReply {
    return this.#fail(reply.header('retry-after', BUSY_SECONDS), 503, CROWDED);
  }

  /** Says why what a tester asked for cannot be shown. */
  #refuseChoice(reply: FastifyReply, choice: PageRefusal): FastifyReply {
    return reply
      .code(choice.status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', PLAIN_POLICY)
      .type('text/html; charset=utf-8')
      .send(refusalPage(choice));
  }

  /** @param form the page's form, when it was sent. */
  async #make(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SentForm | null = null,
  ): Promise<FastifyReply> {
    const { url } = request;
    if (url.length > LONGEST_URL) return this.#fail(reply, 414, TOO_LONG);
    // What follows two slashes is a host to whoever resolves the address, here as in the browser.
    if (SEVERAL_SLASHES.test(url)) return reply.redirect(url.replace(SEVERAL_SLASHES, '/'), 301);
    const [pathname = '/', rest] = url.split(/\?(.*)/s, 2);
    const search = rest ? `?${rest}` : '';
    const legacy = legacyRedirect(pathname, search);
    if (legacy !== null) return reply.redirect(legacy, 301);

    const { settings, chooser, renderer, calls, cookies, accounts, limits, owed } = this.#options;
    // Before anything is asked for it: what comes too late has to cost nothing. Forms have their own turns.
    if (!form && !renderer.accepts) return this.#crowded(reply);
    const choice = form?.choice ?? (await chooser.choose(request, reply));
    if ('status' in choice) return this.#refuseChoice(reply, choice);
    const { composition } = choice;
    const match = matchRoute(composition.page, pathname);
    // Search engines drop what is not found: the page of a unit that is missing comes back, so it is only unavailable.
    if (!match && !composition.page.custom && !this.#options.isWhole())
      return this.#fail(reply.header('retry-after', '60'), 503, UNAVAILABLE);
    const visitor = cookies.read(request);
    const signed = visitor.token !== null;
    if (match?.route.access === 'candidate') {
      const accessToken = await readActionToken(calls, visitor, search);
      if (accessToken !== null) cookies.keepAccessToken(reply, accessToken);
    }
    if (visitor.owesLogout && (await owed.settle(visitor))) cookies.end(reply);
    const early = gate(match, signed, url, search);
    if (early !== null) return this.#turnAway(reply, early, { url, match, form });

    const api = createApiClient({ transport: pageTransport(calls, visitor, STATE_MS) });
    const [session, toggles, applied] = await Promise.all([
      readSession(api, signed ? visitor.userid : null),
      this.#toggles.read(api),
      visitor.userid !== null && signed ? readApplied(api, visitor.userid) : [],
    ]);
    if (session.kind === 'recruiter') {
      cookies.end(reply);
      // Without an answer it ends by its own time; nothing here holds its token any more.
      await api.call('session.logout', {}).catch(() => undefined);
      const outside = settings.publicConfig.externals.logout || '/';
      return this.#lead(reply, outside, 302, form);
    }
    if (session.kind === 'ended') {
      cookies.end(reply);
      // It may be the session of another account than the readable cookie names.
      if (visitor.token !== null) await owed.end(visitor, visitor.token);
      const late = gate(match, false, url, search);
      if (late !== null) return this.#turnAway(reply, late, { url, match, form });
    }
    if (session.kind === 'unknown' && match?.route.access === 'candidate') {
      return this.#fail(reply.header('retry-after', '5'), 503, UNAVAILABLE, form);
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
    // A page that shows no account is rendered with nobody's session.
    const reader = session.kind === 'signed-in' ? visitor : { ...visitor, token: null, userid: null };
    const render = form
      ? await this.#formTurns.take(() =>
          renderer.render({
            url,
            composition,
            state,
            transport: formTransport({
              request,
              reply,
              visitor: reader,
              calls,
              cookies,
              accounts,
              limits,
              owed,
            }),
            submission: form.fields,
          }),
        )
      : await renderer.render({ url, composition, state, transport: pageTransport(calls, reader) });
    if (render === null || (form && (render.mode === 'browser' || render.mode === 'busy')))
      return this.#fail(reply.header('retry-after', BUSY_SECONDS), 503, UNAVAILABLE, form);
    if (render.mode === 'busy') return this.#crowded(reply);
    if (render.mode !== 'browser' && render.result.kind === 'redirect') {
      const { location, status } = render.result;
      return this.#lead(reply, location, status, form);
    }
    // Its picture may lie anywhere, and the policy has to name where.
    const images = campaign?.image ? new URL(campaign.image).origin : '';
    return this.#send(request, reply, { choice, match, state, render, images, isForm: form !== null });
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: {
      choice: PageChoice;
      match: RouteMatch | null;
      state: Partial<RootState>;
      render: Exclude<PageRender, { mode: 'busy' }>;
      /** Origin of pictures that are not the site's; empty for none. */
      images: string;
      /** Whether it answers a form that was sent. */
      isForm: boolean;
    },
  ): Promise<FastifyReply> {
    const { settings } = this.#options;
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
    reply
      .code(status)
      .headers(pageSecurityHeaders({ nonce, cdn: settings.cdnUrl, images, overrides, https }));
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
