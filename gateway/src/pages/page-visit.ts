/** The visitor of a page, and its initial state. */
import { createApiClient, type SessionAnswer } from '@chamba/kernel/api';
import type { RouteMatch } from '@chamba/kernel/composition';
import type { CampaignBanner } from '@chamba/kernel/frame';
import { accessRedirect } from '@chamba/kernel/routes';
import type { RootState } from '@chamba/kernel/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Calls } from '../proxy/calls.ts';
import { readActionToken } from '../session/action-token.ts';
import type { Cookies, Visitor } from '../session/cookies.ts';
import type { OwedLogouts } from '../session/owed-logouts.ts';
import type { Settings } from '../settings.ts';
import { UNAVAILABLE } from './failure-page.ts';
import { Campaign } from './campaign.ts';
import type { PageAnswers } from './answers.ts';
import { isTyped } from './kept-form.ts';
import { pageTransport } from './page-transport.ts';
import { firstState, readApplied, readBadges, readSession, readVisitor, Toggles } from './request-state.ts';
import type { SentForm } from './sent-form.ts';

/** Time limit for reading the session and the switches of a page, in ms. */
const STATE_MS = 2_500;

export type PageVisit = {
  /** Visitor for the page's calls: without a session if the page shows no account. */
  reader: Visitor;
  state: Partial<RootState>;
  campaign: CampaignBanner | null;
  /**
   * The cookies have a session whose account the authentication service did not identify: the page is rendered for a
   * visitor.
   */
  isUnsure: boolean;
};

/** `answered`: the page is not for this visitor, or the session's account is unknown; `reply` is sent. */
export type VisitOutcome = { kind: 'visit'; visit: PageVisit } | { kind: 'answered'; reply: FastifyReply };

/** The opened page: an address with its route, or the form of its page. */
export type OpenedPage = { url: string; search: string; match: RouteMatch | null; form: SentForm | null };

export type PageVisitsOptions = {
  settings: Pick<Settings, 'campaignUrl' | 'publicConfig'>;
  calls: Calls;
  cookies: Cookies;
  owed: OwedLogouts;
  logger: Logger;
};

/** Reads visitors and their sessions; redirects those who may not see a page. */
export class PageVisits {
  readonly #options: PageVisitsOptions;
  readonly #answers: PageAnswers;
  readonly #toggles = new Toggles();
  readonly #campaign: Campaign;

  constructor(options: PageVisitsOptions, answers: PageAnswers) {
    this.#options = options;
    this.#answers = answers;
    this.#campaign = new Campaign(options.settings.campaignUrl, options.logger);
    // The first page is rendered without the campaign; requesting it now limits that to one page.
    this.#campaign.current();
  }

  /** Starts a page. Sets the visitor's cookies on the reply, and clears those of an expired session. */
  async begin(request: FastifyRequest, reply: FastifyReply, page: OpenedPage): Promise<VisitOutcome> {
    const { settings, calls, cookies, owed } = this.#options;
    const { url, search, match, form } = page;
    const answered = (sent: FastifyReply): VisitOutcome => ({ kind: 'answered', reply: sent });
    const visitor = cookies.read(request);
    const signed = visitor.token !== null;
    if (match?.route.access === 'candidate') {
      const accessToken = await readActionToken(calls, visitor, search);
      if (accessToken !== null) cookies.keepAccessToken(reply, accessToken);
    }
    if (visitor.owesLogout && (await owed.settle(visitor))) cookies.end(reply);
    const early = elsewhere(match, signed, url);
    // A log-in that is sent while a session is open may belong to another person.
    const entry = match?.route.access === 'visitor' && form !== null && isTyped(form.fields) ? form : null;
    if (early !== null && !entry) return answered(this.#answers.turnAway(reply, early, { url, match, form }));

    const api = createApiClient({ transport: pageTransport(calls, visitor, STATE_MS) });
    const [session, toggles, applied, badges] = await Promise.all([
      readSession(api, signed ? visitor.userid : null),
      this.#toggles.read(api),
      visitor.userid !== null && signed ? readApplied(api, visitor.userid) : [],
      visitor.userid !== null && signed ? readBadges(api, visitor.userid) : null,
    ]);
    if (session.kind === 'recruiter') {
      cookies.end(reply);
      // Without an answer the session expires by itself; its token is not stored here any more.
      await api.call('session.logout', {}).catch(() => undefined);
      const outside = settings.publicConfig.externals.logout || '/';
      return answered(this.#answers.lead(reply, outside, 302, form));
    }
    if (session.kind === 'ended') {
      cookies.end(reply);
      // The session may belong to another account than the readable cookie names.
      if (visitor.token !== null) await owed.end(visitor, visitor.token);
      const late = elsewhere(match, false, url);
      if (late !== null) return answered(this.#answers.turnAway(reply, late, { url, match, form }));
    }
    if (early !== null && entry && session.kind === 'signed-in')
      return answered(
        belongsTo(session.answer, entry)
          ? this.#answers.turnAway(reply, early, { url, match, form })
          : this.#answers.refuseOtherSession(request, reply, entry),
      );
    if (session.kind === 'unknown' && (match?.route.access === 'candidate' || entry))
      return answered(this.#answers.fail(reply.header('retry-after', '5'), 503, UNAVAILABLE, form));
    cookies.rememberVisitor(request, reply, visitor);
    cookies.rememberCampaign(reply, search);
    const campaign = this.#campaign.current();
    const state = firstState({
      config: settings.publicConfig,
      toggles,
      session,
      applied,
      badges,
      visitor: readVisitor(request, toggles.alert),
      campaign,
    });
    // A page that shows no account is rendered without a session.
    const reader = session.kind === 'signed-in' ? visitor : { ...visitor, token: null, userid: null };
    return { kind: 'visit', visit: { reader, state, campaign, isUnsure: session.kind === 'unknown' } };
  }
}

/** Whether a form contains the e-mail address of the logged-in account. */
function belongsTo({ user_profile }: SessionAnswer, { fields }: SentForm): boolean {
  return fields['email']?.trim().toLowerCase() === user_profile.email.toLowerCase();
}

/** Target of the redirect for a visitor who may not see the page; null if the visitor may. */
function elsewhere(match: RouteMatch | null, isLogged: boolean, url: string): string | null {
  const [pathname = '/', query] = url.split(/\?(.*)/s, 2);
  const search = query ? `?${query}` : '';
  return match && accessRedirect(match.route.access, { isLogged, pathname, search });
}
