/**
 * Rate limits of calls, by operation and subject. The subject of a call is the one field that its service reads, in
 * canonical spelling: other fields, which the caller can choose, have no effect.
 */
import { createHash } from 'node:crypto';
import type { Method, OperationLimit } from '@chamba/kernel/operations';
import { toOutcome, type SecurityEvents } from '../observability/security-events.ts';
import type { AllowedCall } from './allow-list.ts';
import { field } from '../json.ts';
import { toNetwork } from '../session/network.ts';
import type { AccountDelays } from '../session/account-delays.ts';
import type { Limit, RateLimits } from '../session/rate-limits.ts';
import type { TokenBuckets } from '../session/token-buckets.ts';

/** The parts of a call that identify its limit and subject. */
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

/** The part of an operation that concerns its limits. */
type Guard = Pick<AllowedCall, 'rule' | 'event'>;

/** A call that checks a password, a code or a token, or that affects other people. */
export type LimitRule = {
  limit: Limit;
  /** The account or session that an attempt is about; null if there is none. */
  subject: (call: LimitedCall) => string | null;
};

/** Maximum length of e-mail addresses that services look up, which refuse longer ones. */
const EMAIL_LENGTH = 255;

const payload = (call: LimitedCall, name: string): unknown => field(field(call.json, 'payload'), name);

/** An address as services look accounts up, as the subject of attempts: trimmed, truncated, in lower case. */
export const toEmailSubject = (typed: unknown): string | null =>
  typeof typed === 'string' && typed.trim() !== ''
    ? `email:${typed.trim().slice(0, EMAIL_LENGTH).toLowerCase()}`
    : null;

const parseBearer = (header: string | undefined): string | undefined =>
  /^(?:Bearer\s+)?(\S+)$/i.exec(header ?? '')?.[1];

/**
 * The session that a call uses. Its token represents the account: an invented one authorises nothing, so no one gains
 * by sending another. Sources and order are those of the services.
 */
function session(call: LimitedCall): string | null {
  const parameter =
    call.query.get('token') ?? field(field(call.json, 'params'), 'token') ?? payload(call, 'token');
  // With any `Authorization` of the caller, the cookie is ignored.
  const header = call.authorization === undefined ? call.visitor.token : parseBearer(call.authorization);
  const token = header ?? (typeof parameter === 'string' ? parameter : null);
  return token === null ? null : `session:${createHash('sha256').update(token).digest('base64url')}`;
}

/** The limit of an operation. */
export function toRule({ name, email: where, bySession }: OperationLimit): LimitRule {
  if (bySession) return { limit: name, subject: session };
  if (where === undefined) return { limit: name, subject: () => null };
  const [part, parameter = ''] = where.split('.');
  return {
    limit: name,
    subject: (call) =>
      toEmailSubject(part === 'query' ? call.query.get(parameter) : payload(call, parameter)),
  };
}

/** Limits of what can be guessed: a right answer gives the attempts back. */
const GUESSED: ReadonlySet<Limit> = new Set(['login', 'password', 'code']);

/** An admitted attempt. */
export type Attempt = {
  /** Account or session that it is about; null if there is none. */
  subject: string | null;
  /**
   * To be called with the outcome: a failed or a successful attempt.
   * @param account id of the account that the answer is about, if the answer names it.
   */
  settle: (status: number, account: string | null) => void;
};

/** Whether a service failed or timed out: that says nothing about the password. */
const isUnchecked = (status: number): boolean => status >= 500 || status === 408;

/** `Retry-After` if strangers occupy every waiting place. */
const NO_PLACE_SECONDS = 5;

const FREE_ATTEMPT = { settle: () => undefined };

/** Finds the id of the caller's device if it logged in to an account before. */
type FindDevice = (account: string) => string | null;

const KNOWS_NONE: FindDevice = () => null;

type CallLimitsParts = {
  limits: RateLimits;
  delays: AccountDelays;
  calls: TokenBuckets;
  events: SecurityEvents;
  /** Account whose delay is over for these calls, and whose attempt is counted. */
  waited?: string;
};

/** Decides whether a call may be made now. One instance guards all entry points of calls. */
export class CallLimits {
  readonly #limits: RateLimits;
  readonly #delays: AccountDelays;
  readonly #calls: TokenBuckets;
  readonly #events: SecurityEvents;
  readonly #parts: CallLimitsParts;

