/**
 * What is counted for which call, and about whom. The subject of a call is the one field that its service reads, in the
 * one spelling that all of its spellings have in common: other fields of the caller's choice count for nothing.
 */
import { createHash } from 'node:crypto';
import { eventOf, outcomeOf, type SecurityEvents } from '../observability/security-events.ts';
import type { Method } from '../proxy/allow-list.ts';
import { field } from '../proxy/json-field.ts';
import { networkOf } from './network.ts';
import type { AccountDelays } from './account-delays.ts';
import type { Limit, RateLimits } from './rate-limits.ts';
import type { TokenBuckets } from './token-buckets.ts';

/** What a limited call is recognised by. */
export type LimitedCall = {
  method: Method;
  pathname: string;
  query: URLSearchParams;
  /** Parsed body. */
  json?: unknown;
  /** `Authorization` as the caller sent it. */
  authorization?: string;
  visitor: { token: string | null };
};

/** A call that checks a password, a code or a token, or that costs other people something. */
export type LimitRule = {
  limit: Limit;
  /** The account or session that an attempt is about; null for none in particular. */
  subject: (call: LimitedCall) => string | null;
};

/** Longest e-mail address that services look up; see `emailOf` of the services. */
const EMAIL_LENGTH = 255;

const payload = (call: LimitedCall, name: string): unknown => field(field(call.json, 'payload'), name);

/** An address as services look accounts up: trimmed, cut, in lower case. */
const email = (typed: unknown): string | null =>
  typeof typed === 'string' && typed.trim() !== ''
    ? `email:${typed.trim().slice(0, EMAIL_LENGTH).toLowerCase()}`
    : null;

const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];

/**
 * The session that a call works with. Its token stands for the account: one that is made up opens nothing, so nobody
 * gains by showing another. Sources and order are those of the services.
 */
function session(call: LimitedCall): string | null {
  const parameter =
    call.query.get('token') ?? field(field(call.json, 'params'), 'token') ?? payload(call, 'token');
  // With an `Authorization` of the caller's, of whatever scheme, the cookie stays behind.
  const header = call.authorization === undefined ? call.visitor.token : bearerOf(call.authorization);
  const token = header ?? (typeof parameter === 'string' ? parameter : null);
  return token === null ? null : `session:${createHash('sha256').update(token).digest('base64url')}`;
}

const noSubject = (): null => null;

const LOGIN: LimitRule = { limit: 'login', subject: (call) => email(payload(call, 'userid')) };
const RESUME_LOGIN: LimitRule = { limit: 'login', subject: (call) => email(payload(call, 'userID')) };
const PASSWORD: LimitRule = { limit: 'password', subject: session };
const CODE: LimitRule = { limit: 'code', subject: session };
const TOKEN: LimitRule = { limit: 'token', subject: noSubject };
const SESSION: LimitRule = { limit: 'session', subject: noSubject };
const SIGNUP: LimitRule = { limit: 'signup', subject: (call) => email(payload(call, 'email')) };
const FORGOTTEN: LimitRule = { limit: 'mail', subject: (call) => email(payload(call, 'emailaddress')) };
const RESEND: LimitRule = { limit: 'mail', subject: session };
const CHECK: LimitRule = { limit: 'check', subject: (call) => email(call.query.get('emailaddress')) };
const COMPLAINT: LimitRule = { limit: 'complaint', subject: session };

/** What is counted for a call of `/rest`; null for a call that only the common limit of all calls holds for. */
export function restRule(method: Method, server: string, service: string, body: unknown): LimitRule | null {
  if (server === 'verifieremail') return CHECK;
  if (server === 'authentication') return method === 'POST' ? LOGIN : SESSION;
  if (server === 'complaints') return COMPLAINT;
  if (server === 'subscriptions') return TOKEN;
  if (server !== 'myService') return null;
  if (service === 'account') return accountRule(method, body);
  if (method !== 'POST') return null;
  if (service === 'resume') return field(body, 'password') === undefined ? null : RESUME_LOGIN;
  if (service !== 'accountToken') return null;
  if (field(body, 'type') === 'password') return FORGOTTEN;
  return field(body, 'code') === undefined ? TOKEN : CODE;
}

function accountRule(method: Method, body: unknown): LimitRule | null {
  if (method === 'GET') return null;
  // A deletion shows the token of a mail.
  if (method === 'DELETE') return TOKEN;
  const updater = field(body, 'updater');
  if (updater === undefined)
    return ['email', 'password'].some((name) => field(body, name) !== undefined) ? SIGNUP : null;
  if (field(updater, 'newpassword') !== undefined && field(updater, 'currentpassword') === undefined)
    return TOKEN;
  return PASSWORD;
}

