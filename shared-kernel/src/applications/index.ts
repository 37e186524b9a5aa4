/** States of applications and what changes them, for pages and services. */
export {
  ANSWER_CAUSES,
  ANSWER_LIMITS,
  ANSWER_STATES,
  APPLICATION_STATES,
  APPLICATION_TRANSITIONS,
  interviewFault,
  isMeetingLink,
  nextState,
  NO_ANSWER_DAYS,
  WAITING_REASONS,
  WITHDRAWAL_UNDO_MS,
} from '../operations/apply/states.ts';
export type {
  AnswerState,
  ApplicationCause,
  ApplicationState,
  FormerState,
  WaitingReason,
} from '../operations/apply/states.ts';
export type { ApplicationSnapshot } from '../operations/apply/snapshot.ts';
export { APPLIED_STATES, canWait, isApplied, isDelivered } from '../operations/apply/applied.ts';
export { resumeAddress } from './resume-address.ts';
