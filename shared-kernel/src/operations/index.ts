export { answerFault, answerFaults } from './answer-fault.ts';
export type { AnswerFault } from './answer-fault.ts';
export { addressText, cacheText, retryText, whoMayCall } from './describe.ts';
export { cacheControl, COMMON_ERRORS } from './facts.ts';
export { countInput, MAX_TYPED_LENGTH, textInput } from './input.ts';
export { isPrintable } from '../validation/printable.ts';
export { UNNAMED_COMPANY } from './jobs/job.ts';
export { operations, getUpstream } from './list.ts';
export { openApiDocument } from './openapi.ts';
export type { OpenApiSite } from './openapi.ts';
export { DEFAULT_TIMEOUT, RETRY_PAUSES } from './operation.ts';
export type {
  Address,
  AnsweredCode,
  Asked,
  CacheRule,
  LimitName,
  Method,
  Operation,
  OperationAccount,
  OperationEvent,
  OperationLimit,
  Policy,
  Received,
  RetryRule,
  Sent,
} from './operation.ts';
export { has, read } from './payload.ts';
export { MAIL_KINDS } from './account/mail-kinds.ts';
export type { MailKind } from './account/mail-kinds.ts';
export { fillIn, findTeacher, getSample, isRead, learnIds, unknownIds } from './samples.ts';
export type { KnownIds } from './samples.ts';
export type { SearchInput, SearchPlace } from './search-input.ts';
export { readOperation } from './read-input.ts';
export type { InputOf, OperationName, OutputOf, ReadOperation, ReadOperationName } from './read-input.ts';
export { answerForm, inputForm, schemaPart } from './wire-form.ts';
export type { JsonSchema } from './wire-form.ts';
export { wireRequest } from './wire-request.ts';
export type { WireRequest } from './wire-request.ts';
