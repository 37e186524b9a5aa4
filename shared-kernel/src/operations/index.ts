export { answerFault, answerFaults } from './answer-fault.ts';
export type { AnswerFault } from './answer-fault.ts';
export { operations, upstreamOf } from './list.ts';
export { DEFAULT_TIMEOUT } from './operation.ts';
export type {
  Address,
  Asked,
  LimitName,
  Method,
  Operation,
  OperationAccount,
  OperationEvent,
  OperationLimit,
  Policy,
  Sent,
} from './operation.ts';
export { has, read } from './payload.ts';
export { wireRequest } from '../api/wire-request.ts';
export type { WireRequest } from '../api/wire-request.ts';
