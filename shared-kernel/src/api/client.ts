import { isUnanswered, ServiceError } from '../errors/service-error.ts';
import { ANOTHER_ACCOUNT_TEXT, UNAVAILABLE_TEXT } from '../errors/texts.ts';
import { groups } from '../operations/calls.ts';
import { DEFAULT_TIMEOUT, RETRY_PAUSES } from '../operations/operation.ts';
import type { Method } from '../operations/operation.ts';
import type { ChangeKeys } from '../operations/change-keys.ts';
import type { CallDefinitions, CallInput, CallName, CallOutput } from './contract.ts';
import type { Transport, TransportAnswer } from './transport.ts';
import type { WireRequest } from '../operations/wire-request.ts';

export type ApiClientOptions = {
  /** Missing means axios to the page's own origin, loaded with the first call. */
  transport?: Transport;
  /** Headers added to every call, e.g. the cookie of the visitor a server renders for. */
  headers?: () => Readonly<Record<string, string>>;
  /** Id of the composition the page is made of, sent with every call. */
  composition?: string;
  /** Called when an answer reports that this composition was withdrawn. */
  onWithdrawn?: () => void;
  /** The account that the page shows (`selectPageAccount`), named with every call. */
  account?: () => string;
  /** Called when a call was refused because the browser's session is not of that account. */
  onAnotherAccount?: () => void;
  /**
   * Pauses in ms before a read that did not reach the gateway is tried again. Missing means 300 and 600 in a browser
   * and none elsewhere: between servers the gateway alone retries.
   */
  retryPausesMs?: readonly number[];
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Called with the part of an upload that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Called with as much of the answer as is there, of a call whose answer comes in pieces. */
  onText?: (received: string) => void;
};

/** Makes every call of the product by name. */
export type ApiClient = {
  /** @throws ServiceError, the only failure there is; also after an abort. */
  call: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ) => Promise<CallOutput<Name>>;
};

const loadTools = () => import(/* webpackChunkName: "api" */ '../operations/browser.ts');
const loadAxios = () => import(/* webpackChunkName: "api" */ './axios-transport.ts');

type Group = { calls: Partial<CallDefinitions> };

/**
 * How a call is made, from the chunk of its group.
 * @throws where there is no such call.
 */
async function loadDefinition<Name extends CallName>(name: Name): Promise<CallDefinitions[Name]> {
  const known: Readonly<Record<string, () => Promise<Group>>> = groups;
  const definition: CallDefinitions[Name] | undefined = (await known[name.split('.')[0] ?? '']?.())?.calls[
    name
  ];
  if (!definition) throw new Error(name);
  return definition;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** By name only: a DOMException is not in every runtime an Error of this realm. */
const isTimeout = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'TimeoutError';

/** Reads as a refused session, by its code and status; in words that say what to do. */
const anotherAccount = (operation: string): ServiceError =>
  new ServiceError({
    status: 404,
    answered: 401,
    code: 'AAIS-2',
    description: ANOTHER_ACCOUNT_TEXT,
    operation,
  });

function unreachable(name: string, cause: unknown): ServiceError {
  return new ServiceError(
    { status: 0, code: 'ACT-01', description: UNAVAILABLE_TEXT, operation: name },
    { cause },
  );
}

/**
 * Makes a client. With its first call come axios and what all calls need, and beside them the operations of the call's
 * group, so that another operation costs the pages that call its group.
 * @example
 * const api = createApiClient({ account: () => selectPageAccount(store.getState()) });
 * const { joblist } = await api.call('jobs.similar', { jobID: '20418837' });
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const pauses = options.retryPausesMs ?? (typeof window === 'undefined' ? [] : RETRY_PAUSES);
  let transport = options.transport ?? null;
  const keys: ChangeKeys = new Map();

  async function send(
    request: WireRequest,
    { method, timeoutMs = DEFAULT_TIMEOUT }: { method: Method; timeoutMs?: number },
    { signal, onProgress, onText }: CallOptions,
    account: string | undefined,
    key: string,
  ): Promise<TransportAnswer> {
    transport ??= (await loadAxios()).createAxiosTransport();
    const headers = {
      ...options.headers?.(),
      ...(options.composition === undefined ? {} : { 'x-composition': options.composition }),
      ...(account === undefined ? {} : { 'x-page-account': account }),
      ...(key && { 'idempotency-key': key }),
      ...request.headers,
      'x-chamba': '1',
      'x-deadline-ms': String(timeoutMs),
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        signal?.throwIfAborted();
        return await transport({ ...request, method, headers, timeoutMs, signal, onProgress, onText });
      } catch (failure) {
        const next = pauses[attempt];
        if (next === undefined || method !== 'GET' || signal?.aborted || isTimeout(failure)) throw failure;
        await pause(next);
      }
    }
  }

  return {
    call: async (name, input, callOptions = {}) => {
      const [{ changeKey, readAnswer, transportFailure, wireRequest }, definition] = await Promise.all([
        loadTools(),
        loadDefinition(name),
      ]).catch((failure: unknown) => {
        throw unreachable(name, failure);
      });
      const account = options.account?.();
      const isSignedIn = account && account !== 'none';
      const key = isSignedIn && definition.method !== 'GET' ? changeKey(keys, name, input) : '';
      let answer: TransportAnswer;
      try {
        answer = await send(wireRequest(definition, input), definition, callOptions, account, key);
      } catch (failure) {
        throw transportFailure(definition, isTimeout(failure) ? 408 : 0, failure);
      }
      // A change that is still under way is not settled either.
      if (!isUnanswered(answer) && answer.status !== 409) keys.delete(name);
      if (answer.compositionWithdrawn) options.onWithdrawn?.();
      if (answer.anotherAccount) {
        options.onAnotherAccount?.();
        throw anotherAccount(definition.label);
      }
      // What was read for an account does not come onto a page that has become another's meanwhile.
      if (isSignedIn && account !== options.account?.()) throw anotherAccount(definition.label);
      return readAnswer(definition, input, answer);
    },
  };
}
