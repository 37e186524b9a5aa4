import type { ApplicationState } from './states.ts';

/** States of an application that the receiving server has confirmed. */
export const DELIVERED_STATES = [
  'sent',
  'seen',
  'inProcess',
  'interview',
  'rejected',
  'hired',
] as const satisfies readonly ApplicationState[];

const delivered: ReadonlySet<string> = new Set(DELIVERED_STATES);

/**
 * Whether the employer has an application in this state.
 * @example isDelivered('accepted') // false
 */
export const isDelivered = (state: string): boolean => delivered.has(state);

/** States that count as applied to, see {@link isApplied}. */
export const APPLIED_STATES: readonly ApplicationState[] = [...DELIVERED_STATES, 'accepted', 'sample'];

const applied: ReadonlySet<string> = new Set(APPLIED_STATES);

/**
 * Whether an offer counts as applied to ('Postulado'): not one that waits, could not be delivered, was taken back or ended,
 * nor one whose company's site was merely opened.
 * @example const applied = applications.filter(({ status }) => isApplied(status));
 */
export const isApplied = (state: string): boolean => applied.has(state);

/**
 * Codes of a refusal that the candidate can mend: confirm the e-mail, complete the résumé, accept the terms, answer the
 * employer's questions. The service keeps such an application (`apply.hold`) and releases it then. MYS-50 is also a blocked account, which `apply.hold` refuses.
 */
const WAITS: ReadonlySet<string> = new Set(['MYS-50', 'MYS-26', 'MYS-5', 'MYS-8', 'MYS-9', 'MYS-10']);

/**
 * Whether an application that was refused with a code may wait at the service.
 * @example if (canWait(failure.code)) yield* request('apply.hold', application);
 */
export const canWait = (code: string): boolean => WAITS.has(code);
