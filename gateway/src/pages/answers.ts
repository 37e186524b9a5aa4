/** Answers in place of a page: failures, refusals, and redirects. */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_POLICY } from '../document/plain-page.ts';
import { sendFailure } from '../proxy/send-failure.ts';
import { failures, type Failure } from '../proxy/service-codes.ts';
import type { Settings } from '../settings.ts';
import type { PageRefusal } from '../testers/page-chooser.ts';
import { refusalPage } from '../testers/refusal-page.ts';
import { CROWDED, MISSING, sendFailurePage, type PageFailure } from './failure-page.ts';
import { isTyped, sendOtherSessionForm, sendRetryForm, sendSessionEndedForm } from './kept-form.ts';
import { outsideAddress, sendOutside } from './outside-page.ts';
import { FOREIGN_FORM, INVALID_FORM, LONG_FORM, NOT_A_FORM, type SentForm } from './sent-form.ts';

/** A page that the visitor may not see. */
export type TurnedAway = { url: string; match: RouteMatch | null; form: SentForm | null };

/** `Retry-After` of a page that was refused for lack of capacity, in s. */
export const BUSY_SECONDS = '5';

/** Reasons to refuse a form, by status: a page for people, and a failure for programs. */
const REFUSED_FORMS: Readonly<Record<number, readonly [PageFailure, Failure]>> = {
  400: [INVALID_FORM, failures.malformed],
  403: [FOREIGN_FORM, failures.forbidden],
  404: [MISSING, failures.unknownService],
  405: [NOT_A_FORM, failures.notAllowed],
  413: [LONG_FORM, failures.tooLarge],
  415: [INVALID_FORM, failures.mediaType],
};

/** Whether the client is a browser that navigates. */
const takesPages = (request: FastifyRequest): boolean => !!request.headers.accept?.includes('text/html');

/** Answers when there is no page to send. None of these answers is cached. */
export class PageAnswers {
  readonly #settings: Pick<Settings, 'siteName' | 'publicConfig'>;

  constructor(settings: Pick<Settings, 'siteName' | 'publicConfig'>) {
    this.#settings = settings;
  }

  /** Sends a failure page. @param form the submitted form, which the answer returns. */
  fail(
    reply: FastifyReply,
    status: number,
    failure: PageFailure,
    form: SentForm | null = null,
  ): FastifyReply {
    const { siteName } = this.#settings;
    return form
      ? sendRetryForm(reply, status, { title: failure.title, fields: form.fields, siteName })
      : sendFailurePage(reply, status, failure, siteName);
  }

  /** Refuses a form: people get a page with a link back, programs a code. */
  refuseForm(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    const [page, failure] = REFUSED_FORMS[status] ?? [INVALID_FORM, failures.malformed];
    return takesPages(request) ? this.fail(reply, status, page) : sendFailure(reply, { ...failure, status });
  }

  /** Refuses a form whose page shows another account than the session: people get their input back, programs a code. */
  refuseOtherSession(request: FastifyRequest, reply: FastifyReply, { fields }: SentForm): FastifyReply {
    return takesPages(request)
      ? sendOtherSessionForm(reply, { fields, siteName: this.#settings.siteName })
      : sendFailure(reply, { ...failures.forbidden, status: 409 });
  }

  /**
   * Answers that the client must retry: without its text a page is empty for crawlers and for people without
   * JavaScript.
   */
  crowded(reply: FastifyReply): FastifyReply {
    return this.fail(reply.header('retry-after', BUSY_SECONDS), 503, CROWDED);
  }

  /** Explains why a tester's choice cannot be shown. */
  refuseChoice(reply: FastifyReply, choice: PageRefusal): FastifyReply {
    return reply
      .code(choice.status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', PLAIN_POLICY)
      .type('text/html; charset=utf-8')
      .send(refusalPage(choice));
  }

  /** Redirects a visitor from a page that is for others; the input of a candidate's form is returned. */
  turnAway(reply: FastifyReply, to: string, page: TurnedAway): FastifyReply {
    const { url, match, form } = page;
    if (form && match?.route.access === 'candidate' && isTyped(form.fields))
      return sendSessionEndedForm(reply, { url, fields: form.fields, siteName: this.#settings.siteName });
    return reply.header('cache-control', 'no-store').redirect(to, form ? 303 : 302);
  }

  /**
   * Redirects from a page, or from its form.
   * @throws Error if the target of a form is not a web address.
   */
  lead(reply: FastifyReply, to: string, status: number, form: SentForm | null): FastifyReply {
    const outside = form ? outsideAddress(to) : null;
    if (outside) return sendOutside(reply, outside, this.#settings.publicConfig);
    return reply.header('cache-control', 'no-store').redirect(to, form ? 303 : status);
  }
}
