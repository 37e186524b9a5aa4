export {
  CLIENT_FAILURE,
  SEVERAL_PLACES,
  ServiceError,
  isMissing,
  isServiceError,
  isUnanswered,
  toServiceErrorState,
} from './service-error.ts';
export type { ServiceErrorState } from './service-error.ts';
export { DEFAULT_TEXT, SYSTEM_TEXT, UNAVAILABLE_TEXT, UNEXPECTED_TEXT } from './texts.ts';
export { describeError, isKnownError, isTechnical } from './catalogue.ts';
export type { ErrorCode } from './catalogue.ts';
export { describeApplyFailure } from './apply.ts';
export type { ApplyAccount, ApplyFailure } from './apply.ts';
