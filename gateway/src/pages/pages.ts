/** Answers the addresses of pages and the forms that are sent to them. */
import { createApiClient } from '@chamba/kernel/api';
import { matchRoute } from '@chamba/kernel/composition';
import { SEVERAL_PLACES, isMissing, isServiceError } from '@chamba/kernel/errors';
import { legacyRedirect } from '@chamba/kernel/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Composition } from '../composition/compose.ts';
import type { Calls } from '../proxy/calls.ts';
import type { PageRender, Renderer } from '../rendering/renderer.ts';
import type { Cookies } from '../session/cookies.ts';
import type { CallLimits } from '../proxy/limited-calls.ts';
import { toNetwork } from '../session/network.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';
import type { Settings } from '../settings.ts';
import type { PageChooser } from '../testers/page-chooser.ts';
import { checkFormAccount, readSentForm } from './accept-form.ts';
import { BUSY_SECONDS, PageAnswers } from './answers.ts';
import { BROKEN, BUSY, TOO_LONG, UNAVAILABLE } from './failure-page.ts';
import { formTransport, pageTransport } from './page-transport.ts';
import { PageVisits, type PageVisit } from './page-visit.ts';
import { searchFormTarget } from './search-form.ts';
import { sendPage } from './send-page.ts';
import type { SentForm } from './sent-form.ts';
import { Turns } from './turns.ts';

export type PagesOptions = {
  settings: Settings;
  chooser: PageChooser;
  renderer: Renderer;
  calls: Calls;
  cookies: Cookies;
  /** Token buckets for the pages of a network. */
  buckets: TokenBuckets;
  accounts: SessionAccounts;
  limits: CallLimits;
  owed: OwedLogouts;
  logger: Logger;
  /** Whether every unit of the site is served; else an address without an owner may belong to a missing unit. */
  isWhole: () => boolean;
};

/** Maximum length of a page's address, in characters. */
const MAX_URL_LENGTH = 4_000;

/** Limits of waiting forms: in total, per network, and the waiting time in ms. */
const WAITING_FORMS = 100;
const WAITING_FORMS_OF_ONE = 20;
const FORM_WAIT_MS = 5_000;

/** Leading slashes or backslashes of a path. */
const SEVERAL_SLASHES = /^[/\\]{2,}/;

