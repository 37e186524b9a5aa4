import type { ZodMiniType } from 'zod/mini';
import type { CallInput, CallName, CallOutput } from './contract.ts';
import type { TransportRequest } from './transport.ts';

/** What a call puts on the wire. */
export type CallRequest = Pick<TransportRequest, 'path' | 'query' | 'body' | 'headers'>;

/** How one call travels and how its answer is read. */
export type CallDefinition<Input, Output> = {
  /** Label that failures carry, e.g. `load-jobs`. */
  operation: string;
  method: TransportRequest['method'];
  /** Missing means {@link DEFAULT_TIMEOUT}. */
  timeoutMs?: number;
  request: (input: Input) => CallRequest;
  /** Made with the first answer that is read: a page needs few of them, and making all holds up its first call. */
  answer: () => ZodMiniType<Output>;
  /** Code of a failure that names none; missing means `ACT-01`. */
  fallbackCode?: string;
  /** Whether an answer belongs to what was asked for; a false makes it an `SRV-01`. */
  matches?: (input: Input, answer: Output) => boolean;
  /** The service's own texts are shown (messages only). */
  keepsServerText?: true;
};

/** Every call's definition. */
export type CallDefinitions = { [Name in CallName]: CallDefinition<CallInput<Name>, CallOutput<Name>> };

/** Milliseconds a call without a time limit of its own may take. */
export const DEFAULT_TIMEOUT = 10_000;
