export { answerFault } from './answer-fault.ts';
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
} from './operation.ts';
export { has, read } from './payload.ts';