/** Line breaks in a path, which addresses pasted from mails contain and no route matches. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/** Address of the log-in, with its return address. */
const LOGIN = /^\/login(?:[?#]|$)/;

/** Handlers of addresses that are pages. Each answers by itself, also when it fails. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #answers: PageAnswers;
  readonly #visits: PageVisits;
  /** Forms wait for services longer than pages do: limiting them leaves render processes to pages. */
  readonly #formTurns: Turns;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#answers = new PageAnswers(options.settings);
    this.#visits = new PageVisits(options, this.#answers);
    this.#formTurns = new Turns({
      atOnce: Math.max(1, options.settings.rendering.workers - 1),
      waiting: WAITING_FORMS,
      waitingOfOne: WAITING_FORMS_OF_ONE,
      waitMs: FORM_WAIT_MS,
    });
  }

  /** Redirects the search form without JavaScript to the address of its search. */
  async searchForm(
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // Services refuse a NUL; input that consists of nothing else counts as an empty field.
    const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
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
    if (target === null) return this.#answers.fail(reply, 503, UNAVAILABLE);
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  }

  /** Answers any address with a page; on failure, with a page that says why. */
  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#guarded(request, reply, null, () => this.#make(request, reply, null));
  }

  /** Carries out a form that was sent to the address of its page, and answers with its redirect or with the page. */
  async form(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#guarded(request, reply, null, () => this.#carryOut(request, reply));
  }

  /**
   * Refuses a form that could not be parsed.
   * @param status of the fault, 400 to 499.
   */
  refuseForm(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    return this.#answers.refuseForm(request, reply, status);
  }

  async #carryOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const choice = await this.#options.chooser.choose(request, reply);
    if ('status' in choice) return this.#answers.refuseChoice(reply, choice);
    // Counted here and not before the body is parsed, so that the answer can return the input.
    const wait = this.#options.buckets.take(toNetwork(request.ip));
    const reading = readSentForm(request, choice, this.#options.settings);
    const form = reading.kind === 'read' ? reading.form : null;
    if (wait !== null) return this.#answers.fail(reply.header('retry-after', String(wait)), 429, BUSY, form);
    if (reading.kind === 'refused') {
      if (reading.status === 405) reply.header('allow', 'GET, HEAD');
      return this.#answers.refuseForm(request, reply, reading.status);
    }
    return this.#guarded(request, reply, reading.form, () => this.#submit(request, reply, reading));
  }

  async #submit(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, isOfAccount }: { form: SentForm; isOfAccount: boolean },
  ): Promise<FastifyReply> {
    const account = isOfAccount ? await checkFormAccount(request, form, this.#options) : 'same';
    if (account === 'another') return this.#answers.refuseOtherSession(request, reply, form);
    if (account === 'unknown')
      return this.#answers.fail(reply.header('retry-after', BUSY_SECONDS), 503, UNAVAILABLE, form);
    return this.#make(request, reply, form);
  }

  /**
   * Answers with a failure page if `answer` throws.
   * @param form the submitted form, which the answer returns.
   */
  async #guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SentForm | null,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await answer();
    } catch (error) {
      if (blamesRequest(error)) throw error;
      this.#options.logger.error({ err: error, request: request.id }, 'page failed');
      return this.#answers.fail(reply, 500, BROKEN, form);
    }
  }

  /** @param form the page's form, if it was submitted. */
  async #make(request: FastifyRequest, reply: FastifyReply, form: SentForm | null): Promise<FastifyReply> {
    const { url } = request;
    if (url.length > MAX_URL_LENGTH) return this.#answers.fail(reply, 414, TOO_LONG);
    const plain = plainUrl(url);
    if (plain !== url) return reply.redirect(plain, 301);
    const [pathname = '/', rest] = url.split(/\?(.*)/s, 2);
    const search = rest ? `?${rest}` : '';
    const legacy = legacyRedirect(pathname, search);
    if (legacy !== null) return reply.redirect(legacy, 301);

    const { settings, chooser, renderer } = this.#options;
    // Before any call for the page: an excess request must cause no load. Forms have their own turns.
    if (!form && !renderer.accepts) return this.#answers.crowded(reply);
    const choice = form?.choice ?? (await chooser.choose(request, reply));
    if ('status' in choice) return this.#answers.refuseChoice(reply, choice);
    const { composition } = choice;
    const match = matchRoute(composition.page, pathname);
    // Search engines drop pages that are not found: the page of a missing unit will return, so it is unavailable.
    if (!match && !composition.page.custom && !this.#options.isWhole())
      return this.#answers.fail(reply.header('retry-after', '60'), 503, UNAVAILABLE);

    const opened = await this.#visits.begin(request, reply, { url, search, match, form });
    if (opened.kind === 'answered') return opened.reply;
    const { visit } = opened;
    const render = await this.#render(request, reply, { composition, visit, form });
    if (render === null || (form && (render.mode === 'browser' || render.mode === 'busy')))
      return this.#answers.fail(reply.header('retry-after', BUSY_SECONDS), 503, UNAVAILABLE, form);
    if (render.mode === 'busy') return this.#answers.crowded(reply);
    if (render.mode !== 'browser' && render.result.kind === 'redirect') {
      const { location, status } = render.result;
      // The log-in would redirect back: there is a session, but its account is unknown.
      if (visit.isUnsure && LOGIN.test(location))
        return this.#answers.fail(reply.header('retry-after', BUSY_SECONDS), 503, UNAVAILABLE, form);
      return this.#answers.lead(reply, location, status, form);
    }
    const { state, campaign } = visit;
    // Its picture may have any origin, which the policy must allow.
    const images = campaign?.image ? new URL(campaign.image).origin : '';
    return sendPage(
      request,
      reply,
      { choice, match, state, render, images, isForm: form !== null },
      settings,
    );
  }

  /**
   * Renders a page, or carries out its form in its turn.
   * @returns null if the turn of a form did not come in time.
   */
  async #render(
    request: FastifyRequest,
    reply: FastifyReply,
    { composition, visit, form }: { composition: Composition; visit: PageVisit; form: SentForm | null },
  ): Promise<PageRender | null> {
    const { renderer, calls, cookies, accounts, owed } = this.#options;
    const { reader, state } = visit;
    const { url } = request;
    if (!form) return renderer.render({ url, composition, state, transport: pageTransport(calls, reader) });
    const limits = await findFormLimits(this.#options, form, request, reply);
    if (limits === null) return null;
    return this.#formTurns.take(toNetwork(request.ip), () =>
      renderer.render({
        url,
        composition,
        state,
        transport: formTransport({ request, reply, visitor: reader, calls, cookies, accounts, limits, owed }),
        submission: form.fields,
      }),
    );
  }
}

/** The limits of a form's calls, once the delay of its account is over; null if too many attempts wait for it. */
async function findFormLimits(
  { limits, cookies }: Pick<PagesOptions, 'limits' | 'cookies'>,
  { fields }: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallLimits | null> {
  if (!fields['password']) return limits;
  const left = new AbortController();
  const leave = (): void => left.abort();
  reply.raw.once('close', leave);
  try {
    return await limits.ofForm(fields['email'] ?? '', request.ip, left.signal, (account) =>
      cookies.findDevice(request, account),
    );
  } finally {
    reply.raw.off('close', leave);
  }
}

/**
 * An address with one leading slash and without line breaks. After two slashes, URL parsers, here and in the browser,
 * expect a host.
 */
function plainUrl(url: string): string {
  const [path = '', rest] = url.split(/(\?.*)/s, 2);
  return `${path.replace(LINE_BREAKS, '').replace(SEVERAL_SLASHES, '/')}${rest ?? ''}`;
}

/** Whether the request is at fault, not this site. */
export function blamesRequest(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status < 500;
}