const SESSION_PATHS = [/^\/api\/aais\//, /^\/api\/external_refresh/];
const TOKEN_PATHS = [
  /^\/api\/accesstoken\//,
  /^\/api\/mys\/account_token\/[^/]+\/(?:new_account|verify_email)/,
  /^\/api\/v2\/accounts\//,
];

/** What is counted for the address of a service outside `/rest`. */
export function pathRule(pathname: string): LimitRule | null {
  if (/^\/api\/mys\/account_token\/[^/]+\/(?:change_email|resend_email)/.test(pathname)) return RESEND;
  if (SESSION_PATHS.some((pattern) => pattern.test(pathname))) return SESSION;
  return TOKEN_PATHS.some((pattern) => pattern.test(pathname)) ? TOKEN : null;
}

/** Limits of what can be guessed: a right answer gives the attempts back. */
const GUESSED: ReadonlySet<Limit> = new Set(['login', 'password', 'code']);

/** An attempt that may be made. */
export type Attempt = {
  /**
   * To be called with the outcome: a wrong password, or the right one.
   * @param account id of the account that the answer is about, where the answer names it.
   */
  settle: (status: number, account: string | null) => void;
};

/** Whether a service failed, or did not answer in time: that says nothing about the password. */
const isUnchecked = (status: number): boolean => status >= 500 || status === 408;

/** What is answered where strangers hold every place to wait in. */
const NO_PLACE_SECONDS = 5;

const FREE_ATTEMPT = { settle: () => undefined };

type CallLimitsParts = {
  limits: RateLimits;
  delays: AccountDelays;
  calls: TokenBuckets;
  events: SecurityEvents;
  /** Account whose delay is over for these calls, and whose attempt is counted. */
  waited?: string;
};

/** Decides whether a call may be made now. One instance guards all ways that calls come in. */
export class CallLimits {
  readonly #limits: RateLimits;
  readonly #delays: AccountDelays;
  readonly #calls: TokenBuckets;
  readonly #events: SecurityEvents;
  readonly #parts: CallLimitsParts;

  /** @param parts.calls what any calls of a network are taken from. */
  constructor(parts: CallLimitsParts) {
    const { limits, delays, calls, events } = parts;
    this.#parts = parts;
    this.#events = events;
    this.#limits = limits;
    this.#delays = delays;
    this.#calls = calls;
  }

  /**
   * Waits out the delay of the account that a form logs in to. What carries the form out is scarce, and must not be held
   * by those who wait.
   * @param typed e-mail address of the form; empty when it has none.
   * @param signal fires when the sender has left.
   * @returns the limits of the form's calls, which do not wait for that account again; null when there was no place to
   * wait in.
   */
  async ofForm(typed: string, address: string, signal: AbortSignal): Promise<CallLimits | null> {
    const subject = email(typed);
    if (subject === null || this.#delays.delayOf(subject) === 0) return this;
    if (!(await this.#delays.turn(subject, networkOf(address), signal))) return null;
    return new CallLimits({ ...this.#parts, waited: subject });
  }

  /**
   * Takes a call from what its network may make, whatever the calls are about. It comes before all that is asked for the
   * call, whose account above all: what is one too many must cost no service anything.
   * @param rule as for `admit`.
   * @returns seconds to wait when the call is one too many, else null.
   */
  enter(call: LimitedCall, rule: LimitRule | undefined, address: string): number | null {
    const wait = this.#calls.take(networkOf(address));
    if (wait !== null) this.#noteLimited(call, rule, address);
    return wait;
  }

  /**
   * Counts a call that has entered by its own limit, and waits where strangers are guessing at its account.
   * @param rule missing for calls that only the common limit holds for.
   * @param address of the visitor.
   * @param signal fires when the caller has left.
   * @returns the attempt, or in how many seconds another one may be made.
   */
  async admit(
    call: LimitedCall,
    rule: LimitRule | undefined,
    address: string,
    signal?: AbortSignal,
  ): Promise<Attempt | { wait: number }> {
    const subject = rule?.subject(call) ?? null;
    const event = eventOf(call);
    const admitted = await this.#admit(rule, subject, networkOf(address), signal);
    if ('wait' in admitted) {
      this.#noteLimited(call, rule, address);
      return admitted;
    }
    return {
      settle: (status, account) => {
        admitted.settle(status);
        if (event) this.#events.note(event, outcomeOf(status), { address, account, subject });
      },
    };
  }

  /** Notes what happened to an account past the limits. */
  note(...event: Parameters<SecurityEvents['note']>): void {
    this.#events.note(...event);
  }

  #noteLimited(call: LimitedCall, rule: LimitRule | undefined, address: string): void {
    const event = eventOf(call);
    if (event) this.#events.note(event, 'limited', { address, subject: rule?.subject(call) ?? null });
  }

  async #admit(
    rule: LimitRule | undefined,
    subject: string | null,
    network: string,
    signal?: AbortSignal,
  ): Promise<{ settle: (status: number) => void } | { wait: number }> {
    if (!rule) return FREE_ATTEMPT;
    const { limit } = rule;
    const wait = this.#limits.take(limit, network, subject);
    if (wait !== null) return { wait };
    if (subject === null || !GUESSED.has(limit)) return FREE_ATTEMPT;
    const slowedDown = limit === 'login';
    const waits = slowedDown && subject !== this.#parts.waited;
    if (waits && !(await this.#delays.turn(subject, network, signal))) return { wait: NO_PLACE_SECONDS };
    return {
      settle: (status: number): void => {
        if (status < 400) {
          this.#limits.forgive(limit, network, subject);
          if (slowedDown) this.#delays.right(subject, network);
        } else if (isUnchecked(status)) {
          this.#limits.giveBack(limit, network, subject);
          if (slowedDown) this.#delays.unchecked(subject);
        } else if (slowedDown) this.#delays.wrong(subject, network);
      },
    };
  }
}