  /** @param parts.calls token buckets for all calls of a network. */
  constructor(parts: CallLimitsParts) {
    const { limits, delays, calls, events } = parts;
    this.#parts = parts;
    this.#events = events;
    this.#limits = limits;
    this.#delays = delays;
    this.#calls = calls;
  }

  /**
   * Waits for the delay of the account that a form logs in to, before the form takes up a scarce worker.
   * @param typed e-mail address of the form; empty if it has none.
   * @param signal fires when the sender disconnects.
   * @param findDevice a device that is known for the account does not wait.
   * @returns the limits of the form's calls, which do not wait for that account again; null if no waiting place was
   * free.
   */
  async ofForm(
    typed: string,
    address: string,
    signal: AbortSignal,
    findDevice = KNOWS_NONE,
  ): Promise<CallLimits | null> {
    const subject = toEmailSubject(typed);
    if (subject === null || this.#delays.getDelay(subject) === 0 || findDevice(subject) !== null) return this;
    if (!(await this.#delays.turn(subject, toNetwork(address), signal))) return null;
    return new CallLimits({ ...this.#parts, waited: subject });
  }

  /**
   * Takes a call from the quota of its network, whatever the calls are about. It precedes all requests for the call,
   * such as the one for its account: an excess call must cause no load on a service.
   * @param guard as for `admit`.
   * @returns seconds to wait if the call is one too many, else null.
   */
  enter(call: LimitedCall, guard: Guard, address: string): number | null {
    const wait = this.#calls.take(toNetwork(address));
    if (wait !== null) this.#noteLimited(call, guard, address);
    return wait;
  }

  /**
   * Counts an entered call by its own limit, and waits if strangers are guessing at its account.
   * @param guard limit and event of the operation; without a rule only the common limit applies.
   * @param address of the visitor.
   * @param signal fires when the caller disconnects.
   * @param findDevice a device that is known for the account is counted by itself, whatever strangers of its network do,
   * and waits for none of them.
   * @returns the attempt, or the seconds until another one may be made.
   */
  async admit(
    call: LimitedCall,
    guard: Guard,
    address: string,
    signal?: AbortSignal,
    findDevice = KNOWS_NONE,
  ): Promise<Attempt | { wait: number }> {
    const { rule, event } = guard;
    const subject = rule?.subject(call) ?? null;
    const device = rule?.limit === 'login' && subject !== null ? findDevice(subject) : null;
    const admitted = await this.#admit(rule, subject, device, toNetwork(address), signal);
    if ('wait' in admitted) {
      this.#noteLimited(call, guard, address);
      return admitted;
    }
    return {
      subject,
      settle: (status, account) => {
        admitted.settle(status);
        if (event) this.#events.note(event, toOutcome(status), { address, account, subject });
      },
    };
  }

  /** Records an event of an account outside of the limits. */
  note(...event: Parameters<SecurityEvents['note']>): void {
    this.#events.note(...event);
  }

  #noteLimited(call: LimitedCall, { rule, event }: Guard, address: string): void {
    if (event) this.#events.note(event, 'limited', { address, subject: rule?.subject(call) ?? null });
  }

  async #admit(
    rule: LimitRule | undefined,
    subject: string | null,
    device: string | null,
    network: string,
    signal?: AbortSignal,
  ): Promise<{ settle: (status: number) => void } | { wait: number }> {
    if (!rule) return FREE_ATTEMPT;
    const { limit } = rule;
    const origin = device === null ? network : `device:${device}`;
    const wait = this.#limits.take(limit, origin, subject);
    if (wait !== null) return { wait };
    if (subject === null || !GUESSED.has(limit)) return FREE_ATTEMPT;
    const slowedDown = limit === 'login' && device === null;
    const waits = slowedDown && subject !== this.#parts.waited;
    if (waits && !(await this.#delays.turn(subject, network, signal))) return { wait: NO_PLACE_SECONDS };
    return {
      settle: (status: number): void => {
        if (status < 400) {
          this.#limits.forgive(limit, origin, subject);
          if (slowedDown) this.#delays.right(subject, network);
        } else if (isUnchecked(status)) {
          this.#limits.giveBack(limit, origin, subject);
          if (slowedDown) this.#delays.unchecked(subject);
        } else if (slowedDown) this.#delays.wrong(subject, network);
      },
    };
  }
}
