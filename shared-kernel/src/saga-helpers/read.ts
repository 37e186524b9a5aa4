import { select } from 'redux-saga/effects';
import type { RootState } from '../store/types.ts';

/**
 * Saga helper: what a selector reads from the store, with the selector's type.
 * @param selector a selector of the store, e.g. `selectProfile` of `@chamba/kernel/session`.
 * @param args what the selector takes besides the state.
 * @example
 * const profile = yield* read(selectProfile);
 * const status = yield* read(selectJobStatus, jobid);
 */
export function* read<Args extends unknown[], Value>(
  selector: (state: RootState, ...args: Args) => Value,
  ...args: Args
): Generator<unknown, Value> {
  // The effect answers with what its selector returned: redux-saga cannot say so in its types.
  return (yield select(selector, ...args)) as Value;
}
