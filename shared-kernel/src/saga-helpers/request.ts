import { CANCEL } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';
import type { ApiClient, CallOptions } from '../api/index.ts';
import type { CallInput, CallName, CallOutput } from '../api/contract.ts';

/**
 * Saga helper: makes one call of the product.
 * Cancelling the saga cancels the call.
 * @param options.onProgress called with the part of an upload that was sent, from 0 to 1.
 * @param options.onText called with as much of the answer as is there, where it comes in pieces.
 * @throws ServiceError, the only failure a call has.
 * @example
 * const answer = yield* request('jobs.search', { params });
 */
export function* request<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Omit<CallOptions, 'signal'> = {},
): Generator<unknown, CallOutput<Name>> {
  const api = (yield getContext('api')) as ApiClient;
  return (yield call(startCall, api, name, input, options)) as CallOutput<Name>;
}

function startCall<Name extends CallName>(
  api: ApiClient,
  name: Name,
  input: CallInput<Name>,
  options: Omit<CallOptions, 'signal'>,
) {
  const controller = new AbortController();
  const answer = api.call(name, input, { ...options, signal: controller.signal });
  // redux-saga calls this when the saga that waits is cancelled.
  return Object.assign(answer, { [CANCEL]: () => controller.abort() });
}
