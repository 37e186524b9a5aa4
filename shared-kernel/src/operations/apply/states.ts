/** The life of an application: its states, and what may change one into another. Pages and services share this table. */
import { DELIVERED_STATES } from './applied.ts';

/**
 * States of an application.
 * - `waiting`: kept on the server until the account is confirmed, has a sufficient résumé, has accepted the terms and has
 *   answered the employer's questions.
 * - `accepted`: stored; the receiving server has not confirmed the delivery yet.
 * - `sent`: the mail server took it, or the webhook answered 2xx.
 * - `undelivered`: given up after three days, or refused for good.
 * - `seen`: the employer opened the CV.
 * - `inProcess`, `interview`, `rejected`, `hired`: the employer's answer.
 * - `withdrawn`: taken back by the candidate.
 * - `expired`: was waiting when the offer ended.
 * - `external`: the company's site was opened; whether the person applied there is known only by their own answer.
 * - `sample`: an offer that has no recipient.
 */
export const APPLICATION_STATES = [
  'waiting',
  'accepted',
  'sent',
  'undelivered',
  'seen',
  'inProcess',
  'interview',
  'rejected',
  'hired',
  'withdrawn',
  'expired',
  'external',
  'sample',
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * What an application waits for: a confirmed e-mail, accepted terms, a résumé that says enough, an address in the region that
 * the offer is for, or answers to the employer's questions.
 */
export const WAITING_REASONS = ['confirm', 'terms', 'resume', 'region', 'answers'] as const;

export type WaitingReason = (typeof WAITING_REASONS)[number];

/** States that an employer may answer with. */
export const ANSWER_STATES = [
  'inProcess',
  'interview',
  'rejected',
  'hired',
] as const satisfies readonly ApplicationState[];

export type AnswerState = (typeof ANSWER_STATES)[number];

/** `new`: there is no application to the offer yet. */
export type FormerState = ApplicationState | 'new';

/** Where a cause leads; `former` is the state that the application had before it was withdrawn. */
type Transition = { from: readonly FormerState[]; to: ApplicationState | 'former' };

/** States from which a person may apply: nothing of an application has reached the employer. */
const UNSENT = ['new', 'waiting', 'external', 'withdrawn', 'expired'] as const;

/** States of an application that an employer has, or may have: a delivery that was given up can have arrived. */
const DELIVERED = ['accepted', 'undelivered', ...DELIVERED_STATES] as const;

/** All changes of state by their cause. What is not listed does not happen. */
export const APPLICATION_TRANSITIONS = {
  /** The wish is kept because something stands in its way. */
  hold: { from: ['new', 'external', 'withdrawn', 'expired'], to: 'waiting' },
  /** One obstacle is gone, another one remains. */
  wait: { from: ['waiting'], to: 'waiting' },
  accept: { from: UNSENT, to: 'accepted' },
  acceptSample: { from: UNSENT, to: 'sample' },
  expire: { from: ['waiting'], to: 'expired' },
  openSite: { from: ['new', 'external'], to: 'external' },
  deliver: { from: ['accepted', 'undelivered'], to: 'sent' },
  giveUp: { from: ['accepted'], to: 'undelivered' },
  /** The operator sends an undelivered application again. */
  resend: { from: ['undelivered'], to: 'accepted' },
  open: { from: ['accepted', 'sent', 'undelivered'], to: 'seen' },
  answerInProcess: { from: DELIVERED, to: 'inProcess' },
  answerInterview: { from: DELIVERED, to: 'interview' },
  answerRejected: { from: DELIVERED, to: 'rejected' },
  answerHired: { from: DELIVERED, to: 'hired' },
  withdraw: {
    from: ['waiting', 'accepted', 'sent', 'undelivered', 'seen', 'inProcess', 'interview', 'sample'],
    to: 'withdrawn',
  },
  restore: { from: ['withdrawn'], to: 'former' },
} as const satisfies Readonly<Record<string, Transition>>;

/** What changes the state of an application. */
export type ApplicationCause = keyof typeof APPLICATION_TRANSITIONS;

/** The cause of an employer's answer. */
export const ANSWER_CAUSES: Readonly<Record<AnswerState, ApplicationCause>> = {
  inProcess: 'answerInProcess',
  interview: 'answerInterview',
  rejected: 'answerRejected',
  hired: 'answerHired',
};

/**
 * The state that follows from a cause; null where the cause does not change this state.
 * @param former state before the withdrawal, which `restore` leads back to.
 * @example nextState('accepted', 'deliver') // 'sent'
 */
export function nextState(
  from: FormerState,
  cause: ApplicationCause,
  former: ApplicationState | null = null,
): ApplicationState | null {
  const transition: Transition = APPLICATION_TRANSITIONS[cause];
  if (!transition.from.includes(from)) return null;
  return transition.to === 'former' ? former : transition.to;
}

/** Days after which an application that was sent and has no answer counts as unanswered. */
export const NO_ANSWER_DAYS = 14;

/** How long a withdrawal can be undone at the service, in milliseconds; pages offer it for half of that. */
export const WITHDRAWAL_UNDO_MS = 10_000;

/** Most characters of what an employer answers with. */
export const ANSWER_LIMITS = { text: 1_000, place: 200, link: 500 } as const;

/** Longest time until an interview, in ms: a year that was mistyped is noticed. */
const INTERVIEW_WITHIN_MS = 366 * 86_400_000;

/**
 * What is wrong with the time of an interview.
 * @param at epoch ms.
 * @param now epoch ms.
 */
export function interviewFault(at: number, now: number): 'past' | 'far' | null {
  if (at <= now) return 'past';
  return at > now + INTERVIEW_WITHIN_MS ? 'far' : null;
}

/** Whether a text is an address that a candidate may be sent to for an interview. */
export const isMeetingLink = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';
